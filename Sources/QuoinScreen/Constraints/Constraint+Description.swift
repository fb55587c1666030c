extension Constraint {
  /// The equation as a spec would write it: `card.leading == parent.leading + 16 @750`.
  ///
  /// `names` gives the reference to a box; what it gives must be readable in the scope that the
  /// text is for.
  public func description(in names: (LayoutBox) -> String) -> String {
    let sides = [left, right].map { $0.description(in: names) }
    let end = priority == Constraint.required ? "" : " @\(LinearExpression.text(of: priority))"
    return "\(sides[0]) \(relation.rawValue) \(sides[1])\(end)"
  }
}

extension LinearExpression {
  /// The sum as a spec would write it: `0.5 * form.width - 8`.
  public func description(in names: (LayoutBox) -> String) -> String {
    var text = ""
    for term in terms {
      text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : Self.sign(of: term.coefficient)
      let factor = term.coefficient.magnitude
      if factor != 1 { text += "\(Self.text(of: factor)) * " }
      text += "\(names(term.anchor.box)).\(term.anchor.attribute.rawValue)"
    }
    if text.isEmpty { return Self.text(of: constant) }
    if constant == 0 { return text }
    return text + Self.sign(of: constant) + Self.text(of: constant.magnitude)
  }

  private static func sign(of number: Double) -> String { number < 0 ? " - " : " + " }

  /// The shortest decimal that reads back as the same number, without a fraction of 0.
  fileprivate static func text(of number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
