/// What constraints come to.
///
/// Leading and trailing are the left and the right in left-to-right and the other way round in
/// right-to-left, where the positive direction flips with them, so that constants keep pointing
/// inwards. Left, right and the centre never flip, unless the other side follows the direction.
extension LayoutSystem {
  /// The row of a constraint; nil where an item is gone.
  func row(of constraint: NSLayoutConstraint) -> LayoutRow? {
    guard let first = constraint.firstItem else { return nil }
    let isMirrored = isMirrored(constraint, first)
    let sign: CGFloat = isMirrored ? -1 : 1
    let origin = origin(of: constraint)
    func form(_ place: AnchorPlace, from start: AnchorPlace?) -> LayoutForm {
      guard let item = place.item else { return LayoutForm() }
      let other = place.item === first ? constraint.secondItem : first
      let end = self.form(of: item, place.attribute, with: other)
      guard let start, let startItem = start.item else {
        return end - originForm(place.attribute, origin)
      }
      let distance = end - self.form(of: startItem, start.attribute, with: item)
      return isMirrored ? -1 * distance : distance
    }
    let left = form(
      AnchorPlace(item: first, attribute: constraint.firstAttribute),
      from: constraint.distance.first)
    var sum = left - sign * constraint.constant
    if let second = constraint.secondItem {
      let right = form(
        AnchorPlace(item: second, attribute: constraint.secondAttribute),
        from: constraint.distance.second)
      sum = sum - constraint.multiplier * right
    }
    let name = constraint.identifier ?? "a constraint of \(type(of: first))"
    return LayoutRow(
      sum, isMirrored ? constraint.relation.flipped : constraint.relation, constraint.priority, name
    )
  }

  /// Whether a constraint follows a direction that is right-to-left; a distance of two anchors does
  /// by itself.
  private func isMirrored(_ constraint: NSLayoutConstraint, _ first: AnyObject) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    guard attributes.contains(where: \.isDirectional) else { return false }
    return isRightToLeft(first)
  }

  private func isRightToLeft(_ item: AnyObject) -> Bool {
    AnchorPlace.view(of: item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The box whose coordinates a multiple of a place counts in: that of the view that holds the
  /// constraint.
  private func origin(of constraint: NSLayoutConstraint) -> LayoutRect? {
    constraint.multiplier == 1 ? nil : constraint.holder.map { frame(of: $0) }
  }

  private func originForm(
    _ attribute: NSLayoutConstraint.Attribute, _ origin: LayoutRect?
  ) -> LayoutForm {
    guard let origin, !attribute.isSize else { return LayoutForm() }
    return attribute.axis == .horizontal ? origin.left : origin.top
  }

  /// A place of an item; `other` is the item at the other side.
  private func form(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?
  ) -> LayoutForm {
    let rect = placedRect(of: item, attribute, with: other)
    let isMirrored = attribute.isDirectional && isRightToLeft(item)
    switch attribute {
    case .left: return rect.left
    case .right: return rect.right
    case .leading: return isMirrored ? rect.right : rect.left
    case .trailing: return isMirrored ? rect.left : rect.right
    case .top: return rect.top
    case .bottom: return rect.bottom
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.left + 0.5 * rect.width
    case .centerY: return rect.top + 0.5 * rect.height
    case .firstBaseline, .lastBaseline: return baseline(of: item, attribute)
    case .notAnAttribute: return LayoutForm()
    }
  }

  /// The places of a scroll view that views in it name are those of what scrolls.
  ///
  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views".
  private func placedRect(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?
  ) -> LayoutRect {
    guard let scroll = item as? UIScrollView, !attribute.isSize, let other,
      let inner = AnchorPlace.view(of: other), inner !== scroll, inner.isDescendant(of: scroll),
      let content = scrolledRect(of: scroll)
    else { return rect(ofItem: item) }
    return content
  }

  /// A baseline; at the bottom edge of what has no text.
  ///
  /// Where a text stands in its box goes by whole pixels from the top, so passes come to an end.
  private func baseline(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutForm {
    guard var view = item as? UIView else { return rect(ofItem: item).bottom }
    let isFirst = attribute == .firstBaseline
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { break }
      view = next
    }
    let box = frame(of: view)
    let size = view.solvedFrame?.size ?? view.intrinsicContentSize
    guard let baselines = view.baselines(in: size) else { return rect(ofItem: view).bottom }
    return box.top + (isFirst ? baselines.first : baselines.last)
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation seen from the other side.
  fileprivate var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
