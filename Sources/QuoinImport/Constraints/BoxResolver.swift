import QuoinLayout
import QuoinScreen
import QuoinSource

/// Turns items and attributes of Interface Builder into boxes and anchors of a spec.
struct BoxResolver {
  /// Why a constraint has no meaning in a spec.
  enum Problem: Error {
    /// An id that nothing in the root has.
    case missing(String)
    /// An attribute that is none of UIKit's.
    case attribute(String)
  }

  let root: InterfaceRoot
  /// The stored frames in the screen's coordinates.
  let geometry: RootGeometry
  /// The screen's safe area, where it is known already.
  var safeArea = EdgeInsets.zero

  /// The constraint between boxes.
  func resolve(
    _ constraint: InterfaceConstraint, owner: Int
  ) throws(Problem) -> BoxConstraint {
    let first = try anchor(
      constraint.firstItem, constraint.firstAttribute, owner: owner, other: constraint.secondItem)
    var second: ConstraintAnchor?
    if let attribute = constraint.secondAttribute, attribute != "notAnAttribute" {
      second = try anchor(
        constraint.secondItem, attribute, owner: owner,
        other: constraint.firstItem ?? root.views[owner].id)
    }
    return BoxConstraint(
      first: first, relation: constraint.relation, second: second,
      multiplier: second == nil ? 1 : constraint.multiplier, constant: constraint.constant,
      source: constraint, owner: owner)
  }

  private func anchor(
    _ item: String?, _ attribute: String, owner: Int, other: String?
  ) throws(Problem) -> ConstraintAnchor {
    guard let (place, isMargin) = Self.attribute(attribute) else { throw .attribute(attribute) }
    if let item, let guide = root.guides[ExactString(item)] {
      return anchor(of: guide, place)
    }
    guard let view = item.map({ root.view($0) }) ?? owner else { throw .missing(item ?? "") }
    if isMargin { return ConstraintAnchor(box: .margins(geometry.nested(view)), attribute: place) }
    guard let nested = geometry.nested(view) else {
      return ConstraintAnchor(box: .screen, attribute: place)
    }
    if root.views[view].tag == "scrollView", let other, isDescendant(other, of: view) {
      return ConstraintAnchor(
        box: place.isSize ? .frame(nested) : .content(nested), attribute: place)
    }
    return ConstraintAnchor(box: .view(nested), attribute: place)
  }

  private func anchor(of guide: InterfaceGuide, _ place: Attribute) -> ConstraintAnchor {
    switch guide.kind {
    case .keyboard: return ConstraintAnchor(box: .keyboard, attribute: place)
    case .content: return ConstraintAnchor(box: .content(guide.view), attribute: place)
    case .frame: return ConstraintAnchor(box: .frame(guide.view), attribute: place)
    case .top:
      return place == .top
        ? ConstraintAnchor(box: .screen, attribute: .top)
        : ConstraintAnchor(box: .safeArea, attribute: .top)
    case .bottom:
      return place == .bottom
        ? ConstraintAnchor(box: .screen, attribute: .bottom)
        : ConstraintAnchor(box: .safeArea, attribute: .bottom)
    case .safeArea:
      guard let nested = geometry.nested(guide.view) else {
        return ConstraintAnchor(box: .safeArea, attribute: place)
      }
      return ConstraintAnchor(
        box: reaches(out: nested, at: place) ? .safeArea : .view(nested), attribute: place)
    }
  }

  /// Whether a view lies beyond the screen's safe area at an edge, so that its own safe area ends
  /// where the screen's does.
  private func reaches(out view: Int, at edge: Attribute) -> Bool {
    guard let frame = geometry.frame(of: view) else { return false }
    return switch edge {
    case .top: frame.y < safeArea.top - 0.5
    case .bottom: frame.bottom > geometry.size.height - safeArea.bottom + 0.5
    case .leading, .left: frame.x < safeArea.left - 0.5
    case .trailing, .right: frame.right > geometry.size.width - safeArea.right + 0.5
    case .centerX, .centerY, .width, .height, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether an item, a view or a guide, is in a view.
  private func isDescendant(_ item: String, of ancestor: Int) -> Bool {
    var next = root.view(item) ?? root.guides[ExactString(item)]?.view
    while let index = next {
      next = root.views[index].parent
      if next == ancestor { return true }
    }
    return false
  }

  /// The attribute of a name, and whether it is of the margins.
  static func attribute(_ name: String) -> (Attribute, isMargin: Bool)? {
    switch name {
    case "baseline", "lastBaseline": return (.lastBaseline, false)
    case "centerXWithinMargins": return (.centerX, true)
    case "centerYWithinMargins": return (.centerY, true)
    default: break
    }
    if let attribute = Attribute(rawValue: name) { return (attribute, false) }
    guard name.hasSuffix("Margin") else { return nil }
    return Attribute(rawValue: String(name.dropLast(6))).map { ($0, true) }
  }
}
