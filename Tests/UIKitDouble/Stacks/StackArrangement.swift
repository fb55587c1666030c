/// The constraints of a stack, as `UIStackView` makes them, with its invisible helpers.
///
/// Source: kean.blog, "Let's Build UIStackView", which prints the constraints of real stacks.
@MainActor struct StackArrangement {
  /// The stack.
  let stack: UIStackView
  /// All arranged views.
  let views: [UIView]
  /// Those that are not hidden.
  let visible: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// Arranges a stack's views.
  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    connectEnds()
    addSpacings()
    addHiding()
    addDistribution()
    addTextWidths()
    addAlignment()
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes the constraints back.
  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  // Words of the rules.

  /// What the views fill.
  var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  /// The places along the stack.
  var along: StackAxis { StackAxis(stack.axis) }
  /// The places across it.
  var across: StackAxis { StackAxis(stack.axis == .horizontal ? .vertical : .horizontal) }
  /// Whether spaces may grow.
  var hasLooseSpaces: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// The room after a visible view.
  func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
  }

  /// Adds a constraint between places.
  mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute,
    as relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV-" + name
    constraints.append(constraint)
  }

  /// Adds a constraint for a length.
  mutating func add(
    _ name: String, lengthOf item: AnyObject, _ axis: StackAxis, _ length: CGFloat = 0,
    at priority: Float = 1000
  ) {
    add(name, item, axis.length, nil, .notAnAttribute, plus: length, at: priority)
  }

  /// Adds a helper.
  mutating func newGuide(_ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    guides.append(guide)
    stack.addLayoutGuide(guide)
    return guide
  }
}

/// The places along an axis.
struct StackAxis {
  /// Where it starts.
  let start: NSLayoutConstraint.Attribute
  /// Where it ends.
  let end: NSLayoutConstraint.Attribute
  /// The middle.
  let center: NSLayoutConstraint.Attribute
  /// The length.
  let length: NSLayoutConstraint.Attribute

  /// The places along an axis.
  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    center = isHorizontal ? .centerX : .centerY
    length = isHorizontal ? .width : .height
  }
}
