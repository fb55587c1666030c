import QuoinSource
import QuoinSyntax

extension ValueType where Value == [String] {
  /// The id of a diagnostic, or a list of ids; one that nothing says is kept, with a warning.
  static let diagnosticIDs = ValueType<[String]>.list(of: .diagnosticID)
}

extension ValueType where Value == String {
  fileprivate static let diagnosticID = ValueType("a word") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let id = resolved.scalar?.text else {
      context.report(
        .expected("a diagnostic's id", got: resolved, hint: "write ignore: [ambiguous, truncated]"))
      return nil
    }
    if !DiagnosticNames.all.contains(where: { $0.utf8.elementsEqual(id.utf8) }) {
      context.report(.unknownDiagnostic(id, at: resolved.range))
    }
    return id
  }
}

extension Diagnostic {
  fileprivate static func unknownDiagnostic(_ id: String, at range: SourceRange) -> Diagnostic {
    let nearest = Suggestion.nearest(to: id, among: DiagnosticNames.all)
    return Diagnostic(
      .warning, id: "unknown-diagnostic", "no diagnostic is called '\(excerpt(id))'", at: range,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "a diagnostic's id stands in brackets after its message",
      fix: nearest.map { Fix("write \($0)", edits: [.init(range: range, text: $0)]) })
  }
}
