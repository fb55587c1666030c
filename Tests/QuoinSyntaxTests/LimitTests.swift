import QuoinSource
import QuoinSyntax
import Testing

/// Each limit at its last good value and one beyond.
@Suite struct LimitTests {
  private func read(
    _ text: String, as notation: SyntaxParser.Notation, _ limits: SyntaxLimits = SyntaxLimits()
  ) -> SyntaxParser.Reading {
    SyntaxParser.read(SourceFile(path: "a", text: text), as: notation, limits: limits)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test(arguments: [SyntaxParser.Notation.yaml, .json])
  func depth(_ notation: SyntaxParser.Notation) {
    #expect(read(nested(256), as: notation).diagnostics.isEmpty)
    let reading = read(nested(257), as: notation)
    #expect(reading.diagnostics.map(\.id) == ["depth-limit"])
    #expect(reading.diagnostics.first?.range?.start == SourcePosition(line: 1, column: 257))
    #expect(!reading.isWhole)
  }

  @Test(arguments: [SyntaxParser.Notation.yaml, .json])
  func scalars(_ notation: SyntaxParser.Notation) {
    let text = String(repeating: "é", count: 1 << 19)
    #expect(read("[\"\(text)\"]", as: notation).diagnostics.isEmpty)
    let reading = read("[\"\(text)a\", 1]", as: notation)
    #expect(reading.diagnostics.map(\.id) == ["scalar-limit"])
    #expect(reading.diagnostics.first?.range?.start == SourcePosition(line: 1, column: 2))
    #expect(reading.documents.first?.items?.count == 2)
  }

  @Test(arguments: [SyntaxParser.Notation.yaml, .json])
  func files(_ notation: SyntaxParser.Notation) {
    var limits = SyntaxLimits()
    limits.fileBytes = 10
    #expect(read("[1, 2, 34]", as: notation, limits).diagnostics.isEmpty)
    #expect(read("[1, 2, 345]", as: notation, limits).diagnostics.map(\.id) == ["file-limit"])
  }

  @Test(arguments: [
    ("{a, b, c, d, e, f}", SyntaxParser.Notation.yaml), ("\u{1}\n\u{1}\n\u{1}\n\u{1}\n", .yaml),
    ("{\"a\": 1, \"a\": 1, \"a\": 1, \"a\": 1, \"a\": 1}", .json), ("\"\\0\\0\\0\\0\\0\"", .yaml),
    ("[\"\\u0000\\u0000\\u0000\\u0000\"]", .json),
  ])
  func diagnostics(_ text: String, _ notation: SyntaxParser.Notation) {
    var limits = SyntaxLimits()
    limits.diagnostics = 3
    let reading = read(text, as: notation, limits)
    #expect(reading.diagnostics.count == 4)
    #expect(reading.diagnostics.contains { $0.id == "diagnostic-limit" })
    #expect(!reading.isWhole)
  }

  @Test func keys() {
    let long = String(repeating: "k", count: 1024)
    #expect(read("\(long): 1", as: .yaml).diagnostics.isEmpty)
    #expect(read("\(long)k: 1", as: .yaml).diagnostics.map(\.id) == ["key-limit"])
    #expect(read("a: 1\n\(long)k: 1", as: .yaml).diagnostics.map(\.id) == ["key-limit"])
  }
}
