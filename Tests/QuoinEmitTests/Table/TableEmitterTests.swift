import QuoinEmit
import QuoinLayout
import QuoinScreen
import Testing

struct TableEmitterTests {
  @Test func alignsColumnsAndIndentsChildren() throws {
    var sample = SampleLayout("Chat", cell: Cell(device: "iPhone 16", theme: .dark))
    let list = sample.add("list", kind: "vstack", Rect(x: 0, y: 62, width: 320, height: 100))
    sample.addLabel(
      "bubble", "One\nTwo", parent: list, Rect(x: 16, y: 70, width: 66.66666667, height: 56),
      insets: EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    ) { view, frame in
      view.isHidden = true
      frame.isTruncated = true
      frame.isEstimated = true
    }
    sample.add("漢字", Rect(x: -8, y: 0.5, width: 1000, height: 0))
    #expect(
      try Emitter.named("table").emit([sample.layout]) == """
        Chat: iPhone 16 portrait, 320 x 200 @3x, text size L, en, ltr, dark

        view      kind     x    y    width  height  content           notes
        list      vstack   0   62      320     100
          bubble  label   16   70  66.6667      56  28 78 42.6667 40  2 lines, truncated, hidden, estimated
        漢字      view    -8  0.5     1000       0

        """)
  }

  @Test func separatesScreensByABlankLine() throws {
    let text = try Emitter.named("table").emit([
      SampleLayout("A").layout, SampleLayout("B").layout,
    ])
    #expect(text.contains("\n\nB: canvas, 320 x 200 @3x"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test func letsNoControlOut() throws {
    var sample = SampleLayout("a\u{1B}]0;b\u{7}")
    sample.add("x\u{1B}[31m\ny", Rect(x: 0, y: 0, width: 0, height: 0))
    let text = try Emitter.named("table").emit([sample.layout])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("x\\u{1B}[31m\\u{A}y"))
  }
}
