import QuoinSource

/// Text on the line of a value that has already ended.
extension YAMLFault {
  /// `"Quote" said`, `[Beta] New`, `*bold text`, and quotes that closed at the wrong place.
  var textAfterNode: Diagnostic? {
    guard let last, last.range.upperBound <= place, !last.range.isEmpty, !isFirstOnLine,
      isSameLine(max(last.range.upperBound - 1, last.range.lowerBound), place)
    else { return nil }
    switch last.kind {
    case .scalar(_, .doubleQuoted), .scalar(_, .singleQuoted): return textAfterQuote(last.range)
    case .alias: return textAfterAlias(last.range)
    case .sequenceEnd, .mappingEnd: return textAfterBracket(last.range)
    default: return nil
    }
  }

  private func textAfterQuote(_ quoted: Range<Int>) -> Diagnostic {
    guard isSameLine(quoted.lowerBound, place) else {
      return error(
        "unclosed-quote", "the quote that opens here is closed by one in a later line",
        at: quoted.lowerBound, hint: "close it where the text ends",
        notes: [.init("the text would go on to here", at: range(place, to: place + 1))])
    }
    let end = YAMLLine.contentEnd(from: place, in: bytes)
    let quote = bytes[quoted.lowerBound]
    if place == quoted.upperBound, bytes[end - 1] == quote, end - 1 > quoted.upperBound {
      return quoteInQuotes(quoted, end: end)
    }
    return error(
      "text-after-quote", "text cannot follow a quoted value", length: end - place,
      fix: openBracket == nil ? quoteValue(from: quoted.lowerBound) : nil,
      hint: "quote the whole text")
  }

  /// `'it's'`: the quotes around the text and one inside are the same.
  private func quoteInQuotes(_ quoted: Range<Int>, end: Int) -> Diagnostic {
    let whole = range(quoted.lowerBound, to: end)
    let inner = range(quoted.lowerBound + 1, to: end - 1).text
    let isSingle = bytes[quoted.lowerBound] == UInt8(ascii: "'")
    return error(
      "text-after-quote", "the quoted value ends before this", length: end - place,
      fix: .init(
        "quote the inner quote",
        edits: [.init(range: whole, text: YAMLQuoting.quoted(inner))]),
      hint: isSingle
        ? "a quote inside single quotes is written twice: ''"
        : "a quote inside double quotes has a backslash: \\\"")
  }

  private func textAfterAlias(_ alias: Range<Int>) -> Diagnostic {
    error(
      "asterisk", "'*' at the start of a value is read as an alias, which text cannot follow",
      at: alias.lowerBound, length: alias.count, fix: quoteValue(from: alias.lowerBound),
      hint: Self.quoteHint("*"))
  }

  private func textAfterBracket(_ collection: Range<Int>) -> Diagnostic? {
    let closing = bytes[collection.upperBound - 1]
    guard closing == UInt8(ascii: "]") || closing == UInt8(ascii: "}"),
      isSameLine(collection.lowerBound, place)
    else { return nil }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return unopened }
    let opening = range(collection.lowerBound, to: collection.lowerBound + 1).text
    let whole = range(
      collection.lowerBound, to: YAMLLine.contentEnd(from: collection.lowerBound, in: bytes))
    return error(
      "text-after-bracket",
      "'\(opening)' at the start of a value makes a \(opening == "[" ? "list" : "map"), which text"
        + " cannot follow",
      length: YAMLLine.contentEnd(from: place, in: bytes) - place,
      fix: openBracket == nil ? quoteValue(from: collection.lowerBound) : nil,
      hint: isVisualFormat(whole.text) ? "quote the Visual Format" : "quote the whole text")
  }

  /// Whether a text has a link of Visual Format: `]-`, `]|` or `][`.
  private func isVisualFormat(_ text: String) -> Bool {
    let links = Set("-|[".utf8)
    return zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && links.contains($1)
    }
  }
}
