import QuoinSource

/// Faults within one scalar, and characters that cannot begin one.
extension YAMLFault {
  /// A quote never closed, or an escape that does not exist.
  var quotedScalar: Diagnostic {
    let opening = failure.contextOffset ?? place
    guard opening < bytes.count else { return structure }
    if failure.problem.contains("unexpected") {
      return error(
        "unclosed-quote", "the quote that opens here is not closed", at: opening,
        hint: "close it with the same quote; a quote inside is written "
          + (bytes[opening] == UInt8(ascii: "'") ? "''" : "\\\""))
    }
    var escape = min(place, bytes.count - 1)
    while escape > opening, bytes[escape] != UInt8(ascii: "\\") { escape -= 1 }
    if failure.problem == "found unknown escape character" {
      let written = range(escape, to: escape + 2)
      return error(
        "unknown-escape", "'\(VisibleText.escape(written.text))' is no escape", at: escape,
        length: 2, fix: doubledBackslash(at: escape),
        hint: "write a backslash as '\\\\', or use single quotes, which have no escapes")
    }
    return error(
      "unknown-escape", "the escape stands for no character", at: escape, length: 2,
      hint: "write '\\u' and four hexadecimal digits, or '\\U' and eight; the character itself"
        + " is fine too")
  }

  private func doubledBackslash(at offset: Int) -> Diagnostic.Fix {
    let place = SourceRange(file: file, lower: offset, upper: offset)
    return .init("double the backslash", edits: [.init(range: place, text: "\\")])
  }

  /// `%d`, `@750`, a back-tick or a tab where a value should begin.
  var strangeCharacter: Diagnostic {
    if byte == 0x09 { return tab }
    let character = VisibleText.escape(range(place, to: place + 1).text)
    let bound = boundValue(from: place)
    return error(
      "reserved-character", "a value cannot begin with '\(character)'",
      fix: bound ?? quoteValue(from: place),
      hint: bound.map(Self.boundHint) ?? Self.quoteHint(character))
  }

  /// Makes `minHeight: 44` of `height: >= 44`; nil where the key has no bound or the value is another.
  private func boundValue(from offset: Int) -> Diagnostic.Fix? {
    guard bytes[offset...].starts(with: ">=".utf8), let value = valueRange(from: offset),
      let key = YAMLLine.key(before: offset, in: bytes)
    else { return nil }
    let keyRange = range(key.lowerBound, to: key.upperBound)
    let bound = String(value.text.dropFirst(2).drop { $0 == " " })
    guard let name = MendingWords.minimum(of: keyRange.text), !bound.isEmpty else { return nil }
    return .init(
      "write \(name)",
      edits: [.init(range: keyRange, text: name), .init(range: value, text: bound)])
  }

  /// A tab as indentation.
  var tab: Diagnostic {
    var lower = place
    let start = YAMLLine.start(of: place, in: bytes)
    while lower > start, bytes[lower - 1] == 0x09 { lower -= 1 }
    return Diagnostic(
      .error, id: "tab-indentation", "a tab cannot indent YAML", at: range(lower, to: lower + 1),
      hint: "indent with blanks",
      fix: .init(
        "replace the tabs with blanks",
        edits: TabIndentation(bytes: bytes).mended(from: lower).map { tabs, blanks in
          .init(range: range(tabs.lowerBound, to: tabs.upperBound), text: blanks)
        }))
  }

  /// `height: >= 44`, `- |-[a]-|`.
  var blockHeader: Diagnostic {
    let opening = failure.contextOffset ?? place
    guard opening < bytes.count,
      bytes[opening] == UInt8(ascii: "|") || bytes[opening] == UInt8(ascii: ">")
    else { return structure }
    let mark = range(opening, to: opening + 1).text
    let text = range(opening, to: YAMLLine.contentEnd(from: opening, in: bytes)).text
    if failure.problem.contains("indicator equal to 0") {
      return error(
        "block-mark", "a block of text is indented by 1 to 9 blanks", at: opening,
        hint: "write '\(mark)' alone; the first line tells the indentation")
    }
    let cure: String
    var fix = quoteValue(from: opening)
    if text.utf8.starts(with: "|-[".utf8) || text.utf8.starts(with: "|[".utf8) {
      cure = "quote the Visual Format"
    } else if let bound = boundValue(from: opening) {
      cure = Self.boundHint(bound)
      fix = bound
    } else {
      cure = Self.quoteHint(mark)
    }
    return error(
      "block-mark", "'\(mark)' at the start of a value begins a block of text on the next lines",
      at: opening, fix: fix, hint: cure)
  }

  /// The cure of `height: >= 44`.
  private static func boundHint(_ bound: Diagnostic.Fix) -> String {
    "use a 'min' key: '\(bound.edits.map(\.text).joined(separator: ": "))'"
  }

  /// `*bold*`, `&amp;`.
  func property(_ mark: String, _ meaning: String) -> Diagnostic {
    let opening = failure.contextOffset ?? place
    return error(
      mark == "*" ? "asterisk" : "ampersand",
      "'\(mark)' at the start of a value is read as \(meaning)", at: opening,
      fix: quoteValue(from: opening), hint: Self.quoteHint(mark))
  }

  /// `!important`.
  var tag: Diagnostic {
    let line = YAMLLine.start(of: place, in: bytes)
    if line < bytes.count, bytes[line] == UInt8(ascii: "%") { return directive }
    let opening = failure.contextOffset ?? place
    let start = opening < bytes.count && bytes[opening] == UInt8(ascii: "!") ? opening : place
    return error(
      "unknown-tag", "'!' at the start of a value is read as a tag, and this one is not known",
      at: start, fix: quoteValue(from: start), hint: Self.quoteHint("!"))
  }
}
