import QuoinSource

/// JSON's strings, numbers and literals.
extension JSONReader {
  /// Reads a string; its text, and its offset when no escape changed it.
  mutating func string() -> Scalar? {
    let opening = index
    var text: [UInt8] = []
    var hasEscape = false
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return scalar(text, opening: opening, hasEscape: hasEscape)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        guard let escaped = escape() else { return nil }
        text += Array(String(escaped).utf8)
      } else if byte.isLineEnd {
        break
      } else if byte < 0x20 {
        fail(
          "control-character", "a string cannot hold a raw control character or tab",
          hint: "write '\\t' for a tab")
        return nil
      } else {
        text.append(byte)
        index += 1
      }
    }
    fail(
      "unclosed-quote", "the quote that opens here is not closed", at: opening,
      hint: "close it; a quote inside is written \\\", a line end \\n")
    return nil
  }

  private mutating func scalar(_ text: [UInt8], opening: Int, hasEscape: Bool) -> Scalar {
    if text.count > limits.scalarBytes {
      report(
        SharedFault.scalarTooLong(
          at: range(from: opening, to: index), limit: limits.scalarBytes))
      return Scalar(text: "", style: .quoted)
    }
    return Scalar(
      text: String(decoding: text, as: UTF8.self), style: .quoted,
      verbatimOffset: hasEscape ? nil : opening + 1)
  }

  /// Reads an escape (RFC 8259, 7).
  private mutating func escape() -> Unicode.Scalar? {
    let lower = index
    guard index + 1 < bytes.count else {
      index += 1
      fail("unknown-escape", "the file ends in an escape", at: lower, hint: "complete the string")
      return nil
    }
    let byte = bytes[index + 1]
    index += 2
    let result: Unicode.Scalar? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      case UInt8(ascii: "u"): unicodeEscape()
      default: nil
      }
    guard let result else {
      let isUnicode = byte == UInt8(ascii: "u")
      fail(
        "unknown-escape",
        isUnicode ? "the escape stands for no character" : "this escape does not exist", at: lower,
        length: isUnicode ? max(2, index - lower) : 2,
        hint: isUnicode
          ? "write four hexadecimal digits, beyond U+FFFF two such escapes as a pair"
          : "write a backslash as '\\\\'")
      return nil
    }
    if !result.isPrintable {
      report(SharedFault.controlEscape(result, at: range(from: lower, to: index)))
    }
    return result
  }

  /// The character of `\uXXXX` or of a pair of them.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let second = fourDigits(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<(index + 4)] {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | digit
    }
    index += 4
    return value
  }

  /// Reads a number and keeps its text (RFC 8259, 6).
  mutating func number() -> SyntaxNode? {
    let lower = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let integer = index
    guard skipDigits() else { return badNumber(from: lower) }
    if bytes[integer] == UInt8(ascii: "0"), index > integer + 1 { return badNumber(from: lower) }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { return badNumber(from: lower) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      guard skipDigits() else { return badNumber(from: lower) }
    }
    guard isAtEndOfWord else { return badNumber(from: lower) }
    return literalNode(from: lower, style: .jsonLiteral)
  }

  private mutating func badNumber(from lower: Int) -> SyntaxNode? {
    while index < bytes.count, !isAtEndOfWord { index += 1 }
    return fail(
      "json-number", "this is not a JSON number", at: lower, length: max(1, index - lower),
      hint: "write digits without leading zeros, as in 0.5, -12 or 1e3; anything else in quotes")
  }

  /// Reads `true`, `false` or `null`.
  mutating func literal() -> SyntaxNode? {
    let lower = index
    while index < bytes.count, !isAtEndOfWord { index += 1 }
    let word = bytes[lower..<index]
    if word.elementsEqual("null".utf8) { return literalNode(from: lower, style: .jsonNull) }
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) {
      return literalNode(from: lower, style: .jsonLiteral)
    }
    index = lower
    return fail(
      "json-value", "\(found) begins no JSON value", length: max(1, word.count),
      hint: "write texts in double quotes, without a comma after the last item")
  }

  private func literalNode(from lower: Int, style: Scalar.Style) -> SyntaxNode {
    let range = range(from: lower, to: index)
    let scalar = Scalar(text: range.text, style: style, verbatimOffset: lower)
    return SyntaxNode(.scalar(scalar), range: range)
  }

  private mutating func skipDigits() -> Bool {
    let lower = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index > lower
  }

  private var isAtEndOfWord: Bool {
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    return byte.isBlank || byte.isLineEnd || byte.isFlowIndicator || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "\"")
  }
}
