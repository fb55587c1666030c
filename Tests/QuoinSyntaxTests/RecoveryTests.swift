import QuoinSource
import QuoinSyntax
import Testing

/// Faults whose cure is clear do not hide the ones behind them.
@Suite struct RecoveryTests {
  private let file = SourceFile(
    path: "a.yaml",
    text: """
      é: {leading: @750, label: Hello {x}}
      label: Hello: world # c
      - not here
      color: #fff
      """)

  @Test func everyFaultIsToldAtItsPlace() {
    let reading = SyntaxParser.read(file, as: .yaml)
    let told = reading.diagnostics.map {
      "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.id)"
    }
    #expect(
      told == [
        "1:14 reserved-character", "1:33 bracket-in-text", "2:13 colon-in-text",
        "3:1 unexpected-value",
      ])
    #expect(!reading.isWhole)
    #expect(reading.diagnostics.allSatisfy { $0.range?.file === file })
  }

  @Test func fixesAreForTheFileAsItIs() {
    let fixes = SyntaxParser.read(file, as: .yaml).diagnostics.compactMap(\.fix)
    let edits = Diagnostic.Fix("all", edits: fixes.flatMap(\.edits))
    let text = edits.applied(to: file).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text?.hasPrefix(
        "é: {leading: \"@750\", label: \"Hello {x}\"}\nlabel: \"Hello: world\" # c\n- not") == true)
  }

  @Test func theTreeIsWholeWithThePlacesOfTheFile() throws {
    let file = SourceFile(path: "a", text: "a: @1\nb: [c, *d e, f]\nlabel: It's 5: \"x\"\né: last")
    let reading = SyntaxParser.read(file, as: .yaml)
    #expect(reading.diagnostics.map(\.id) == ["reserved-character", "asterisk", "colon-in-text"])
    #expect(reading.isWhole)
    let entries = try #require(reading.documents.first?.entries)
    #expect(entries.map(\.keyRange.text) == ["a", "b", "label", "é"])
    #expect(entries[0].value.range.text == "@1")
    #expect(entries[0].value.range(ofText: 1..<2).text == "1")
    #expect(entries[1].value.range.text == "[c, *d e, f]")
    #expect(entries[1].value.items?.map(\.range.text) == ["c", "*d e", "f"])
    #expect(entries[2].value.scalar?.text == "It's 5: \"x\"")
    #expect(entries[2].value.range.text == "It's 5: \"x\"")
    #expect(entries[3].value.range.text == "last")
  }

  @Test func aTextWhoseMendingChangedMoreThanItsQuotesHasNoPlace() throws {
    let file = SourceFile(path: "a", text: "a: 'it's'\nb: x")
    let entries = SyntaxParser.read(file, as: .yaml).documents.first?.entries
    let value = try #require(entries?.first?.value)
    #expect(value.scalar?.text == "it's")
    #expect(value.range(ofText: 0..<2).text == "'it's'")
  }

  /// Reading on is bounded: each fault that is mended costs another look at the file.
  @Test func manyFaultsEndTheReading() {
    let text = String(repeating: "- @x\n", count: 200_000)
    let reading = SyntaxParser.read(SourceFile(path: "a", text: text), as: .yaml)
    #expect((1...20).contains(reading.diagnostics.count))
  }
}
