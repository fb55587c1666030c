/// A corner or several of a rectangle.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the left and the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the right and the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the left and the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the right and the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The side of a rectangle on which something stands.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}
