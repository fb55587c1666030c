/// How strongly a constraint is wanted: 1…1000, 1000 is required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly content is hugged.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How small a fitting size is wanted.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Compares the numbers.
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
