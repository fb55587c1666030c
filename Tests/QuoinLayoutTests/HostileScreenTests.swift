import QuoinScreen
import QuoinSource
import Testing

@testable import QuoinLayout

/// Screens that no one would write on purpose still have a layout.
@Suite struct HostileScreenTests {
  private func allFinite(_ layout: ScreenLayout) -> Bool {
    layout.frames.views.allSatisfy { view in
      let frame = view.frame
      return [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    }
  }

  @Test func anEmptyScreen() {
    let (layout, diagnostics) = ScreenSketch().layOut()
    #expect(layout.frames.views.isEmpty && diagnostics.isEmpty)
    #expect(layout.frames.size == Size(width: 400, height: 800))
  }

  @Test("A constraint between constants holds or is a conflict by itself", arguments: [0.0, 5])
  func constantConstraint(distance: Double) {
    var sketch = ScreenSketch()
    sketch.constrain(.screen, .top, .equal, .screen, plus: distance)
    let messages = sketch.layOut().diagnostics.map(\.message)
    #expect(messages == (distance == 0 ? [] : ["'screen.top == screen.top + 5' cannot hold"]))
  }

  @Test func negativeInsetsReachOut() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aaaa", insets: EdgeInsets(-4, -6)), x: 20, y: 20)
    let view = sketch.layOut().layout.frames.views[0]
    #expect(agree(view.frame, 20, 20, 28, 16))
    #expect(view.content.map { agree($0, 14, 16, 40, 24) } == true)
  }

  @Test func insetsBeyondTheirTextNeverMakeASizeNegative() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "a", insets: EdgeInsets(-40, -40)))
    let (layout, _) = sketch.layOut()
    #expect(layout.frames.views[0].frame == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func hugeAndTinyNumbers() {
    var sketch = ScreenSketch()
    let far = sketch.label("far", "aaaa aaaa", lines: 0)
    sketch.place(far, x: 1e15, y: -1e15, width: 1e-9)
    let wide = sketch.add("wide")
    sketch.place(wide, x: 1e-300, width: 1e18, height: 1e18)
    #expect(allFinite(sketch.layOut().layout))
  }

  @Test func deepContainers() {
    var sketch = ScreenSketch()
    for depth in 0..<250 {
      let view = sketch.add("v\(depth)", in: depth == 0 ? nil : depth - 1)
      let outer: LayoutBox = depth == 0 ? .screen : .view(depth - 1)
      sketch.place(view, in: outer, x: 1, y: 1)
      sketch.constrain(view, .trailing, .equal, .screen)
      sketch.constrain(view, .bottom, .equal, outer)
    }
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.isEmpty)
    #expect(layout.frames.views.last.map { agree($0.frame, 250, 250, 150, 550) } == true)
  }

  /// Canonically equal ids, texts in other scalars: neither may stand for the other.
  @Test func equalTextsInOtherScalarsAreMeasuredEach() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("caf\u{E9}", "caf\u{E9}"))
    sketch.place(sketch.label("cafe\u{301}", "cafe\u{301}"), width: 10)
    sketch.screen.views[0].ignoredDiagnostics = ["truncated"]
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.map(\.id) == ["truncated"])
    let drawn = layout.frames.views[0].lines.map { Array($0.text.utf8) }
    #expect(drawn == [Array("caf\u{E9}".utf8)])
  }
}
