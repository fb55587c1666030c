import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing

struct MarkdownEmitterTests {
  @Test func isATableOfGitHub() throws {
    var sample = SampleLayout("Chat", cell: Cell(device: "iPhone 16", theme: .dark))
    let list = sample.add("list", Rect(x: 0, y: 62, width: 320, height: 100))
    sample.addLabel(
      "bubble", "One\nTwo", parent: list, Rect(x: 16, y: 70, width: 66.66666667, height: 56),
      insets: EdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    #expect(
      try Emitter.named("markdown").emit([sample.layout]) == """
        ### `Chat`

        `iPhone 16 portrait, 320 x 200 @3x, text size L, en, ltr, dark`

        | view | kind | x | y | width | height | content | notes |
        | --- | --- | ---: | ---: | ---: | ---: | --- | --- |
        | `list` | `view` | 0 | 62 | 320 | 100 | | |
        | &emsp;`bubble` | `label` | 16 | 70 | 66.6667 | 56 | 28 78 42.6667 40 | 2 lines |

        """)
  }

  @Test(arguments: [
    ("a|b", #"`a\|b`"#), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("@team <b>", "`@team <b>`"),
    ("a\nb", #"`a\u{A}b`"#), ("", "`  `"),
  ])
  func takesNoTextForMarkup(name: String, shown: String) throws {
    var sample = SampleLayout(name)
    sample.add(name, Rect(x: 0, y: 0, width: 1, height: 1))
    let lines = try Emitter.named("markdown").emit([sample.layout]).split(separator: "\n")
    #expect(lines.first == "### \(shown)")
    #expect(lines.last == "| \(shown) | `view` | 0 | 0 | 1 | 1 | | |")
  }
}
