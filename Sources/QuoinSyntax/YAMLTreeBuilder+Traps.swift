import QuoinSource

/// Traps of YAML that are no syntax errors: what was written is not what YAML reads.
extension YAMLTreeBuilder {
  /// Tells why a key has no value, where something stands that looks like one.
  mutating func checkAbsentValue(_ node: SyntaxNode, key: String, at keyRange: SourceRange) {
    guard let frame = frames.last else { return }
    if let diagnostic = commentValue(after: node.range.upper, key: key) {
      diagnostics.append(diagnostic)
    } else if frame.isFlow, !hasColon(between: keyRange.upper, and: node.range.upper) {
      diagnostics.append(bareKey(key, at: keyRange, in: frame))
    }
  }

  /// `color: #fff`: a comment begins where a value should. A blank after `#` makes it a comment.
  private func commentValue(after offset: Int, key: String) -> Diagnostic? {
    let bytes = file.bytes
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"), index > 0,
      bytes[index - 1].isBlank, !bytes[index + 1].isBlank, !bytes[index + 1].isLineEnd,
      bytes[index + 1] != UInt8(ascii: "#")
    else { return nil }
    let value = range(index..<YAMLLine.contentEnd(from: index, in: bytes))
    return Self.commentValue(value, key: key)
  }

  private func hasColon(between lower: Int, and upper: Int) -> Bool {
    file.bytes[min(lower, upper)..<upper].contains(UInt8(ascii: ":"))
  }

  /// `{label: Hello, world}`, `{label:Hello}`, `{title}`.
  private func bareKey(_ key: String, at range: SourceRange, in frame: YAMLFrame) -> Diagnostic {
    if let colon = range.text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let offset = range.lower + range.text.utf8.distance(from: range.text.startIndex, to: colon)
      return missingBlank(key, at: range, colon: offset)
    }
    guard let previous = frame.entries.last, let text = previous.value.scalar, text.style == .plain,
      !text.text.isEmpty, previous.value.range.upper <= range.lower
    else { return Self.braces(range, frame: frame) }
    let whole = self.range(previous.value.range.lower..<range.upper)
    return Self.commaInText(range, previous: previous, whole: whole)
  }
}

extension YAMLTreeBuilder {
  private static func commentValue(_ value: SourceRange, key: String) -> Diagnostic {
    Diagnostic(
      .error, id: "comment-value",
      "'\(VisibleText.escape(key))' has no value: '\(VisibleText.escape(value.text))' is a comment",
      at: value, hint: "quote a value that begins with '#'; a comment has a blank after it",
      fix: .init(
        "quote the value", edits: [.init(range: value, text: YAMLQuoting.quoted(value.text))]))
  }

  private func missingBlank(_ key: String, at range: SourceRange, colon: Int) -> Diagnostic {
    let after = SourceRange(file: file, lower: colon + 1, upper: colon + 1)
    return Diagnostic(
      .error, id: "colon-without-blank",
      "'\(VisibleText.escape(key))' is read as one key: its colon has no blank after it",
      at: range, hint: "write a blank after the colon",
      fix: .init("put a blank after the colon", edits: [.init(range: after, text: " ")]))
  }

  private static func commaInText(
    _ range: SourceRange, previous: SyntaxEntry, whole: SourceRange
  ) -> Diagnostic {
    let key = VisibleText.escape(previous.key)
    return Diagnostic(
      .error, id: "comma-in-text",
      "'\(VisibleText.escape(range.text))' is read as a key: a comma ends a text inside braces",
      at: range, hint: "quote the text of '\(key)' if the comma belongs to it",
      notes: [.init("the text before it", at: previous.value.range)],
      fix: .init(
        "quote the text of '\(key)'",
        edits: [.init(range: whole, text: YAMLQuoting.quoted(whole.text))]))
  }

  private static func braces(_ range: SourceRange, frame: YAMLFrame) -> Diagnostic {
    let isAlone = frame.entries.isEmpty
    return Diagnostic(
      .error, id: "braces-in-text",
      isAlone
        ? "braces make a map, and '\(VisibleText.escape(range.text))' is a key without a value"
        : "'\(VisibleText.escape(range.text))' is a key without a value",
      at: range,
      hint: "quote a text that contains braces; in a map write 'key: value'")
  }

  func undefinedAlias(_ name: String, at range: SourceRange, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: known).map {
      "did you mean '*\(VisibleText.escape($0))'? "
    }
    return Diagnostic(
      .error, id: "undefined-alias",
      "'*\(VisibleText.escape(name))' names an anchor that is not written before it",
      at: range,
      hint: (near ?? "") + "A text that begins with '*' needs quotes",
      fix: near == nil
        ? .init("quote the text", edits: [.init(range: range, text: "'\(range.text)'")]) : nil)
  }

  func unusedAnchor(_ definition: YAMLAnchors.Definition) -> Diagnostic {
    let name = VisibleText.escape(definition.name)
    guard let scalar = definition.value?.node.scalar, scalar.isAbsent else {
      return Diagnostic(
        .warning, id: "unused-anchor", "the anchor '&\(name)' is not used",
        at: definition.range, hint: "remove it; a text that begins with '&' needs quotes")
    }
    let text = YAMLQuoting.quoted(definition.range.text)
    return Diagnostic(
      .error, id: "unused-anchor",
      "'&\(name)' is read as an anchor, which leaves the value empty", at: definition.range,
      hint: "quote a text that begins with '&'",
      fix: .init("quote the text", edits: [.init(range: definition.range, text: text)]))
  }
}
