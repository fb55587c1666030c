/// How strongly a row is wanted: 1…1000, decimals allowed, 1000 is required.
///
/// Priorities are lexicographic: no number of rows of lower ones outvotes a higher one.
public struct Priority: Sendable, Hashable, Comparable {
  /// The number.
  public let value: Double

  /// Makes a priority; a value of 1000 or more is required.
  public init(_ value: Double) { self.value = min(value, 1000) }

  /// The row must hold.
  public static let required = Priority(1000)
  /// Whether the row must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Compares the numbers.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }
}
