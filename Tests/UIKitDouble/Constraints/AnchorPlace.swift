/// An item's attribute.
struct AnchorPlace {
  /// A view or a guide; weak as in UIKit, where constraints do not keep their items.
  weak var item: AnyObject?
  /// The attribute.
  let attribute: NSLayoutConstraint.Attribute

  /// The view that an item is, or that a guide belongs to.
  @MainActor static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Traps where UIKit raises an exception.
  func check(against other: AnchorPlace?, _ multiplier: CGFloat) {
    guard let other else {
      return precondition(attribute.isSize, "a location needs another one")
    }
    precondition(attribute.isSize == other.attribute.isSize, "a location against a size")
    precondition(attribute.isSize || multiplier != 0, "a location without another one")
    if attribute.isSize { return }
    precondition(attribute.axis == other.attribute.axis, "a horizontal against a vertical place")
    precondition(
      !(attribute.isDirectional && other.attribute.isPhysical)
        && !(attribute.isPhysical && other.attribute.isDirectional),
      "leading or trailing against left or right")
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  var isSize: Bool { self == .width || self == .height }
  /// Whether it follows the direction.
  var isDirectional: Bool { self == .leading || self == .trailing }
  /// Whether it never follows the direction.
  var isPhysical: Bool { self == .left || self == .right }

  /// The axis along which it lies.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    default: .vertical
    }
  }
}
