/// The size that a view's content asks for, in points; an axis without one is nil, as with
/// `UIView.noIntrinsicMetric`.
public struct ContentSize: Sendable, Hashable {
  /// The width; nil where the content asks for none.
  public var width: Double?
  /// The height; nil where the content asks for none.
  public var height: Double?

  /// Makes a size of each axis, or of one.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Makes a size of both axes.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// No size on either axis.
  public static let none = ContentSize()
}
