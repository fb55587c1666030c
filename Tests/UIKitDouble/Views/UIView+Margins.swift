extension UIView {
  /// The margins as they take effect, the safe area included; setting sets the view's own.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)) }
  }

  /// The margins as they take effect, in the direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { setOwnMargins(newValue) }
  }

  /// What bars and the device cover of it.
  ///
  /// Source: Apple, `UIView.safeAreaInsets`: a view that lies inside the safe area has none.
  public var safeAreaInsets: UIEdgeInsets {
    if let ownSafeArea { return ownSafeArea }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let size = superview.box.size
    return UIEdgeInsets(
      top: outer.top - box.minY, left: outer.left - box.minX,
      bottom: outer.bottom - (size.height - box.maxY),
      right: outer.right - (size.width - box.maxX)
    ).atLeast(.zero)
  }

  /// How far the readable guide lies inside the margins at each side.
  ///
  /// Source: useyourloaf.com, "Readable content guides": 672 points at the usual text size; what the
  /// others do to it is not public.
  var readableInset: CGFloat {
    let margins = effectiveMargins
    return max(0, (box.width - margins.left - margins.right - 672) / 2)
  }

  /// The margins: the view's own, inside the safe area, and at least what the superview's leave of
  /// it.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins = ownMargins.resolved(direction)
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.effectiveMargins
    let size = superview.box.size
    return margins.atLeast(
      UIEdgeInsets(
        top: outer.top - box.minY, left: outer.left - box.minX,
        bottom: outer.bottom - (size.height - box.maxY),
        right: outer.right - (size.width - box.maxX)))
  }

  private func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
    ownMargins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}
