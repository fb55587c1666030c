import QuoinTestSupport
import Testing

/// Where constraints conflict there is no layout, so that nothing is told of one.
@Suite struct ConflictReports {
  @Test(arguments: [
    "a: {label: A text that needs its room, top: 0, leading: 0, width: [5, 200]}",
    "a: {label: x, top: 0, leading: 0, width: [5, 200]}, b: {label: y, top: 0}",
    "s: {scroll: {t: {label: One long line of text, lines: 0, top: 0}}, edges: 0, height: [1, 2]}",
  ])
  func nothingButTheConflictIsTold(views: String) {
    let findings = TestSpec.canvas("views: {\(views)}").findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.hasPrefix("error conflict") }, "\(findings)")
  }
}

/// A text that is cut says what can be done, which for a text of one line is no line.
@Suite struct TruncationReports {
  @Test(arguments: [
    ("label", "or more lines"), ("textField", "more of width"), ("button", "more of width"),
  ])
  func onlyLabelsAreGivenLines(kind: String, words: String) throws {
    let spec = TestSpec.canvas(
      "views: {a: {\(kind): A text that needs its room, top: 0, leading: 0, width: 30}}")
    let finding = try #require(spec.result.diagnostics.first { $0.id == "truncated" })
    #expect(finding.hint?.hasSuffix(words) == true, "\(finding.hint ?? "")")
  }

  /// Captions of controls are no lines of a text.
  @Test func controlsHaveNoLines() {
    let spec = TestSpec.canvas(
      """
      views:
        s: {segments: [Day, Week, Month], top: 0, leading: 0}
        d: {datePicker: date, top: 40, leading: 0}
        t: {label: "One\\nTwo", style: u, lines: 0, top: 300, leading: 0, width: 200}
        e: {textField: "", top: 400, leading: 0, width: 100}
      """)
    #expect(["s", "d", "t", "e"].map { spec.entry($0)?.lineCount } == [0, 0, 2, 0])
    #expect(spec.entry("s")?.lines.count == 3)
  }
}
