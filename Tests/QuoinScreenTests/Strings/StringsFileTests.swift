import QuoinSource
import Testing

@testable import QuoinScreen

/// Apple's `.strings` files.
@Suite struct StringsFileTests {
  @Test func readsPairsCommentsAndEscapes() {
    let file = read(
      #"""
      /* A title;
         over two lines */
      "title" = "Hello \"you\"\n\U263A \U0001F600";
      // "off" = "no";
      plain.key = word;
      "smile"="\Ud83d\Ude00" ;
      """#)
    #expect(file.diagnostics.isEmpty)
    #expect(file.pairs.map(\.key) == ["title", "plain.key", "smile"])
    #expect(file.pairs.map(\.value) == ["Hello \"you\"\n☺ \u{1}F600", "word", "😀"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10), ("\"a\" \"b\";", 1, 5), ("\"a\" = \"b;\n", 1, 7), ("/* x", 1, 1),
    ("\"a\" = ;", 1, 7), ("\"a\" = \"\\Ud83d\";", 1, 8), ("\"x\" = \"y\";\n= 1;", 2, 1),
  ])
  func faultsHaveAPlace(text: String, line: Int, column: Int) {
    let file = read(text)
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.range?.start == SourcePosition(line: line, column: column))
  }

  @Test func aSpecReadsTheFileOfItsLocale() {
    var options = ScreenOptions()
    options.locale = "de"
    let spec = ResolvedSpec.label(
      "$hi", above: "strings: $(locale).lproj/Login.strings", options: options,
      files: ["de.lproj/Login.strings": "\"hi\" = \"Hallo\";"])
    #expect(spec.ids == [])
    #expect(spec.text?.text == "Hallo")
    #expect(ResolvedSpec.label("x", above: "strings: none.strings").ids == ["unreadable-file"])
    #expect(ResolvedSpec.label("x", above: "strings: ../s.strings").ids == ["unreadable-file"])
  }

  private func read(_ text: String) -> StringsFile {
    StringsFile(SourceFile(path: "x.strings", text: text))
  }
}
