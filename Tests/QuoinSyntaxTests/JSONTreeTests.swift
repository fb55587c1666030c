import QuoinSource
import QuoinSyntax
import Testing

@Suite struct JSONTreeTests {
  private func read(_ text: String) -> SyntaxParser.Reading {
    SyntaxParser.read(SourceFile(path: "a.json", text: text), as: .json)
  }

  @Test func valuesKeepTheirTextAndPlace() throws {
    let reading = read("\u{FEFF}{\"é\": [1.50, -0, 1e3, true, null, \"a\\u0041\", \"日\"]}")
    #expect(reading.diagnostics.isEmpty)
    let entry = try #require(reading.documents.first?.entries?.first)
    #expect(entry.key == "é")
    #expect(entry.keyRange.start == SourcePosition(line: 1, column: 2))
    let scalars = entry.value.items?.compactMap(\.scalar) ?? []
    #expect(scalars.map(\.text) == ["1.50", "-0", "1e3", "true", "null", "aA", "日"])
    #expect(
      scalars.map(\.style) == [
        .jsonLiteral, .jsonLiteral, .jsonLiteral, .jsonLiteral, .jsonNull, .quoted, .quoted,
      ])
    #expect(scalars[4].isAbsent && !scalars[3].isAbsent)
    #expect(scalars[5].verbatimOffset == nil)
    #expect(entry.value.items?.last?.range(ofText: 0..<3).text == "日")
    #expect(entry.value.range.end == SourcePosition(line: 1, column: 50))
  }

  @Test(arguments: [
    ("{\"a\": 1, \"a\": 2}", "duplicate-key", 1, 10), ("{\"a\": 1,\n}", "json-key", 2, 1),
    ("{a: 1}", "json-key", 1, 2), ("{'a': 1}", "json-key", 1, 2),
    ("[1, 2", "unclosed-bracket", 1, 1),
    ("[1 2]", "flow-separator", 1, 4), ("{\"a\" 1}", "missing-colon", 1, 6),
    ("", "missing-value", 1, 1),
    ("[01]", "json-number", 1, 2), ("[.5]", "json-value", 1, 2), ("[NaN]", "json-value", 1, 2),
    ("[\"a\nb\"]", "unclosed-quote", 1, 2), ("[\"\\x\"]", "unknown-escape", 1, 3),
    ("[\"\\ud800\"]", "unknown-escape", 1, 3), ("[\"a\tb\"]", "control-character", 1, 4),
    ("[\"\\u0000\"]", "control-character", 1, 3), ("[1] 2", "unexpected-value", 1, 5),
    ("[1,]", "json-value", 1, 4), ("// c\n{}", "json-value", 1, 1),
  ])
  func faultsHaveAPlaceAndAHint(_ text: String, _ id: String, _ line: Int, _ column: Int) {
    let errors = read(text).diagnostics
    #expect(errors.map(\.id) == [id], "\(errors.map(\.message))")
    #expect(errors.first?.range?.start == SourcePosition(line: line, column: column))
    #expect(errors.first?.hint?.isEmpty == false)
  }

  @Test func yamlAndJSONGiveOneTree() throws {
    let text = "{\"a\": [\"x\", {\"b\": \"y\"}], \"c\": \"\"}"
    let yaml = SyntaxParser.parse(SourceFile(path: "a", text: text), as: .yaml)
    let json = SyntaxParser.parse(SourceFile(path: "a", text: text), as: .json)
    #expect(yaml.diagnostics.isEmpty && json.diagnostics.isEmpty)
    #expect(SyntaxDump.tree(yaml.documents) == SyntaxDump.tree(json.documents))
  }
}
