import QuoinSource

/// Traps of YAML that are no syntax errors: what was written is not what YAML reads.
extension YAMLTreeBuilder {
  /// Tells why a key has no value, where something stands that looks like one.
  mutating func checkAbsentValue(_ node: SyntaxNode, key: String, at keyRange: SourceRange) {
    guard let frame = frames.last else { return }
    if let diagnostic = commentValue(after: keyRange.upper, key: key) {
      diagnostics.append(diagnostic)
    } else if frame.isFlow, !hasColon(between: keyRange.upper, and: node.range.upper) {
      diagnostics.append(bareKey(key, at: keyRange, in: frame))
    }
  }

  /// The error of `color: #fff`, where a comment begins in the place of the value.
  ///
  /// A blank after the `#` tells that a comment is meant.
  private func commentValue(after offset: Int, key: String) -> Diagnostic? {
    let bytes = file.bytes
    let colon = YAMLLine.skipBlanks(from: offset, in: bytes)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    return gluedComment(after: colon + 1).map { Self.commentValue($0, subject: "'\(key)'") }
  }

  /// Tells of `- #fff`.
  mutating func checkAbsentItem(_ node: SyntaxNode) {
    guard let comment = gluedComment(after: node.range.lower) else { return }
    diagnostics.append(Self.commentValue(comment, subject: "the item"))
  }

  private func gluedComment(after offset: Int) -> SourceRange? {
    let bytes = file.bytes
    let mark = YAMLLine.skipBlanks(from: offset, in: bytes)
    guard mark > offset, mark < bytes.count, bytes[mark] == UInt8(ascii: "#"),
      YAMLComments.isGlued(mark, in: bytes)
    else { return nil }
    return range(mark..<YAMLLine.contentEnd(from: mark, in: bytes))
  }

  /// Tells of `"text"#fff` and `]#fff`, which libyaml takes for comments; YAML asks for a blank
  /// before the `#` (1.2, 6.6).
  mutating func checkComment(gluedTo offset: Int) {
    guard offset < file.bytes.count, file.bytes[offset] == UInt8(ascii: "#") else { return }
    diagnostics.append(commentWithoutBlank(at: offset))
  }

  /// Tells of `{?key: value}`, whose question mark libyaml drops.
  mutating func checkQuestionMark(before key: SourceRange) {
    guard key.lower > 0, file.bytes[key.lower - 1] == UInt8(ascii: "?") else { return }
    diagnostics.append(gluedQuestionMark(at: range((key.lower - 1)..<key.upper)))
  }

  /// Tells of `&an:chor`, of which libyaml reads `&an`.
  mutating func checkAnchorName(_ name: String, at range: SourceRange) {
    guard range.upper - range.lower != name.utf8.count + 1 else { return }
    diagnostics.append(Self.anchorName(at: range))
  }

  /// Tells of a colour between the items of a flow collection, where it is a comment: `[red,
  /// #fff` with the bracket on the next line.
  mutating func checkGap(before offset: Int) {
    guard let frame = frames.last, frame.isFlow, !frame.awaitsValue, frame.upper < offset,
      let mark = YAMLComments.glued(in: frame.upper..<offset, of: file.bytes)
    else { return }
    let digits = file.bytes[(mark + 1)...].prefix { $0.hexValue != nil }
    guard [3, 4, 6, 8].contains(digits.count) else { return }
    let value = range(mark..<digits.endIndex)
    diagnostics.append(Self.commentValue(value, subject: "the item"))
  }

  private func hasColon(between lower: Int, and upper: Int) -> Bool {
    upper < lower || file.bytes[lower..<upper].contains(UInt8(ascii: ":"))
  }

  /// `{label: Hello, world}`, `{label:Hello}`, `{title}`.
  private func bareKey(_ key: String, at range: SourceRange, in frame: YAMLFrame) -> Diagnostic {
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(file.bytes[range.lower])
    if !isQuoted, let colon = range.text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let offset = range.lower + range.text.utf8.distance(from: range.text.startIndex, to: colon)
      return missingBlank(key, at: range, colon: offset)
    }
    guard let previous = frame.entries.last, let text = previous.value.scalar, text.style == .plain,
      !text.text.isEmpty, previous.value.range.upper <= range.lower
    else { return braces(range, frame: frame) }
    let whole = self.range(previous.value.range.lower..<range.upper)
    return Self.commaInText(range, previous: previous, whole: whole)
  }
}

extension YAMLTreeBuilder {
  private static func commentValue(_ value: SourceRange, subject: String) -> Diagnostic {
    Diagnostic(
      .error, id: "comment-value",
      "\(VisibleText.escape(subject)) has no value: '\(VisibleText.escape(value.text))' is a comment",
      at: value, hint: "quote a value that begins with '#'; a comment has a blank after it",
      fix: .init(
        "quote the value",
        edits: [.init(range: value, text: YAMLQuoting.quotedValue(ofComment: value))]))
  }

  private func commentWithoutBlank(at offset: Int) -> Diagnostic {
    let blank = Diagnostic.Fix.Edit(range: range(offset..<offset), text: " ")
    return Diagnostic(
      .error, id: "comment-without-blank", "a comment needs a blank before its '#'",
      at: range(offset..<(offset + 1)), hint: "put a blank before it, or quote the whole text",
      fix: .init("put a blank before the comment", edits: [blank]))
  }

  private func gluedQuestionMark(at range: SourceRange) -> Diagnostic {
    let edit = Diagnostic.Fix.Edit(range: range, text: YAMLQuoting.quoted(range.text))
    return Diagnostic(
      .error, id: "question-mark", "a text cannot begin with '?' inside brackets or braces",
      at: range, hint: "a text that begins with '?' needs quotes",
      fix: .init("quote the text", edits: [edit]))
  }

  private static func anchorName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "ampersand", "an anchor's name consists of letters, digits, '-' and '_'",
      at: range, hint: "rename the anchor; a text that begins with '&' needs quotes")
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

  private func braces(_ range: SourceRange, frame: YAMLFrame) -> Diagnostic {
    let isAlone = frame.entries.isEmpty
    return Diagnostic(
      .error, id: "braces-in-text",
      isAlone
        ? "braces make a map, and '\(VisibleText.escape(range.text))' is a key without a value"
        : "'\(VisibleText.escape(range.text))' is a key without a value",
      at: range,
      hint: "quote a text that contains braces; in a map write 'key: value'",
      fix: isAlone ? quoteBraces(from: frame.lower, after: range.upper) : nil)
  }

  /// Quotes `{title}` whole.
  private func quoteBraces(from lower: Int, after offset: Int) -> Diagnostic.Fix? {
    let closing = YAMLLine.skipBlanks(from: offset, in: file.bytes)
    guard closing < file.bytes.count, file.bytes[closing] == UInt8(ascii: "}") else { return nil }
    let whole = range(lower..<(closing + 1))
    let quoted = YAMLQuoting.quoted(whole.text)
    return .init("quote the text", edits: [.init(range: whole, text: quoted)])
  }

  func undefinedAlias(_ name: String, at range: SourceRange, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: known).map {
      "did you mean '*\(VisibleText.escape($0))'? Otherwise, "
    }
    return Diagnostic(
      .error, id: "undefined-alias",
      "'*\(VisibleText.escape(name))' names an anchor that is not written before it",
      at: range,
      hint: (near ?? "") + "a text that begins with '*' needs quotes",
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
