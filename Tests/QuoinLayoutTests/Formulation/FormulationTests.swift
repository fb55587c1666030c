import QuoinScreen
import Testing

@testable import QuoinLayout

/// The rows by hand: what an equation of the spec comes to.
@Suite struct FormulationTests {
  private func rows(_ sketch: ScreenSketch) -> [String] {
    let constraints = sketch.screen.constraints.count
    return LayoutTrace(sketch.screen).system.split(separator: "\n").prefix(constraints).map {
      String($0.prefix { $0 != "#" }).trimmingSpaces
    }
  }

  private func sketch(_ direction: LayoutDirection = .leftToRight) -> ScreenSketch {
    let canvas = Canvas(
      width: 400, height: 800, safeArea: EdgeInsets(top: 59, left: 5, bottom: 34, right: 7),
      margins: EdgeInsets(top: 59, left: 21, bottom: 34, right: 23), readableWidth: 300)
    return ScreenSketch(canvas, direction: direction)
  }

  @Test func placesCountFromTheContainer() {
    var sketch = sketch()
    let form = sketch.add("form")
    let title = sketch.add("title", in: 0)
    let note = sketch.add("note", in: 0)
    sketch.constrain(title, .leading, .equal, form, plus: 20)
    sketch.constrain(note, .top, .equal, title, .bottom, plus: 8)
    sketch.constrain(title, .trailing, .lessOrEqual, .screen, plus: -10)
    sketch.constrain(title, .centerX, .equal, form)
    #expect(
      rows(sketch) == [
        "title.leading == 20",
        "-title.top - title.height + note.top == 8",
        "form.leading + title.leading + title.width <= 390",
        "-0.5 * form.width + title.leading + 0.5 * title.width == 0",
      ])
  }

  @Test(
    "The safe area, margins and readable width count from the leading edge in both directions",
    arguments: [
      (LayoutDirection.leftToRight, ["a.leading == 5", "a.leading == 21", "a.leading == 49"]),
      (.rightToLeft, ["a.leading == 7", "a.leading == 23", "a.leading == 51"]),
    ])
  func boxesOfTheScreen(direction: LayoutDirection, expected: [String]) {
    var sketch = sketch(direction)
    let view = sketch.add("a")
    sketch.constrain(view, .leading, .equal, .safeArea)
    sketch.constrain(view, .leading, .equal, .margins(of: nil))
    sketch.constrain(view, .leading, .equal, .readable(of: nil))
    #expect(rows(sketch) == expected)
  }

  @Test func physicalSidesNeverFlip() {
    var sketch = sketch(.rightToLeft)
    let first = sketch.add("a")
    let second = sketch.add("b")
    sketch.constrain(first, .left, .equal, .safeArea, plus: 20)
    sketch.constrain(first, .left, .equal, second, .right, plus: 8)
    sketch.constrain(first, .left, .equal, second, .centerX, plus: 8)
    #expect(
      rows(sketch) == [
        // x + width == 400 - 5 - 20
        "-a.leading - a.width == -375",
        "-a.leading - a.width + b.leading == 8",
        "-a.leading - a.width + b.leading + 0.5 * b.width == 8",
      ])
  }

  @Test(
    "Margins of a container are physical and mirrored",
    arguments: [
      (LayoutDirection.leftToRight, "b.leading == 3"), (.rightToLeft, "b.leading == 4"),
    ])
  func marginsOfContainer(direction: LayoutDirection, row: String) {
    var sketch = sketch(direction)
    sketch.add("a")
    sketch.screen.views[0].margins = EdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
    let child = sketch.add("b", in: 0)
    sketch.constrain(child, .leading, .equal, .margins(of: 0))
    sketch.constrain(child, .bottom, .equal, .margins(of: 0))
    #expect(rows(sketch) == [row, "-a.height + b.top + b.height == -2"])
  }

  @Test func aFittingCanvasIsAVariable() {
    var sketch = ScreenSketch(
      Canvas(width: nil, height: 100, safeArea: EdgeInsets(0, 10)))
    let view = sketch.add("a")
    sketch.constrain(view, .trailing, .equal, .safeArea, plus: -5)
    #expect(rows(sketch) == ["a.leading + a.width - screen.width == -15"])
    let system = LayoutTrace(sketch.screen).system
    #expect(system.contains("screen.width == 0 @50  # the screen's fitting width\n"))
    #expect(!system.contains("screen.height"))
  }

  @Test func contentSizesHugAndResist() {
    var sketch = sketch()
    sketch.add("icon", .picture(name: "icon", size: Size(width: 20, height: 30)))
    sketch.add("unknown", .picture(name: "x", size: nil))
    sketch.screen.views[0].hugging = .init(horizontal: 251, vertical: 252)
    sketch.screen.views[0].resistance = .init(horizontal: 751, vertical: 1000)
    let rules = LayoutTrace(sketch.screen).constraints.split(separator: "\n").map(String.init)
    #expect(
      rules == [
        "icon.width >= 0  # no negative width of icon",
        "icon.height >= 0  # no negative height of icon",
        "icon.width <= 20 @251  # hugging of the content width of icon",
        "icon.width >= 20 @751  # resistance of the content width of icon",
        "icon.height <= 30 @252  # hugging of the content height of icon",
        "icon.height >= 30  # resistance of the content height of icon",
        "unknown.width >= 0  # no negative width of unknown",
        "unknown.height >= 0  # no negative height of unknown",
      ])
  }

  @Test func preferencesFollowDeclaration() {
    var sketch = sketch()
    sketch.add("icon", .picture(name: "icon", size: Size(width: 20, height: 30)))
    sketch.guide("column")
    let wishes = LayoutTrace(sketch.screen).system.split(separator: "\n").filter {
      $0.hasPrefix("prefer")
    }
    #expect(
      wishes == [
        "prefer icon.width near 20", "prefer icon.height near 30", "prefer column.width near 0",
        "prefer column.height near 0", "prefer icon.leading near 0", "prefer icon.top near 0",
        "prefer column.leading near 0", "prefer column.top near 0",
      ])
  }

  @Test func aConstraintIsWrittenAsInTheSpec() {
    var sketch = sketch()
    let view = sketch.add("a")
    sketch.constrain(view, .width, .lessOrEqual, .screen, times: 0.5, plus: -8, at: 750.5)
    sketch.screen.constraints[0].name = "half"
    let line = LayoutTrace(sketch.screen).constraints.split(separator: "\n").first
    #expect(line == "a.width <= 0.5 * screen.width - 8 @750.5 (half)  # 4:1")
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
