import QuoinScreen
import QuoinSource

/// The constraints of a stack, as `UIStackView` makes them.
///
/// Source: kean.blog, "Let's Build UIStackView", which prints the constraints of real stacks, and
/// the reports to Apple that the rules name. UIKit's invisible helpers are worked out here, so that
/// rows and findings only name the stack and its children: a gap guide is the distance of its two
/// views, and the alignment spacer is as high as the stack that both its ends are tied to.
struct StackRules {
  /// The screen.
  let screen: Screen
  /// What its content measures.
  let measures: ContentMeasures
  /// The stack's index.
  let index: Int
  /// Its arrangement.
  let stack: StackArrangement
  /// Its children in order, by index.
  let children: [Int]
  /// Those that are not hidden.
  let visible: [Int]

  /// Makes the rules of a stack with its children; nil for a view that is none.
  init?(_ screen: Screen, measures: ContentMeasures, index: Int, children: [Int]) {
    guard let stack = screen.views[index].stack else { return nil }
    self.screen = screen
    self.measures = measures
    self.index = index
    self.stack = stack
    self.children = children
    visible = children.filter { !screen.views[$0].isHidden }
  }

  /// The rules of every stack of a screen, in order of declaration.
  static func all(_ screen: Screen, measures: ContentMeasures) -> [Constraint] {
    guard screen.views.contains(where: { $0.stack != nil }) else { return [] }
    var children = [[Int]](repeating: [], count: screen.views.count)
    for (index, view) in screen.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    return screen.views.indices.flatMap { index in
      StackRules(screen, measures: measures, index: index, children: children[index])?.all ?? []
    }
  }

  /// The stack's constraints: along its axis, then across.
  var all: [Constraint] {
    guard !children.isEmpty else {
      return [fit(stack.axis, Priority.canvasFit), fit(crossAxis, Priority.canvasFit)]
    }
    return ends + spacings + hiding + distribution + textWidths + spacers + alignment
  }
}

/// Words of the rules.
extension StackRules {
  /// The axis across the stack.
  var crossAxis: Attribute.Axis { stack.axis == .horizontal ? .vertical : .horizontal }
  /// The box that the children fill.
  var canvas: LayoutBox { stack.usesMargins ? .margins(of: index) : .view(index) }
  /// The id of the stack.
  var name: String { screen.views[index].id }
  /// The place of the stack in the spec.
  var source: SourceRange { screen.views[index].source }

  /// The id of a child.
  func name(_ child: Int) -> String { screen.views[child].id }

  /// A child's or the canvas's anchor, plus a distance.
  func anchor(
    _ box: LayoutBox, _ attribute: Attribute, plus distance: Double = 0
  ) -> LinearExpression {
    LinearExpression(Anchor(box, attribute), plus: distance)
  }

  /// A constraint of the stack by the words that a conflict names it with.
  func rule(
    _ rule: String, _ left: LinearExpression, _ relation: Constraint.Relation,
    _ right: LinearExpression, _ priority: Double = Constraint.required,
    at range: SourceRange? = nil
  ) -> Constraint {
    Constraint(
      left, relation, right, priority: priority, origin: .rule(rule, range ?? source))
  }

  /// The stack as small as its content allows on an axis ("UISV-canvas-fit", "UISV-spanning-fit").
  func fit(_ axis: Attribute.Axis, _ priority: Double) -> Constraint {
    rule(
      "fitting \(axis.length.rawValue) of \(name)", anchor(canvas, axis.length), .equal,
      LinearExpression(), priority)
  }
}

extension Attribute.Axis {
  /// The leading or top edge.
  var start: Attribute { self == .horizontal ? .leading : .top }
  /// The trailing or bottom edge.
  var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The centre.
  var center: Attribute { self == .horizontal ? .centerX : .centerY }
  /// The width or height.
  var length: Attribute { self == .horizontal ? .width : .height }
}

extension LinearExpression {
  /// The distance from one anchor to another.
  static func distance(_ first: Anchor, _ last: Anchor) -> LinearExpression {
    LinearExpression(terms: [Term(1, last), Term(-1, first)])
  }
}
