/// The layout margins and the readable width of a screen's root view.
extension Canvas {
  /// A canvas with UIKit's margins: a root view's, or a cell's where a side fits its content.
  ///
  /// - Parameters:
  ///   - width: in points; nil for one that fits its content.
  ///   - height: in points; nil for one that fits its content.
  ///   - scale: pixels in a point.
  ///   - safeArea: what bars and notch take; the margins lie within the rest.
  ///   - margins: margins of the spec's own, without the safe area.
  public static func screen(
    width: Double?, height: Double?, scale: Double, safeArea: EdgeInsets = .zero,
    margins: EdgeInsets? = nil
  ) -> Canvas {
    let margins = margins ?? systemMargins(width: width, height: height)
    return Canvas(
      width: width, height: height, scale: scale, safeArea: safeArea,
      margins: margins.adding(safeArea))
  }

  /// The margins of a root view, or of a cell's content where a side fits; without the safe area.
  ///
  /// Source: Apple's `systemMinimumLayoutMargins`: 16 points at the sides in a compact width and 20
  /// in a regular one. That phones of 414 points and more have 20 upright too is reported by others.
  static func systemMargins(width: Double?, height: Double?) -> EdgeInsets {
    guard let width, let height else { return cellMargins }
    let isWide = min(width, height) >= Traits.leastWidePhoneSide
    let side = isWide ? wideSideMargin : sideMargin
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins of a table cell's content.
  ///
  /// Source: frames that Interface Builder stored.
  static let cellMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// A root view's margin at the left and the right, in points.
  private static let sideMargin = 16.0
  /// The same in a regular width and on wide phones, in points.
  private static let wideSideMargin = 20.0

  /// The width of the readable guide at a text size, in whole points.
  ///
  /// Apple says that the width depends on the text size and gives no figures
  /// (`UIView.readableContentGuide`). At L it is 672, measured on iPads (useyourloaf.com, "Readable
  /// content guides"); that it follows the size of body text is chosen.
  public static func readableWidth(at size: TextSize) -> Double {
    let share = TextStyle.body.pointSize(at: size) / TextStyle.body.pointSize(at: .L)
    return (readableWidthAtL * share).rounded()
  }

  /// The width of the readable guide at L, in points.
  private static let readableWidthAtL = 672.0
}

extension EdgeInsets {
  /// The insets and others together.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
