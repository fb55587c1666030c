import QuoinScreen

/// How constraints are written in messages and dumps: as the equations of a spec.
struct ConstraintText {
  private let screen: Screen

  /// Makes a writer of a screen's constraints.
  init(_ screen: Screen) { self.screen = screen }

  /// A constraint: "form.leading == logo.trailing + 8 @750"; no priority when it is required.
  func text(_ constraint: Constraint) -> String {
    var text = "\(equation(constraint))"
    if constraint.priority < Constraint.required {
      text += " @\(PointText.text(constraint.priority))"
    }
    return text
  }

  /// A constraint without its priority.
  func equation(_ constraint: Constraint) -> String {
    "\(text(constraint.left)) \(constraint.relation.rawValue) \(text(constraint.right))"
  }

  /// The name of a box: a view's id, "screen.safeArea".
  func name(_ box: LayoutBox) -> String {
    switch box {
    case .screen: "screen"
    case .safeArea: "screen.safeArea"
    case .keyboard: "keyboard"
    case .view(let index): screen.views[index].id
    case .guide(let index): screen.guides[index].id
    case .margins(of: let index): (index.map { screen.views[$0].id } ?? "screen") + ".margins"
    case .readable(of: let index): (index.map { screen.views[$0].id } ?? "screen") + ".readable"
    case .content(of: let index): screen.views[index].id + ".content"
    case .frame(of: let index): screen.views[index].id + ".frame"
    }
  }

  private func text(_ expression: LinearExpression) -> String {
    var text = ""
    for term in expression.terms {
      let factor = abs(term.coefficient)
      let anchor = "\(name(term.anchor.box)).\(term.anchor.attribute.rawValue)"
      append(
        factor == 1 ? anchor : "\(PointText.text(factor)) * \(anchor)", to: &text,
        negative: term.coefficient < 0)
    }
    if expression.constant != 0 || text.isEmpty {
      append(
        PointText.text(abs(expression.constant)), to: &text,
        negative: expression.constant < 0)
    }
    return text
  }

  private func append(_ part: String, to text: inout String, negative: Bool) {
    switch (text.isEmpty, negative) {
    case (true, false): text = part
    case (true, true): text = "-" + part
    case (false, false): text += " + " + part
    case (false, true): text += " - " + part
    }
  }
}
