import QuoinSource
import QuoinSyntax
import Testing

/// One fix mends all tabs that indent as the first one does, by the steps of the file.
@Suite struct TabIndentationTests {
  @Test(arguments: [
    ("a:\n\tb: 1\n\tc:\n\t\td: 2\n", "a:\n  b: 1\n  c:\n    d: 2\n"),
    ("a:\n    b: 1\nc:\n\td: 2\n\te: 3", "a:\n    b: 1\nc:\n    d: 2\n    e: 3"),
    ("a:\n   b:\n   \tc: 1\n   \td: 2\n", "a:\n   b:\n      c: 1\n      d: 2\n"),
    ("# x\n a: 1\n\tb: 2", "# x\n a: 1\n b: 2"),
  ])
  func tabsBecomeTheStepsOfTheFile(text: String, mended: String) throws {
    let file = SourceFile(path: "a.yaml", text: text)
    let error = try #require(SyntaxParser.parse(file, as: .yaml).diagnostics.first)
    #expect(error.id == "tab-indentation")
    let bytes = try #require(error.fix?.applied(to: file))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    let again = SyntaxParser.parse(SourceFile(path: "a.yaml", text: mended), as: .yaml)
    #expect(!again.diagnostics.containsError)
  }
}
