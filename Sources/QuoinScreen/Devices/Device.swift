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

  /// The area of a screen on the device, with the margins of a view controller's view.
  public func canvas(_ orientation: Cell.Orientation) -> Canvas {
    let size = size(orientation)
    return .screen(
      width: size.width, height: size.height, scale: scale, safeArea: safeArea(orientation))
  }
}
