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
    return error(
      "text-after-quote", "text cannot follow a quoted value",
      length: YAMLLine.contentEnd(from: place, in: bytes) - place,
      fix: quoteValue(from: quoted.lowerBound),
      hint: "quote the whole text")
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
    let opening = range(collection.lowerBound, to: collection.lowerBound + 1).text
    let whole = range(
      collection.lowerBound, to: YAMLLine.contentEnd(from: collection.lowerBound, in: bytes))
    let isVisualFormat = whole.text.utf8.elementsEqual("-[".utf8) || hasVisualFormatLink(whole.text)
    return error(
      "text-after-bracket",
      "'\(opening)' at the start of a value makes a \(opening == "[" ? "list" : "map"), which text"
        + " cannot follow",
      length: YAMLLine.contentEnd(from: place, in: bytes) - place,
      fix: quoteValue(from: collection.lowerBound),
      hint: isVisualFormat ? "quote the Visual Format" : "quote the whole text")
  }

  private func hasVisualFormatLink(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return zip(bytes, bytes.dropFirst()).contains { $0.0 == UInt8(ascii: "]") && ($0.1 == UInt8(ascii: "-") || $0.1 == UInt8(ascii: "|") || $0.1 == UInt8(ascii: "[")) }
  }
}
