import QuoinScreen
import QuoinSource

/// The constraints that nobody writes: sizes are not negative, content has a size, a canvas fits.
struct ImpliedConstraints {
  private let screen: Screen
  private let measures: ContentMeasures

  /// Makes the constraints that follow from a screen and what its content measures.
  init(_ screen: Screen, measures: ContentMeasures) {
    self.screen = screen
    self.measures = measures
  }

  /// All of them, the screen's first, then each view's and each guide's.
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
    return all
  }

  /// A canvas that fits is the smallest that the content allows, at UIKit's
  /// `fittingSizeLevel` of 50 (Apple, `UILayoutPriority`).
  private var canvas: [Constraint] {
    var rules: [Constraint] = []
    for (attribute, length) in [
      (Attribute.width, screen.canvas.width), (.height, screen.canvas.height),
    ] where length == nil {
      let anchor = LinearExpression(Anchor(.screen, attribute))
      let origin = Constraint.Origin.rule("the screen's fitting \(attribute)", screen.source)
      rules.append(Constraint(anchor, .greaterOrEqual, LinearExpression(), origin: origin))
      rules.append(Constraint(anchor, .equal, LinearExpression(), priority: 50, origin: origin))
    }
    return rules
  }

  private func nonNegative(_ box: LayoutBox, id: String, at range: SourceRange) -> [Constraint] {
    [Attribute.width, .height].map { attribute in
      Constraint(
        LinearExpression(Anchor(box, attribute)), .greaterOrEqual, LinearExpression(),
        origin: .rule("no negative \(attribute) of \(id)", range))
    }
  }

  private func content(of index: Int, size: Size) -> [Constraint] {
    let view = screen.views[index]
    return content(
      of: index, .width, size.width, hugging: view.hugging.horizontal,
      resistance: view.resistance.horizontal)
      + content(
        of: index, .height, size.height, hugging: view.hugging.vertical,
        resistance: view.resistance.vertical)
  }

  private func content(
    of index: Int, _ attribute: Attribute, _ length: Double, hugging: Double, resistance: Double
  ) -> [Constraint] {
    let view = screen.views[index]
    let anchor = LinearExpression(Anchor(.view(index), attribute))
    let size = LinearExpression(constant: length)
    return [
      Constraint(
        anchor, .lessOrEqual, size, priority: hugging,
        origin: .rule("hugging of the content \(attribute) of \(view.id)", view.source)),
      Constraint(
        anchor, .greaterOrEqual, size, priority: resistance,
        origin: .rule("resistance of the content \(attribute) of \(view.id)", view.source)),
    ]
  }
}
