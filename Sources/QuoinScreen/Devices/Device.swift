/// A device that a screen can be laid out for.
public struct Device: Sendable, Hashable {
  /// Apple's name: "iPhone 16".
  public var name: String
  /// The size upright, in points.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// What bars and notch take upright, in points.
  public var portraitSafeArea: EdgeInsets
  /// What they take in landscape, in points.
  public var landscapeSafeArea: EdgeInsets
  /// Whether the width is regular in landscape although it is a phone.
  public var isRegularInLandscape: Bool

  /// Whether it is an iPad.
  public var isPad: Bool { name.hasPrefix("iPad") }

  /// The size as it is held, in points.
  public func size(_ orientation: Cell.Orientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: Size(width: size.height, height: size.width)
    }
  }

  /// The safe area's insets as it is held, in points.
  public func safeArea(_ orientation: Cell.Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Whether the horizontal size class is regular as it is held.
  public func isRegularWidth(_ orientation: Cell.Orientation) -> Bool {
    isPad || (orientation == .landscape && isRegularInLandscape)
  }

  /// The area of a screen on the device.
  public func canvas(_ orientation: Cell.Orientation) -> Canvas {
    let size = size(orientation)
    return Canvas(
      width: size.width, height: size.height, scale: scale, safeArea: safeArea(orientation),
      isRegularWidth: isRegularWidth(orientation))
  }
}

extension Canvas {
  /// A canvas with the root margins that UIKit gives a view controller's view: the safe area's
  /// insets, and at the sides 20 in a regular width or from 414 points, else 16.
  ///
  /// Source: Apple's `systemMinimumLayoutMargins`; the 414-point rule is measured by others.
  public init(
    width: Double, height: Double, scale: Double, safeArea: EdgeInsets, isRegularWidth: Bool
  ) {
    let side: Double = isRegularWidth || min(width, height) >= 414 ? 20 : 16
    self.init(
      width: width, height: height, scale: scale, safeArea: safeArea,
      margins: EdgeInsets(
        top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom,
        right: safeArea.right + side),
      readableWidth: Canvas.readableWidth)
  }

  /// The width of the readable guide at the default text size, in points.
  ///
  /// Source: measured on iPads, useyourloaf.com, "Readable content guides".
  public static let readableWidth = 672.0
}
