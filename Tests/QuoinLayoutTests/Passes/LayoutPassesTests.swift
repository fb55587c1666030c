import QuoinScreen
import Testing

@testable import QuoinLayout

@Suite struct LayoutPassesTests {
  private func passes(_ sketch: ScreenSketch) -> LayoutPasses {
    var measurer = ContentMeasurer(sketch.screen)
    return LayoutPasses(sketch.screen, measurer: &measurer)
  }

  @Test func singleLinesNeedOnePass() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aaaa"))
    #expect(passes(sketch).count == 1)
  }

  @Test func aPinnedTextNeedsTwo() {
    var sketch = ScreenSketch()
    let label = sketch.label("a", "aaaa aaaa aaaa", lines: 0)
    sketch.place(label, width: 100)
    #expect(passes(sketch).count == 2)
  }

  @Test("Two texts in a row settle", arguments: [750.0, 749])
  func competingTexts(resistance: Double) {
    var sketch = ScreenSketch(Canvas(width: 305, height: 400))
    let first = sketch.label("first", "aaaa aaaa aaaa aaaa aaaa", lines: 0)
    let second = sketch.label("second", "aaa aaaaa aa aaaa aaa aaaaa", lines: 0)
    sketch.screen.views[1].resistance.horizontal = resistance
    sketch.place(first)
    sketch.constrain(second, .leading, .equal, first, .trailing, plus: 10)
    sketch.constrain(second, .top, .equal, first)
    sketch.constrain(second, .trailing, .equal, .screen)
    let result = passes(sketch)
    #expect(result.unsettled.isEmpty)
    #expect(result.count < LayoutPasses.limit)
    let frames = result.boxes.views
    #expect(agree(frames[0].width + frames[1].width, 295))
    // The first text keeps its 240: the tie goes to what was declared first.
    #expect(agree(frames[0].height, 24))
    // 55 is room for "aaaaa", not for "aaa aa": "aaa", "aaaaa", "aa", "aaaa", "aaa", "aaaaa".
    #expect(agree(frames[1].height, 144))
  }

  @Test(
    "A wrapped text keeps the rest of its line and leaves its neighbour alone",
    arguments: [
      (250.0, 40.0), (249, 60),
    ])
  func wrappedRow(hugging: Double, width: Double) {
    var sketch = ScreenSketch(Canvas(width: 150, height: 400))
    let name = sketch.label("name", "aaaa")
    let text = sketch.label("text", "aaaaaaaaa aaaaaaaaa", lines: 0)
    sketch.screen.views[0].hugging.horizontal = hugging
    sketch.screen.views[1].resistance.horizontal = 749
    sketch.place(name)
    sketch.constrain(text, .leading, .equal, name, .trailing)
    sketch.constrain(text, .top, .equal, .screen)
    sketch.constrain(text, .trailing, .equal, .screen)
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.isEmpty)
    // 110 is left for lines of 90; a neighbour that hugs less takes the 20.
    #expect(layout.frames.views.map(\.frame.width) == [width, 150 - width])
    #expect(layout.frames.views[1].frame.height == 48)
  }

  /// As tall as it is at one line it is too narrow for one, and at two lines wide enough.
  private var restless: ScreenSketch {
    var sketch = ScreenSketch()
    let label = sketch.label("a", "aaaa aaaa", lines: 0)
    sketch.screen.views[0].hugging = .init(horizontal: 1, vertical: 1000)
    sketch.screen.views[0].resistance = .init(horizontal: 1, vertical: 1000)
    sketch.place(label)
    sketch.constrain(label, .width, .equal, label, .height, times: 2.5, plus: -10)
    return sketch
  }

  @Test func aTextWithoutAFixedPointIsReported() {
    let diagnostics = restless.layOut().diagnostics
    #expect(diagnostics.map(\.id).contains("unsettled"))
    let warning = diagnostics.first { $0.id == "unsettled" }
    #expect(warning?.message == "the sizes of 'a' still change after 8 passes")
    #expect(warning?.severity == .warning)
    #expect(warning?.view == "a")
  }
}
