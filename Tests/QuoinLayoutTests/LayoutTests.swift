@testable import QuoinLayout
import QuoinScreen
import Testing

/// Whole screens with numbers by hand, most of them from public reports about padded labels.
@Suite struct LayoutTests {
  @Test("Wrapping happens at the width less the insets") func wrapsInsideInsets() {
    var sketch = ScreenSketch()
    let label = sketch.label("a", "aaaa aaaa aaaa", lines: 0, insets: EdgeInsets(8, 12))
    sketch.place(label, x: 10, y: 20, width: 140)
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.isEmpty)
    let view = layout.frames.views[0]
    #expect(agree(view.frame, 10, 20, 140, 64))
    #expect(view.content.map { agree($0, 22, 28, 116, 48) } == true)
    #expect(view.lines.map(\.text) == ["aaaa aaaa", "aaaa"])
    #expect(view.lines.map(\.x) == [22, 22])
    #expect(view.lines.map(\.baseline) == [46, 70])
    #expect(!view.isTruncated)
  }

  @Test func paddedLabelFitsItsText() {
    var sketch = ScreenSketch()
    sketch.place(sketch.label("a", "aaaa", insets: EdgeInsets(4, 6)))
    sketch.place(sketch.label("b", "aaaa", insets: EdgeInsets(10, 10)))
    #expect(
      sketch.frames.map(\.size) == [Size(width: 52, height: 32), Size(width: 60, height: 44)])
  }

  @Test("An empty label collapses, its spacing stays", arguments: [(0.0, 24.0), (8, 32)])
  func emptyLabel(spacing: Double, height: Double) {
    var sketch = ScreenSketch()
    let stack = sketch.add("stack")
    let empty = sketch.label("empty", "", in: 0)
    let full = sketch.label("full", "a", in: 0)
    sketch.place(stack, width: 100)
    sketch.place(empty, in: stack)
    sketch.constrain(full, .leading, .equal, stack)
    sketch.constrain(full, .top, .equal, empty, .bottom, plus: spacing)
    sketch.constrain(full, .bottom, .equal, stack)
    #expect(sketch.frames.map(\.height) == [height, 0, 24])
    #expect(sketch.frames[1].width == 0)
  }

  @Test(
    "An offset from the centre mirrors",
    arguments: [
      (LayoutDirection.leftToRight, 100.0), (.rightToLeft, 220),
    ])
  func trailingFromCentre(direction: LayoutDirection, x: Double) {
    var sketch = ScreenSketch(Canvas(width: 400, height: 100), direction: direction)
    let view = sketch.add("v")
    sketch.constrain(view, .width, plus: 80)
    sketch.constrain(view, .trailing, .equal, .screen, .centerX, plus: -20)
    sketch.constrain(view, .top, .equal, .screen)
    sketch.constrain(view, .height, plus: 10)
    #expect(sketch.frames.map { agree($0, x, 0, 80, 10) } == [true])
  }

  @Test func paddedLabelHasTheBaselinesOfItsText() {
    var sketch = ScreenSketch()
    let system = Font(size: 17)
    let plain = sketch.add("plain", .text(ScreenSketch.text("A", font: system)))
    let insets = EdgeInsets(8, 0)
    let padded = sketch.add(
      "padded", .text(ScreenSketch.text("A\nB\nC", font: system, lines: 0, insets: insets)))
    sketch.place(plain, y: 100)
    sketch.constrain(padded, .leading, .equal, plain, .trailing)
    sketch.constrain(padded, .firstBaseline, .equal, plain)
    let views = sketch.layOut().layout.frames.views
    #expect(agree(views[1].frame.y, 92))
    #expect(agree(views[1].frame.height, 77))
    // The ascender is 1950/2048 of the size, the pitch 2444/2048.
    #expect(agree(views[1].baselines?.first ?? 0, 92 + 8 + 17 * 1950 / 2048))
    #expect(agree(views[1].baselines?.last ?? 0, 92 + 8 + 17 * (1950 + 2 * 2444) / 2048))
  }

  @Test("A last baseline counts from the bottom, a view without text from its edge")
  func lastBaseline() {
    var sketch = ScreenSketch()
    let label = sketch.label("label", "a\na", lines: 0)
    let box = sketch.add("box")
    sketch.place(label, y: 100)
    sketch.constrain(box, .leading, .equal, .screen)
    sketch.constrain(box, .width, plus: 10)
    sketch.constrain(box, .height, plus: 30)
    sketch.constrain(box, .lastBaseline, .equal, label)
    // The second line's baseline is 24 + 18 below the label's top.
    #expect(agree(sketch.frames[1], 0, 112, 10, 30))
  }

  @Test func aTallerLabelMovesItsBaseline() {
    var sketch = ScreenSketch()
    let label = sketch.label("label", "a")
    let other = sketch.label("other", "a")
    sketch.place(label, y: 100, height: 64)
    sketch.constrain(other, .leading, .equal, label, .trailing)
    sketch.constrain(other, .firstBaseline, .equal, label)
    // (64 - 24) / 2 lower.
    #expect(sketch.frames.map(\.y) == [100, 120])
  }

  @Test func heightIsMeasuredAtTheSolvedWidth() {
    var sketch = ScreenSketch(Canvas(width: 375, height: 800))
    let text = Array(repeating: "aaaa", count: 10).joined(separator: " ")
    let label = sketch.label("label", text, lines: 0)
    sketch.place(label, x: 16)
    sketch.constrain(label, .trailing, .equal, .screen, plus: -16)
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.isEmpty)
    #expect(agree(layout.frames.views[0].frame, 16, 0, 343, 48))
  }

  @Test("A bubble shrinks to its longest line") func bubble() {
    var sketch = ScreenSketch()
    let bubble = sketch.label("bubble", "aaaa aaaa aaaa", lines: 0, insets: EdgeInsets(8, 12))
    sketch.place(bubble, x: 16, y: 10)
    sketch.constrain(bubble, .width, .lessOrEqual, plus: 140)
    let (layout, diagnostics) = sketch.layOut()
    #expect(diagnostics.isEmpty)
    #expect(agree(layout.frames.views[0].frame, 16, 10, 114, 64))
  }

  @Test func aShorterLabelShowsFewerLines() {
    var sketch = ScreenSketch()
    let label = sketch.label("label", "aaaa aaaa aaaa", lines: 0, insets: EdgeInsets(4, 0))
    sketch.place(label, width: 50, height: 60)
    let (layout, diagnostics) = sketch.layOut()
    let view = layout.frames.views[0]
    // 52 is room for two lines of 24, which stand 2 lower.
    #expect(view.lines.map(\.baseline) == [24, 48])
    #expect(view.isTruncated)
    #expect(diagnostics.map(\.hint) == ["give it 20 more of height"])
  }

  @Test func preferredWidthWrapsHoweverWideTheViewIs() {
    var sketch = ScreenSketch()
    var content = ScreenSketch.text("aaaa aaaa aaaa", lines: 0, insets: EdgeInsets(8, 12))
    content.preferredMaxWidth = 140
    sketch.place(sketch.add("label", .text(content)))
    sketch.place(sketch.add("wide", .text(content)), width: 300)
    #expect(
      sketch.frames.map(\.size) == [
        Size(width: 114, height: 64), Size(width: 300, height: 64),
      ])
  }

  @Test func aFittingCanvasIsAsLargeAsItsContent() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    var sketch = ScreenSketch(Canvas(width: nil, height: nil, safeArea: insets))
    let label = sketch.label("label", "aaaa", insets: EdgeInsets(4, 6))
    for (attribute, constant) in [
      (Attribute.leading, 8.0), (.top, 8), (.trailing, -8), (.bottom, -8),
    ] {
      sketch.constrain(label, attribute, .equal, .safeArea, plus: constant)
    }
    let table = sketch.layOut().layout.frames
    #expect(agree(table.views[0].frame, 10, 9, 52, 32))
    #expect(agree(table.size.width, 74) && agree(table.size.height, 52))
  }

  @Test(
    "The readable width is 672 in the middle of wide margins",
    arguments: [
      (1024.0, 176.0, 672.0), (400, 8, 384),
    ])
  func readableWidth(width: Double, x: Double, readable: Double) {
    var sketch = ScreenSketch(Canvas(width: width, height: 100))
    let container = sketch.add("container")
    let child = sketch.add("child", in: 0)
    sketch.place(container, height: 100)
    sketch.constrain(container, .trailing, .equal, .screen)
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      sketch.constrain(child, attribute, .equal, .readable(of: 0))
    }
    #expect(agree(sketch.frames[1], x, 8, readable, 84))
  }

  @Test func guidesHaveFrames() {
    var sketch = ScreenSketch()
    let guide = sketch.guide("column")
    sketch.place(guide, x: 10.1, y: 20, width: 100, height: 5)
    #expect(sketch.layOut().layout.frames.guides == [Rect(x: 10, y: 20, width: 100, height: 5)])
  }

  @Test func sideViewsStandInTheirPlaces() {
    var sketch = ScreenSketch()
    var field = ScreenSketch.text("aa", insets: EdgeInsets(5, 10))
    field.leftView = SideView(
      content: .text("$", ScreenSketch.unit, Color(rgb: 0x888888)), padding: 4)
    field.rightView = SideView(
      content: .picture(name: "eye", Size(width: 20, height: 16), Color(rgb: 0)), padding: 8)
    sketch.place(sketch.add("field", .text(field)), x: 10, y: 10, width: 200, height: 34)
    let view = sketch.layOut().layout.frames.views[0]
    // "$" is 10 wide, with padding 18; the eye 36.
    #expect(view.content == Rect(x: 38, y: 15, width: 126, height: 24))
    #expect(
      view.sideViews.map(\.frame) == [
        Rect(x: 10, y: 15, width: 18, height: 24), Rect(x: 174, y: 19, width: 36, height: 16),
      ])
    #expect(view.sideViews[0].line == TextLine(text: "$", x: 14, baseline: 33, width: 10))
    #expect(view.sideViews[1].picture == Rect(x: 182, y: 19, width: 20, height: 16))
  }

  @Test("Justified lines fill the box but for the last of a paragraph") func justified() {
    var sketch = ScreenSketch()
    var content = ScreenSketch.text("aaaa aaaa aaaa\naa aaaa aaaa aaaa", lines: 0)
    content.alignment = .justified
    sketch.place(sketch.add("text", .text(content)), x: 10, width: 100)
    let lines = sketch.layOut().layout.frames.views[0].lines
    #expect(lines.map(\.text) == ["aaaa aaaa", "aaaa", "aa aaaa", "aaaa aaaa"])
    #expect(lines.map(\.width) == [100, 40, 100, 90])
    #expect(lines.map(\.x) == [10, 10, 10, 10])
  }

  @Test("Right-to-left starts natural lines at the right, insets and side views stay physical")
  func rightToLeftText() {
    var sketch = ScreenSketch(direction: .rightToLeft)
    let insets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    var field = ScreenSketch.text("aa", insets: insets)
    field.leftView = SideView(content: .blank(width: 30))
    sketch.place(sketch.add("field", .text(field)), x: 100, width: 200)
    let view = sketch.layOut().layout.frames.views[0]
    #expect(agree(view.frame, 100, 0, 200, 24))
    #expect(view.content.map { agree($0, 140, 0, 155, 24) } == true)
    #expect(view.lines.map(\.x) == [275])
    #expect(view.sideViews.map(\.frame) == [Rect(x: 100, y: 0, width: 30, height: 24)])
  }

  @Test func anEmptyFieldKeepsItsLine() {
    var sketch = ScreenSketch()
    var field = ScreenSketch.text("", insets: EdgeInsets(5, 10))
    field.keepsLineWhenEmpty = true
    sketch.place(sketch.add("field", .text(field)))
    let view = sketch.layOut().layout.frames.views[0]
    #expect(agree(view.frame, 0, 0, 20, 34))
    #expect(view.lines.isEmpty)
    #expect(view.baselines == Baselines(first: 23, last: 23))
  }
}
