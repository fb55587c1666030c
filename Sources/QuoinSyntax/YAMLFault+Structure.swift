import QuoinSource

/// Faults in how values stand together: colons, dashes, brackets, indentation.
extension YAMLFault {
  /// `label: Hello: world`, or keys below a text.
  var colon: Diagnostic {
    let lineStart = YAMLLine.start(of: place, in: bytes)
    let value = YAMLLine.valueStart(before: place, in: bytes)
    let first = YAMLLine.skipBlanks(from: lineStart, in: bytes)
    if place - first > 1024, value == first { return keyTooLong(first) }
    if value > first {
      return error(
        "colon-in-text", "a second colon in one line: the text before it already is a value",
        fix: quoteValue(from: value), hint: "quote a text that contains a colon and a blank")
    }
    if let missing = colonWithoutBlank(above: lineStart) { return missing }
    return error(
      "key-below-text", "a key cannot stand here: the value above it is a text", at: first,
      length: place - first,
      hint: "remove the text above, or give this line the indentation of"
        + " the key it belongs beside")
  }

  /// `label: - x`.
  var dash: Diagnostic {
    error(
      "dash-in-text", "'- ' begins a list, which cannot start on the line of its key",
      fix: quoteValue(from: place),
      hint: "quote the text, or put the list on the next lines")
  }

  /// A line without a colon among keys, or a key too long to be one.
  var keyWithoutColon: Diagnostic {
    let key = failure.contextOffset ?? place
    let lineEnd = YAMLLine.end(of: key, in: bytes)
    if lineEnd - key > 1024 { return keyTooLong(key) }
    if let missing = colonWithoutBlank(on: key) { return missing }
    return error(
      "missing-colon", "a colon is missing after this key", at: key,
      length: YAMLLine.contentEnd(from: key, in: bytes) - key,
      hint: "write 'key: value'; to continue the text of the line above, indent this one more")
  }

  /// The line above, when it looks like `key:value`.
  private func colonWithoutBlank(above lineStart: Int) -> Diagnostic? {
    var end = lineStart
    while end > 0, bytes[end - 1].isLineEnd || bytes[end - 1].isBlank { end -= 1 }
    let start = YAMLLine.start(of: end, in: bytes)
    return colonWithoutBlank(on: YAMLLine.skipBlanks(from: start, in: bytes))
  }

  /// `label:Hello`, which is one text for YAML.
  private func colonWithoutBlank(on offset: Int) -> Diagnostic? {
    var index = offset
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    guard index > offset, index + 1 < bytes.count, bytes[index] == UInt8(ascii: ":"),
      !bytes[index + 1].isBlank, !bytes[index + 1].isLineEnd
    else { return nil }
    let after = SourceRange(file: file, lower: index + 1, upper: index + 1)
    return error(
      "colon-without-blank", "the colon has no blank after it, so this is no key", at: offset,
      length: index + 1 - offset,
      fix: .init("put a blank after the colon", edits: [.init(range: after, text: " ")]),
      hint: "write a blank after the colon")
  }

  /// A key over the length that YAML allows (1.2, 7.4.3).
  private func keyTooLong(_ offset: Int) -> Diagnostic {
    error(
      "key-limit", "a key is at most 1,024 characters long", at: offset, hint: "shorten the key")
  }

  /// A bracket or brace not closed, or something between its items that does not belong there.
  var flow: Diagnostic {
    let opening = openBracket ?? failure.contextOffset ?? place
    let isMap = opening < bytes.count && bytes[opening] == UInt8(ascii: "{")
    if place >= bytes.count || (!isSameLine(opening, place) && looksUnclosed) {
      return unclosedBracket(opening, isMap: isMap)
    }
    if let text = textAfterNode ?? plainTextGoesOn { return text }
    let open = isMap ? "{" : "["
    let found = VisibleText.escape(range(place, to: place + 1).text)
    return error(
      "flow-separator", "'\(found)' stands where a comma or '\(isMap ? "}" : "]")' should",
      hint: "put a comma between the items, or quote a text with brackets, braces or a colon in it",
      notes: [.init("'\(open)' opens here", at: range(opening, to: opening + 1))])
  }

  private func unclosedBracket(_ opening: Int, isMap: Bool) -> Diagnostic {
    let (open, close) = isMap ? ("{", "}") : ("[", "]")
    return error(
      "unclosed-bracket", "'\(open)' is not closed", at: opening, hint: "close it with '\(close)'",
      notes: [
        .init(
          byte == nil ? "the file ends here" : "this cannot belong to it",
          at: range(place, to: place + 1))
      ])
  }

  /// Whether the place begins a line, ends the file, or is the colon of a line's first word: the
  /// lines before it were meant to be complete.
  private var looksUnclosed: Bool {
    if place >= bytes.count || isFirstOnLine { return true }
    guard byte == UInt8(ascii: ":") else { return false }
    let first = YAMLLine.skipBlanks(from: YAMLLine.start(of: place, in: bytes), in: bytes)
    return !bytes[first..<place].contains { $0.isBlank || $0.isFlowIndicator }
  }

  /// `{label: Hello {x}}`, `{label: Hello: world}`, `[H:|-[a]-|]`.
  private var plainTextGoesOn: Diagnostic? {
    guard let last, case .scalar(_, .plain) = last.kind, !last.range.isEmpty, let byte,
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{"),
      last.range.upperBound <= place, isSameLine(last.range.lowerBound, place)
    else { return nil }
    let fix = quoteValue(from: last.range.lowerBound)
    if byte == UInt8(ascii: ":") {
      return error(
        "colon-in-text", "a second colon: the text before it already is a value", fix: fix,
        hint: "quote a text that contains a colon and a blank")
    }
    return error(
      "bracket-in-text",
      "'\(range(place, to: place + 1).text)' cannot stand in a text without quotes here",
      fix: fix,
      hint: isInVisualFormat ? "quote the Visual Format" : "quote the whole text")
  }

  /// Whether the place is a bracket within something like `H:|-[a]-|`.
  private var isInVisualFormat: Bool {
    guard byte == UInt8(ascii: "["), place > 0 else { return false }
    let before = bytes[place - 1]
    return before == UInt8(ascii: "-") || before == UInt8(ascii: "|")
  }

  /// What does not fit the block around it.
  var structure: Diagnostic {
    if let text = textAfterNode { return text }
    guard let byte else {
      return error(
        "unexpected-end", "the file ends in the middle of a value", hint: "complete the value")
    }
    let character = VisibleText.escape(range(place, to: place + 1).text)
    if byte == UInt8(ascii: ":") {
      return error(
        "empty-key", "a key is missing before the colon", hint: "write a name before the colon")
    }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return unopened }
    if failure.context == "while parsing a flow node" || byte == UInt8(ascii: ",") {
      return error(
        "missing-value", "a value is missing before '\(character)'",
        hint: "write a value, or quote a text that begins with '\(character)'")
    }
    return misplaced
  }

  /// A closing bracket without its opening one.
  var unopened: Diagnostic {
    let bracket = range(place, to: place + 1)
    return error(
      "unopened-bracket", "'\(bracket.text)' closes nothing",
      fix: .init("remove the bracket", edits: [.init(range: bracket, text: "")]),
      hint: "remove it, or quote the text it belongs to")
  }

  private var misplaced: Diagnostic {
    let length = max(1, YAMLLine.contentEnd(from: place, in: bytes) - place)
    let opening = failure.contextOffset.map {
      Diagnostic.Note("the block around it begins here", at: range($0, to: $0 + 1))
    }
    let notes = opening.map { [$0] } ?? []
    switch failure.problem {
    case "did not find expected key" where isFirstOnLine && byte != UInt8(ascii: "-"):
      return error(
        "indentation", "the line is indented like no line above it", length: length,
        hint: "give it the indentation of the keys it belongs to", notes: notes)
    case "did not find expected key":
      return error(
        "unexpected-value", "a key should stand here", length: length, hint: "write 'key: value'",
        notes: notes)
    case "did not find expected '-' indicator":
      return error(
        "indentation", "a list's next item should stand here", length: length,
        hint: "begin the item with '- ', or give the line the indentation of the key it belongs to",
        notes: notes)
    case "did not find expected <document start>":
      return error(
        "unexpected-value", "the document has ended before this line", length: length,
        hint: "begin another document with '---', or indent the line")
    default:
      return error(
        "unexpected-value", "this cannot stand here", length: length,
        hint: "write 'key: value', or quote the text", notes: notes)
    }
  }
}
