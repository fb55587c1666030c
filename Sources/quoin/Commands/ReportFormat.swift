import QuoinSource
/// The forms of a report.
enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json

  func render(_ diagnostics: [Diagnostic], color: Bool) -> String {
    diagnostics.map { d in
      let p = d.range.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
      return "\(p)\(d.severity.rawValue): \(d.message) [\(d.id)]\n"
    }.joined()
  }
}
