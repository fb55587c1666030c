import QuoinSource

/// Tags, escapes and values that look written but are not.
extension YAMLTreeBuilder {
  static let stringTag = "tag:yaml.org,2002:str"
  static let mapTag = "tag:yaml.org,2002:map"
  static let sequenceTag = "tag:yaml.org,2002:seq"

  /// Refuses tags but the one that says what the node is anyway: `!!str` on a scalar, `!!map`,
  /// `!!seq`, and `!`, which YAML calls non-specific.
  mutating func checkTag(
    of event: YAMLEvent, accepts accepted: String, isPlain: Bool = false
  ) {
    guard let tag = event.tag, tag != accepted, tag != "!" else { return }
    let offsets = YAMLProperties.tag(of: event, in: file.bytes)
    let text = isPlain ? range(offsets.lowerBound..<event.range.upperBound) : nil
    diagnostics.append(unknownTag(at: range(offsets), text: text))
  }

  /// Refuses escapes of characters that cannot be printed; libyaml has checked the rest of them.
  mutating func checkEscapes(in quoted: Range<Int>) {
    let bytes = file.bytes
    var index = quoted.lowerBound
    while index + 1 < quoted.upperBound, diagnostics.count < limits.diagnostics {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let (scalar, length) = Self.escape(at: index, in: bytes)
      if let scalar, !scalar.isPrintable {
        diagnostics.append(SharedFault.controlEscape(scalar, at: range(index..<(index + length))))
      }
      index += length
    }
  }

  /// The character of an escape and its length, for those that can be a control (YAML 1.2, 5.7).
  private static func escape(at index: Int, in bytes: [UInt8]) -> (Unicode.Scalar?, length: Int) {
    switch bytes[index + 1] {
    case UInt8(ascii: "0"): return ("\0", 2)
    case UInt8(ascii: "a"): return ("\u{7}", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "v"): return ("\u{B}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "e"): return ("\u{1B}", 2)
    case UInt8(ascii: "x"): return hexadecimal(at: index + 2, digits: 2, in: bytes)
    case UInt8(ascii: "u"): return hexadecimal(at: index + 2, digits: 4, in: bytes)
    case UInt8(ascii: "U"): return hexadecimal(at: index + 2, digits: 8, in: bytes)
    default: return (nil, 2)
    }
  }

  private static func hexadecimal(
    at start: Int, digits: Int, in bytes: [UInt8]
  ) -> (Unicode.Scalar?, length: Int) {
    var value: UInt32 = 0
    for byte in bytes[start..<min(start + digits, bytes.count)] {
      value = value << 4 | (byte.hexValue ?? 0)
    }
    return (Unicode.Scalar(value), digits + 2)
  }
}

extension YAMLTreeBuilder {
  private func unknownTag(at range: SourceRange, text: SourceRange?) -> Diagnostic {
    let edits = text.map { [Diagnostic.Fix.Edit(range: $0, text: YAMLQuoting.quoted($0.text))] }
    return Diagnostic(
      .error, id: "unknown-tag", "the tag '\(VisibleText.escape(range.text))' is not known",
      at: range,
      hint: "remove it: fields know their types; a text that begins with '!' needs quotes",
      fix: edits.map { .init("quote the text", edits: $0) })
  }

  static func complexKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "complex-key", "a key must be a text, not a list or a map", at: range,
      hint: "quote the key if it begins with '[' or '{'")
  }

  static func tooManyAliasNodes(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "alias-limit", "the aliases up to here stand for more than \(limit) values",
      at: range, hint: "use fewer aliases of large values")
  }

  static func aliasCycle(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "alias-cycle",
      "'*\(VisibleText.escape(name))' stands inside the value it names", at: range,
      hint: "a value cannot contain itself", notes: [.init("the anchor is here", at: anchor)])
  }
}
