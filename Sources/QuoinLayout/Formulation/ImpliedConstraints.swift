import QuoinScreen
import QuoinSource

/// The constraints that nobody writes: sizes are not negative, content has a size, a canvas fits,
/// a stack arranges its children.
struct ImpliedConstraints {
  private let screen: Screen
  private let measures: ContentMeasures

  /// Makes the constraints that follow from a screen and what its content measures.
  init(_ screen: Screen, measures: ContentMeasures) {
    self.screen = screen
    self.measures = measures
  }

  /// All of them, the screen's first, then each view's, each guide's and each stack's.
  var all: [Constraint] {
    var all = canvas
    all.reserveCapacity(6 * screen.views.count + 2 * screen.guides.count + 4)
    for (index, view) in screen.views.enumerated() {
      all += nonNegative(.view(index), id: view.id, at: view.source)
      if let size = measures.sizes[index] { all += content(of: index, size: size) }
    }
    for (index, guide) in screen.guides.enumerated() {
      all += nonNegative(.guide(index), id: guide.id, at: guide.source)
    }
    for index in BoxUses(screen).scrolledContents {
      let view = screen.views[index]
      all += nonNegative(.content(of: index), id: "the content of \(view.id)", at: view.source)
    }
    return all + StackRules.all(screen, measures: measures)
  }

  /// A canvas that fits is the smallest that the content allows.
  private var canvas: [Constraint] {
    var rules: [Constraint] = []
    for (attribute, length) in [
      (Attribute.width, screen.canvas.width), (.height, screen.canvas.height),
    ] where length == nil {
      let anchor = LinearExpression(Anchor(.screen, attribute))
      let origin = Constraint.Origin.rule("the screen's fitting \(attribute)", screen.source)
      rules.append(Constraint(anchor, .greaterOrEqual, LinearExpression(), origin: origin))
      rules.append(
        Constraint(
          anchor, .equal, LinearExpression(), priority: Self.fittingSize, origin: origin))
    }
    return rules
  }

  /// Source: Apple, `UILayoutPriority.fittingSizeLevel`.
  private static let fittingSize = 50.0

  private func nonNegative(_ box: LayoutBox, id: String, at range: SourceRange) -> [Constraint] {
    [Attribute.width, .height].map { attribute in
      Constraint(
        LinearExpression(Anchor(box, attribute)), .greaterOrEqual, LinearExpression(),
        origin: .rule("no negative \(attribute) of \(id)", range))
    }
  }

  private func content(of index: Int, size: ContentSize) -> [Constraint] {
    let view = screen.views[index]
    var rules: [Constraint] = []
    if let width = size.width { rules += contentWidth(view, index, width) }
    if let height = size.height {
      rules.append(limit(view, index, .height, .lessOrEqual, height, view.hugging.vertical))
      rules.append(limit(view, index, .height, .greaterOrEqual, height, view.resistance.vertical))
    }
    return rules
  }

  private func contentWidth(_ view: View, _ index: Int, _ width: Double) -> [Constraint] {
    let hugging = view.hugging.horizontal
    var rules: [Constraint] = []
    if let wrapWidth = measures.wrapWidths[index], hugging < Constraint.required {
      rules.append(limit(view, index, .width, .lessOrEqual, wrapWidth, hugging))
      rules.append(
        limit(view, index, .width, .lessOrEqual, width, hugging - Self.longestLineStep))
    } else {
      rules.append(limit(view, index, .width, .lessOrEqual, width, hugging))
    }
    rules.append(limit(view, index, .width, .greaterOrEqual, width, view.resistance.horizontal))
    return rules
  }

  /// How much weaker than its hugging a wrapped text shrinks to its longest line.
  ///
  /// It shrinks unless something as strong as its hugging is at odds: the rest of a wrapped row
  /// stays with the text that wrapped and does not make its neighbours ambiguous.
  private static let longestLineStep = 0.001

  private func limit(
    _ view: View, _ index: Int, _ attribute: Attribute, _ relation: Constraint.Relation,
    _ length: Double, _ priority: Double
  ) -> Constraint {
    let rule = relation == .lessOrEqual ? "hugging" : "resistance"
    return Constraint(
      LinearExpression(Anchor(.view(index), attribute)), relation,
      LinearExpression(constant: length), priority: priority,
      origin: .rule("\(rule) of the content \(attribute) of \(view.id)", view.source))
  }
}
