import QuoinScreen
import Testing

@testable import QuoinLayout

@Suite struct LayoutTraceTests {
  @Test func theSolutionIsThatBeforeThePixelPass() {
    var sketch = ScreenSketch(direction: .rightToLeft)
    let outer = sketch.add("outer")
    let inner = sketch.add("inner", in: 0)
    let guide = sketch.guide("column")
    sketch.place(outer, x: 10.1, y: 20, width: 100, height: 50)
    sketch.place(inner, in: outer, x: 5, y: 5, width: 10, height: 10)
    sketch.place(guide, x: 1, y: 2, width: 3, height: 4)
    #expect(
      LayoutTrace(sketch.screen).solution == """
        passes 1
        screen 0 0 400 800
        outer 10.1 20 100 50
        inner 15.1 25 10 10
        column 1 2 3 4

        """)
  }

  @Test func aWrappedTextHugsTheWidthItWrapsAtAndMoreWeaklyItsLongestLine() {
    var sketch = ScreenSketch()
    let label = sketch.label("a", "aaaa aaaa aaaa", lines: 0)
    sketch.place(label)
    sketch.constrain(label, .width, .lessOrEqual, plus: 100)
    let rules = LayoutTrace(sketch.screen).constraints.split(separator: "\n").filter {
      $0.contains("hugging of the content width")
    }
    #expect(
      rules == [
        "a.width <= 100 @250  # hugging of the content width of a",
        "a.width <= 90 @249.999  # hugging of the content width of a",
      ])
  }
}
