/// `first.attribute relation multiplier × second.attribute + constant`.
@MainActor open class NSLayoutConstraint {
  /// The first item.
  open private(set) weak var firstItem: AnyObject?
  /// The first item's attribute.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The second item; nil where there is only a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The second item's attribute.
  public let secondAttribute: Attribute
  /// The multiplier.
  public let multiplier: CGFloat
  /// The constant, in points.
  open var constant: CGFloat { didSet { changed() } }
  /// How strongly it is wanted.
  open var priority = UILayoutPriority.required { didSet { changed() } }
  /// A name for messages.
  open var identifier: String?
  /// Where the first item's attribute is measured from, for a distance of two anchors.
  let distance: (first: AnchorPlace?, second: AnchorPlace?)

  /// What a constraint speaks of.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
  }

  /// The relation of both sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Makes a constraint.
  ///
  /// UIKit raises an exception where this traps: numbers that are not finite, a location against a
  /// size, a location without a second one.
  public convenience init(
    item first: AnyObject, attribute: Attribute, relatedBy relation: Relation,
    toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      AnchorPlace(item: first, attribute: attribute), relation,
      second.map { AnchorPlace(item: $0, attribute: secondAttribute) }, multiplier, constant)
  }

  /// Makes a constraint of anchors, each of which may be a distance from another one.
  init(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnchorPlace?, _ multiplier: CGFloat,
    _ constant: CGFloat, from starts: (first: AnchorPlace?, second: AnchorPlace?) = (nil, nil)
  ) {
    precondition(multiplier.isFinite && constant.isFinite, "a number is not finite")
    if starts.first == nil && starts.second == nil { first.check(against: second, multiplier) }
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
    distance = starts
  }

  /// The view that holds it while it is active.
  private(set) weak var holder: UIView?

  /// Whether it takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints take part.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints take part no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = commonAncestor else {
      preconditionFailure("no common ancestor: \(identifier ?? "a constraint")")
    }
    holder = view
    view.hold(self)
  }

  private func deactivate() {
    holder?.release(self)
    holder = nil
  }

  private func changed() { holder?.setNeedsLayout() }

  /// The nearest view that has all items in it.
  private var commonAncestor: UIView? {
    let items = [firstItem, secondItem, distance.first?.item, distance.second?.item]
    let views = items.compactMap { $0 }.map { AnchorPlace.view(of: $0) }
    guard var ancestor = views.first ?? nil else { return nil }
    for view in views.dropFirst() {
      guard let view else { return nil }
      while !view.isDescendant(of: ancestor) {
        guard let parent = ancestor.superview else { return nil }
        ancestor = parent
      }
    }
    return ancestor
  }
}
