/// The characters of a Visual Format string.
extension VisualFormatParser {
  /// The next ASCII character after blanks, or U+FFFD for any other; nil at the end.
  mutating func peek() -> Unicode.Scalar? {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    return bytes[index] < 0x80 ? Unicode.Scalar(bytes[index]) : "\u{FFFD}"
  }

  /// The range of the next character; empty at the end.
  mutating func place() -> Range<Int> {
    _ = peek()
    return place(index)
  }

  /// The range of the character at an offset; empty at the end.
  func place(_ start: Int) -> Range<Int> {
    let scalar = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first
    return start..<start + (scalar.map { UTF8.width($0) } ?? 0)
  }

  /// Goes to the next of some characters, or of a `)` that closes more than was opened; what lies
  /// before, without blanks at its ends.
  mutating func content(
    upTo ends: String, insideParentheses: Bool = false
  ) -> Range<Int> {
    let start = index
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if insideParentheses, byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      if insideParentheses, byte == UInt8(ascii: "(") { depth += 1 }
      if ends.utf8.contains(byte) { break }
      index += 1
    }
    return trimmed(start..<index)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = bytes[range].first, Self.isBlank(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = bytes[range].last, Self.isBlank(last) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  /// The text of a range.
  func written(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
