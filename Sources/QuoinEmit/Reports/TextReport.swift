import QuoinSource

extension Report {
  /// Diagnostics for people: place, message, the line of the source with a mark, what would be
  /// right, other places, and how many there are.
  static let text = Report(
    name: "text", summary: "messages with the line of the source"
  ) { diagnostics, options in
    guard !diagnostics.isEmpty else { return "" }
    let writer = TextReportWriter(style: TerminalStyle(isColored: options.isColored))
    let shown = diagnostics.prefix(max(0, options.limit))
    return shown.map { writer.text($0) + "\n" }.joined()
      + DiagnosticCount(diagnostics).text(shown: shown.count) + "\n"
  }
}

/// Writes one diagnostic after another.
private struct TextReportWriter {
  let style: TerminalStyle

  func text(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    var result =
      place(diagnostic.range) + style.severity("\(severity.rawValue): ", severity)
      + style.bold(diagnostic.message.printable)
      + style.faint(" [\(diagnostic.id.printable)]") + "\n"
    if let range = diagnostic.range { result += excerpt(range, severity) }
    if let hint = diagnostic.hint { result += "  hint: \(hint.printable)\n" }
    for note in diagnostic.notes {
      result += "  " + place(note.range) + "note: \(note.message.printable)\n"
    }
    if let fix = diagnostic.fix { result += "  fix: \(fix.title.printable)\n" }
    return result
  }

  private func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    return style.bold("\(range.file.path.printable):\(range.start.text): ")
  }

  private func excerpt(_ range: SourceRange, _ severity: Diagnostic.Severity) -> String {
    let excerpt = Excerpt(of: range)
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count))
    let blank = String(repeating: " ", count: max(5, number.count))
    return style.faint("\(gutter)\(number) | ") + excerpt.text + "\n"
      + style.faint("\(blank) | ") + style.severity(excerpt.marks, severity) + "\n"
  }
}

extension SourcePosition {
  /// "line:column".
  var text: String { "\(line):\(column)" }
}
