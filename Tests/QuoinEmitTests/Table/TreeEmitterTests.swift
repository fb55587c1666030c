import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing

struct TreeEmitterTests {
  @Test func drawsWhatIsInWhat() throws {
    var sample = SampleLayout("Chat", cell: Cell(device: "iPhone 16"))
    let list = sample.add("list", Rect(x: 0, y: 62, width: 320, height: 100))
    let row = sample.add("row", parent: list, Rect(x: 0, y: 62, width: 320, height: 50))
    sample.addLabel(
      "name", "Ada\nLovelace", parent: row, Rect(x: 16, y: 70, width: 66.66666667, height: 20)
    ) { view, frame in
      view.isHidden = true
      frame.isTruncated = true
    }
    sample.add("line", parent: list, Rect(x: 0, y: 112, width: 320, height: 1))
    let bar = sample.add("bar", Rect(x: 0, y: 162, width: 320, height: 38))
    sample.add("dot", parent: bar, Rect(x: 1, y: 163, width: 2, height: 2))
    #expect(
      try Emitter.named("tree").emit([sample.layout]) == """
        Chat (iPhone 16 portrait, 320 x 200 @3x, text size L, en, ltr, light)
        ├─ list  view  0 62 320 100
        │  ├─ row  view  0 62 320 50
        │  │  └─ name  label  16 70 66.6667 20  "Ada / Lovelace"  (2 lines, truncated, hidden)
        │  └─ line  view  0 112 320 1
        └─ bar  view  0 162 320 38
           └─ dot  view  1 163 2 2

        """)
  }

  @Test func letsNoControlOut() throws {
    var sample = SampleLayout("a\u{1B}]0;b\u{7}")
    sample.addLabel("x\u{1B}[31m\ny", "\u{202E}t", Rect(x: 0, y: 0, width: 0, height: 0))
    let text = try Emitter.named("tree").emit([sample.layout])
    #expect(text.contains("x\\u{1B}[31m\\u{A}y") && text.contains("\"\\u{202E}t\""))
    #expect(text.split(separator: "\n").count == 2)
  }
}
