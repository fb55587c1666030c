import QuoinSource
import QuoinSyntax
import Testing

@Suite struct AnchorTests {
  private func read(_ text: String, limits: SyntaxLimits = SyntaxLimits()) -> SyntaxParser.Reading {
    SyntaxParser.read(SourceFile(path: "a.yaml", text: text), as: .yaml, limits: limits)
  }

  private func pairs(_ node: SyntaxNode?) -> [String] {
    (node?.entries ?? []).map { "\($0.key)=\($0.value.scalar?.text ?? "…")" }
  }

  @Test(arguments: [
    // Own keys win, wherever `<<` stands; merged ones follow.
    ("b: {<<: *p, x: 9, z: 3}", ["x=9", "z=3", "y=2"]),
    ("b: {z: 3, x: 9, <<: *p}", ["z=3", "x=9", "y=2"]),
    // In a list the earlier wins (report 38).
    ("b: {<<: [*q, *p]}", ["x=7", "w=8", "y=2"]),
    ("b: {<<: [*p, *q]}", ["x=1", "y=2", "w=8"]),
    ("b:\n  <<: [{x: 5}, *p]", ["x=5", "y=2"]),
    ("b: {\"<<\": 4}", ["<<=4"]),
  ])
  func merges(_ line: String, _ expected: [String]) {
    let reading = read("p: &p {x: 1, y: 2}\nq: &q {x: 7, w: 8}\nr: [*p, *q]\n\(line)")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
    #expect(pairs(reading.documents.first?.entries?.last?.value) == expected)
  }

  /// Report 38.
  @Test func twoMergeKeysAskForAList() {
    let reading = read("p: &p {x: 1}\nq: &q {y: 1}\nb:\n  <<: *p\n  <<: *q")
    #expect(reading.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(reading.diagnostics.first?.range?.start == SourcePosition(line: 5, column: 3))
    #expect(reading.diagnostics.first?.notes.first?.range?.start.line == 4)
    #expect(reading.diagnostics.first?.hint?.contains("list") == true)
  }

  @Test func anAliasIsTheNearestAnchorBeforeIt() {
    let reading = read("a: &x 1\nb: *x\nc: &x 2\nd: *x\n*x : e")
    #expect(pairs(reading.documents.first) == ["a=1", "b=1", "c=2", "d=2", "2=e"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func anAliasStandsWhereItsAnchorIsWritten() {
    let reading = read("a: &x\n  k: v\nb: *x")
    let copy = reading.documents.first?.entries?.last?.value
    #expect(copy?.range.text == "k: v")
    #expect(copy?.entries?.first?.keyRange.start == SourcePosition(line: 2, column: 3))
  }

  @Test(arguments: [
    "a: &a [*a]", "a: &a {b: *a}", "a: &a [&b {x: *a}]", "&a x: &b [c, {d: *b}]\ny: *a",
  ])
  func aValueCannotHoldItself(_ text: String) {
    let errors = read(text).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["alias-cycle"])
  }

  @Test func limitsCountWhatAliasesMake() {
    var limits = SyntaxLimits()
    limits.aliasNodes = 8
    // Each alias makes four nodes: the list and its items.
    let base = "a: &a [1, 2, 3]\nb: [*a, *a"
    #expect(read("\(base)]", limits: limits).diagnostics.isEmpty)
    let reading = read("\(base), *a]\nc: 1", limits: limits)
    #expect(reading.diagnostics.map(\.id) == ["alias-limit"])
    #expect(reading.diagnostics.first?.range?.start == SourcePosition(line: 2, column: 13))
    #expect(!reading.isWhole)
  }

  @Test func aliasesCountInTheDepth() {
    var text = "a0: &a0 [x]\n"
    for index in 1...300 { text += "a\(index): &a\(index) [*a\(index - 1)]\n" }
    let reading = read(text)
    #expect(reading.diagnostics.map(\.id).contains("depth-limit"))
    // The root is at depth 1, a0 at 2: the list a254 nests to 256, and a255 is one too deep.
    let error = reading.diagnostics.first { $0.id == "depth-limit" }
    #expect(error?.range?.start.line == 256)
  }
}
