extension UIView {
  /// Wants a layout.
  public func setNeedsLayout() {}

  /// Wants the content drawn.
  public func setNeedsDisplay() {}

  /// Wants the content in a rectangle drawn.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Lays the whole hierarchy out.
  ///
  /// UIKit lays out only what asked for it; the result is the same.
  public func layoutIfNeeded() {
    let root = root
    guard !root.isLayingOut else { return }
    root.isLayingOut = true
    defer { root.isLayingOut = false }
    LayoutPasses.run(root)
  }

  /// The smallest or largest size that constraints allow.
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a size that constraints allow, each axis as strongly as its priority says.
  public func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutPasses.fittingSize(
      self, Fitting(size: size, horizontal: horizontal, vertical: vertical))
  }

  /// A size that fits nothing in.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A size that fits all in.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Runs changes; there is no time here for them to take.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Runs changes without animation.
  public static func performWithoutAnimation(_ changes: () -> Void) { changes() }
}
