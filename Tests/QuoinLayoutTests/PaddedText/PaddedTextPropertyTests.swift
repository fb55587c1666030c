import QuoinScreen
import QuoinText
import Testing

@testable import QuoinLayout

/// What holds of every padded text, whatever its words, insets, width and scale.
@Suite struct PaddedTextPropertyTests {
  /// The frame less the insets holds the lines, and no text is narrower than it measured.
  @Test(arguments: 0..<150)
  func framesLessInsetsHoldTheLines(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var sketch = ScreenSketch(
      Canvas(width: 390, height: 2000, scale: Double(Int.random(in: 1...3, using: &random))))
    let content = content(&random)
    let label = sketch.add("label", .text(content))
    sketch.constrain(label, .top, .equal, .screen, plus: .random(in: 0...9, using: &random))
    sketch.constrain(label, .leading, .equal, .screen, plus: .random(in: 0...9, using: &random))
    sketch.constrain(label, .width, .lessOrEqual, plus: .random(in: 120...380, using: &random))
    let (layout, _) = sketch.layOut()
    let view = try #require(layout.frames.views.first)
    let insets = content.insets
    let room = Rect(
      x: view.frame.x + insets.left, y: view.frame.y + insets.top,
      width: view.frame.width - insets.left - insets.right,
      height: view.frame.height - insets.top - insets.bottom)
    #expect(view.content == room, "seed \(seed)")
    #expect(!view.isTruncated, "seed \(seed)")
    let full = TextMeasurer.measure(
      content.text, font: FontBook([:]).textFont(content.font, kern: 0), width: room.width + 1e-6)
    #expect(full.height <= room.height + 1e-6, "seed \(seed)")
    #expect(full.width <= room.width + 1e-6, "seed \(seed)")
    let baselines = try #require(view.baselines)
    #expect(baselines.first >= room.y, "seed \(seed)")
    #expect(baselines.last <= room.y + room.height, "seed \(seed)")
    for line in view.lines {
      #expect(line.width <= room.width + 1e-6, "seed \(seed)")
      #expect(line.x >= room.x - 1e-6, "seed \(seed)")
      #expect(line.x + line.width <= room.right + 1e-6, "seed \(seed)")
    }
  }

  /// A text that fits its width without padding, but not with it, wraps.
  @Test(arguments: 0..<50)
  func paddingCountsInTheWrap(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let words = Int.random(in: 2...6, using: &random)
    let inset = Double.random(in: 1...8, using: &random)
    let text = Array(repeating: "aaa", count: words).joined(separator: " ")
    // A character of the unit font is half an em wide.
    let width = Double(text.count) * 10 + inset
    var sketch = ScreenSketch(Canvas(width: 390, height: 800, scale: 3))
    let font = Font(family: "unit", size: 20)
    for insets in [EdgeInsets.zero, EdgeInsets(0, inset)] {
      let content = ScreenSketch.text(text, font: font, lines: 0, insets: insets)
      sketch.place(sketch.add("label\(insets.left)", .text(content)), width: width)
    }
    let views = sketch.layOut().layout.frames.views
    #expect(views.map(\.lines.count) == [1, 2], "seed \(seed)")
    #expect(views[1].frame.height == 2 * views[0].frame.height, "seed \(seed)")
  }

  /// Insets that take more than there is leave an empty rectangle inside, and a warning.
  @Test(arguments: 0..<50)
  func tooLargeInsetsAreTold(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var sketch = ScreenSketch(Canvas(width: 390, height: 800, scale: 2))
    let inset = Double.random(in: 21...60, using: &random).rounded()
    let isUpright = Bool.random(using: &random)
    let content = ScreenSketch.text(
      "aaa", insets: isUpright ? EdgeInsets(inset, 0) : EdgeInsets(0, inset))
    let label = sketch.add("label", .text(content))
    sketch.place(label, width: 40)
    if isUpright { sketch.constrain(label, .height, plus: 40) }
    let (layout, diagnostics) = sketch.layOut()
    let room = try #require(layout.frames.views.first?.content)
    #expect((isUpright ? room.height : room.width) == 0, "seed \(seed)")
    #expect(room.width >= 0 && room.height >= 0, "seed \(seed)")
    #expect(diagnostics.map(\.id) == ["insets-exceed-frame"], "seed \(seed)")
  }

  /// A mirrored label is the label in the mirror, to a pixel; its text keeps its distance from the
  /// leading edge.
  @Test(arguments: 0..<100)
  func mirroredLabelsMirror(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let scale = Double(Int.random(in: 1...3, using: &random))
    var content = content(&random)
    content.alignment = .natural
    let start = Double.random(in: 0...40, using: &random)
    let width = Double.random(in: 120...300, using: &random)
    func layOut(_ direction: LayoutDirection) throws -> (solved: Rect, frame: ViewFrame) {
      var sketch = ScreenSketch(
        Canvas(width: 390, height: 2000, scale: scale), direction: direction)
      var content = content
      if direction == .rightToLeft {
        swap(&content.insets.left, &content.insets.right)
      }
      let label = sketch.add("label", .text(content))
      sketch.constrain(label, .top, .equal, .screen)
      sketch.constrain(label, .leading, .equal, .screen, plus: start)
      sketch.constrain(label, .width, .lessOrEqual, plus: width)
      let screen = sketch.screen
      var measurer = ContentMeasurer(screen)
      let boxes = LayoutPasses(screen, measurer: &measurer).boxes.physical(direction)
      return (boxes.views[0], try #require(sketch.layOut().layout.frames.views.first))
    }
    let (leftToRight, rightToLeft) = try (layOut(.leftToRight), layOut(.rightToLeft))
    #expect(
      abs(390 - leftToRight.solved.right - rightToLeft.solved.x) < 1e-6, "seed \(seed)")
    #expect(leftToRight.solved.width == rightToLeft.solved.width, "seed \(seed)")
    let (first, second) = (leftToRight.frame, rightToLeft.frame)
    #expect(abs(390 - first.frame.right - second.frame.x) <= 1 / scale + 1e-6, "seed \(seed)")
    #expect(first.lines.map(\.text) == second.lines.map(\.text), "seed \(seed)")
    for (line, mirrored) in zip(first.lines, second.lines) {
      #expect(
        abs(line.x - first.frame.x - (second.frame.right - mirrored.x - mirrored.width)) < 1e-6,
        "seed \(seed)")
    }
  }

  private func content(_ random: inout SplitMix) -> TextContent {
    let words = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      String(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let size = Double(Int.random(in: 11...20, using: &random))
    var content = ScreenSketch.text(words.joined(separator: " "), font: Font(size: size), lines: 0)
    content.insets = EdgeInsets(
      top: .random(in: 0...20, using: &random), left: .random(in: 0...20, using: &random),
      bottom: .random(in: 0...20, using: &random), right: .random(in: 0...20, using: &random))
    return content
  }

  private let letters = Array("aeinorstlWMi.T")
}
