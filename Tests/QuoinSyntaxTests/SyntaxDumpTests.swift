import QuoinSource
import QuoinSyntax
import Testing

@Suite struct SyntaxDumpTests {
  @Test func treesShowStyleTextAndPlace() {
    let text = "a: x\n\"b c\":\n  - 'q\u{1B}'\n  - {}\nd: |\n  l\ne:\n"
      .replacing("\u{1B}", with: "\u{202E}")
    let (documents, _) = SyntaxParser.parse(SourceFile(path: "a", text: text), as: .yaml)
    #expect(
      SyntaxDump.tree(documents) == """
        document
          map 1:1-7:3
            a: plain "x" 1:4-1:5
            "b c": list 3:3-4:7
              - quoted "q\\u{202E}" 3:5-3:9
              - map 4:5-4:7
            d: block "l\\n" 5:4-6:4
            e: absent "" 7:3-7:3

        """)
  }

  @Test func jsonHasTheEventsOfItsTree() {
    let file = SourceFile(path: "a", text: "{\"a\": [1, \"\\n\"]}")
    let (text, diagnostics) = SyntaxDump.events(file, as: .json)
    #expect(diagnostics.isEmpty)
    #expect(
      text
        == "+STR\n+DOC\n+MAP {}\n=VAL \"a\n+SEQ []\n=VAL :1\n=VAL \"\\n\n-SEQ\n-MAP\n-DOC\n-STR\n")
  }
}
