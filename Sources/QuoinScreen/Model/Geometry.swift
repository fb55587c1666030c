/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances inwards from the four physical edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// The writing direction of the layout.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
