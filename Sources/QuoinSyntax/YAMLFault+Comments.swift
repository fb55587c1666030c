import QuoinSource

/// Comments that were meant as values.
extension YAMLFault {
  /// `{color: #fff, top: 0}`: a comment that took the rest of a line with commas or brackets.
  func swallowingComment(after opening: Int) -> Diagnostic? {
    guard let mark = YAMLComments.glued(in: opening..<place, of: bytes) else { return nil }
    let lineEnd = YAMLLine.end(of: mark, in: bytes)
    guard let end = bytes[mark..<lineEnd].firstIndex(where: \.isFlowIndicator) else { return nil }
    return Self.comment(SourceRange(file: file, lower: mark, upper: end))
  }

  private static func comment(_ value: SourceRange) -> Diagnostic {
    let quoted = YAMLQuoting.quotedValue(ofComment: value)
    return Diagnostic(
      .error, id: "comment-value",
      "'\(VisibleText.escape(value.text))' and the rest of its line are a comment", at: value,
      hint: "quote a value that begins with '#'; a comment has a blank after it",
      fix: .init("quote the value", edits: [.init(range: value, text: quoted)]))
  }
}

/// Finds comments, which libyaml drops, in what it read.
enum YAMLComments {
  /// The first `#` with text glued to it that begins a comment, outside of quotes.
  static func glued(in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    var index = range.lowerBound
    while index < min(range.upperBound, bytes.count) {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), begins(index, in: bytes) {
        quote = byte
      } else if byte == UInt8(ascii: "#"), begins(index, in: bytes) {
        if isGlued(index, in: bytes) { return index }
        index = YAMLLine.end(of: index, in: bytes)
      }
      index += 1
    }
    return nil
  }

  /// Whether the `#` at an offset has text right behind it.
  static func isGlued(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return !next.isBlank && !next.isLineEnd && next != UInt8(ascii: "#")
  }

  /// Whether a token can begin at an offset: behind a blank, a line end or a flow indicator.
  private static func begins(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return before.isBlank || before.isLineEnd || before.isFlowIndicator
  }
}
