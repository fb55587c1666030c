import QuoinSource

extension Report {
  /// One line for each message in the form that Xcode and most editors turn into a link:
  /// `file:line:column: error: message`.
  static let xcode = Report(
    name: "xcode", summary: "one line for each message, for Xcode and editors"
  ) { diagnostics, options in
    let shown = diagnostics.prefix(max(0, options.limit))
    var lines: [String] = []
    for diagnostic in shown {
      lines.append(line(diagnostic))
      lines += diagnostic.notes.map { line($0.range, .note, $0.message) }
    }
    if shown.count < diagnostics.count {
      lines.append(line(nil, .note, DiagnosticCount(diagnostics).text(shown: shown.count)))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let hint = diagnostic.hint.map { " (\($0))" } ?? ""
    return line(
      diagnostic.range, diagnostic.severity, "\(diagnostic.message)\(hint) [\(diagnostic.id)]")
  }

  private static func line(
    _ range: SourceRange?, _ severity: Diagnostic.Severity, _ message: String
  ) -> String {
    let place = range.map { "\($0.file.path.printable):\($0.start.text): " } ?? ""
    return "\(place)\(severity.rawValue): \(message.printable)"
  }
}
