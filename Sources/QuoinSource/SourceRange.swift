/// A half-open range of UTF-8 offsets in a file.
public struct SourceRange: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// The first offset.
  public let lower: Int
  /// The offset after the last one.
  public let upper: Int

  /// Makes a range; bounds outside the file or out of order are clamped.
  public init(file: SourceFile, lower: Int, upper: Int) {
    self.file = file
    self.lower = min(max(lower, 0), file.bytes.count)
    self.upper = min(max(upper, self.lower), file.bytes.count)
  }

  /// The position of the first byte.
  public var start: SourcePosition { file.position(at: lower) }
  /// The position after the last byte.
  public var end: SourcePosition { file.position(at: upper) }
  /// The text the range covers, invalid UTF-8 replaced.
  public var text: String { String(decoding: file.bytes[lower..<upper], as: UTF8.self) }

  /// Two ranges are equal when they cover the same bytes of the same file object.
  public static func == (first: SourceRange, second: SourceRange) -> Bool {
    first.file === second.file && first.lower == second.lower && first.upper == second.upper
  }

  /// Hashes the file's identity and the bounds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(lower)
    hasher.combine(upper)
  }
}
