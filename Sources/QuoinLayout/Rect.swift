import QuoinScreen

/// A rectangle in points, origin top left, y down.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { x + width }
  /// The bottom edge.
  public var bottom: Double { y + height }

  /// The rectangle less insets; an axis that the insets exceed becomes empty at its middle.
  public func inset(by insets: EdgeInsets) -> Rect {
    var result = Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
    if result.width < 0 {
      result.x += result.width / 2
      result.width = 0
    }
    if result.height < 0 {
      result.y += result.height / 2
      result.height = 0
    }
    return result
  }

  /// The rectangle with its edges moved out by insets, as an alignment rectangle to its frame.
  func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}

extension ContentSize {
  /// The size of the frame around an alignment rectangle of this size.
  func outset(by insets: EdgeInsets) -> ContentSize {
    ContentSize(
      width: width.map { $0 + insets.left + insets.right },
      height: height.map { $0 + insets.top + insets.bottom })
  }
}
