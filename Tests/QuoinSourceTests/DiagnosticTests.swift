import QuoinSource
import Testing

@Suite struct DiagnosticTests {
  private let file = SourceFile(path: "b.yaml", text: "color: #fff\nlabel: a\n")

  private func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  @Test func editsAreAppliedInOrderOfPlace() {
    let fix = Diagnostic.Fix(
      "mend",
      edits: [
        .init(range: range(19, 20), text: "b"), .init(range: range(11, 11), text: "\""),
        .init(range: range(7, 7), text: "\""),
      ])
    let text = fix.applied(to: file).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "color: \"#fff\"\nlabel: b\n")
  }

  @Test func overlappingAndForeignEditsAreRefused() {
    let overlapping = Diagnostic.Fix(
      "x", edits: [.init(range: range(0, 5), text: ""), .init(range: range(4, 6), text: "")])
    #expect(overlapping.applied(to: file) == nil)
    let other = SourceFile(path: "b.yaml", text: "color")
    #expect(overlapping.applied(to: other) == nil)
  }

  @Test func orderIsByFilePlaceAndSeverity() {
    let first = SourceFile(path: "a.yaml", text: "abc")
    let diagnostics = [
      Diagnostic(.note, id: "5", "", at: range(7, 8)),
      Diagnostic(.error, id: "4", "", at: range(7, 8)),
      Diagnostic(.warning, id: "3", "", at: range(2, 3)),
      Diagnostic(.error, id: "2", "", at: SourceRange(file: first, lower: 2, upper: 3)),
      Diagnostic(.note, id: "1", "", at: nil),
    ]
    #expect(diagnostics.inOrderOfPlace().map(\.id) == ["1", "2", "3", "4", "5"])
    #expect(diagnostics.containsError)
  }

  @Test func textOfMessagesIsVisibleAndCut() {
    #expect(VisibleText.escape("a\u{1B}\u{202E}\n") == "a\\u{1B}\\u{202E}\\u{A}")
    #expect(VisibleText.escape("👩‍👩‍👧 é 日") == "👩‍👩‍👧 é 日")
    #expect(VisibleText.escape("abcdef", limit: 3) == "abc…")
    let zalgo = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(VisibleText.escape(zalgo).unicodeScalars.count < 20)
  }
}
