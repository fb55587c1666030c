/// A text that equals another only when their UTF-8 bytes are the same.
///
/// Swift's `String` compares by canonical equivalence, so "é" composed and decomposed are one
/// dictionary key; in a spec they are two.
public struct ExactString: Sendable, Hashable, Comparable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Wraps a text.
  public init(_ text: String) { self.text = text }

  /// Wraps a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Compares bytes.
  public static func == (first: ExactString, second: ExactString) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Orders by bytes.
  public static func < (first: ExactString, second: ExactString) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
