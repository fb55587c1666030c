import QuoinScreen
import QuoinText
import Testing

@testable import QuoinLayout

/// A view of its content size shows all its text, wherever it stands and however pixels fall.
@Suite struct TextFitsTests {
  @Test("Random labels show all their text", arguments: 0..<200)
  func randomLabels(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let scale = Double(Int.random(in: 1...3, using: &random))
    var sketch = ScreenSketch(Canvas(width: 390.4, height: 800, scale: scale))
    let content = content(&random)
    let label = sketch.add("label", .text(content))
    sketch.constrain(label, .top, .equal, .screen, plus: .random(in: 0...50, using: &random))
    let start = Double.random(in: 0...60, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: sketch.constrain(label, .centerX, .equal, .screen)
    case 1: sketch.constrain(label, .trailing, .equal, .screen, plus: -start)
    default: sketch.constrain(label, .leading, .equal, .screen, plus: start)
    }
    if content.lineLimit == 0 {
      let relation: Constraint.Relation = Bool.random(using: &random) ? .equal : .lessOrEqual
      sketch.constrain(label, .width, relation, plus: .random(in: 60...330, using: &random))
    }
    let (layout, diagnostics) = sketch.layOut()
    let view = try #require(layout.frames.views.first)
    #expect(diagnostics.isEmpty, "seed \(seed)")
    #expect(!view.isTruncated, "seed \(seed)")
    // What is drawn is the text, and it is drawn inside.
    let drawn = view.lines.flatMap { $0.text.filter { $0 != " " } }
    #expect(String(drawn) == content.text.filter { $0 != " " }, "seed \(seed)")
    let room = try #require(view.content)
    for line in view.lines {
      #expect(line.width <= room.width + 1e-6, "seed \(seed)")
    }
    #expect(isOnPixels(view.frame, scale: scale), "seed \(seed)")
  }

  private func content(_ random: inout SplitMix) -> TextContent {
    let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      String(
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let isWrapped = words.count > 3
    let size = Double(Int.random(in: isWrapped ? 11...15 : 11...20, using: &random))
    let weight = Font.Weight.allCases.randomElement(using: &random) ?? .regular
    let inset = Double.random(in: 0...12, using: &random)
    var content = ScreenSketch.text(
      words.joined(separator: " "), font: Font(size: size, weight: weight),
      lines: isWrapped ? 0 : 1, insets: EdgeInsets(inset / 2, inset))
    content.alignment = TextContent.Alignment.allCases.randomElement(using: &random) ?? .natural
    if content.alignment == .justified { content.alignment = .left }
    return content
  }

  private let letters = Array("aeinorstlWMi.T")

  private func isOnPixels(_ frame: Rect, scale: Double) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { edge in
      abs(edge * scale - (edge * scale).rounded()) < 1e-6
    }
  }

  @Test(
    "A text that is 70.1 wide takes the next pixel and stays on one line",
    arguments: [
      (1.0, 71.0), (2, 70.5), (3, 70.333333333333333),
    ])
  func unevenWidth(scale: Double, width: Double) {
    var sketch = ScreenSketch(Canvas(width: 400, height: 100, scale: scale))
    // Seven glyphs of half an em.
    let font = Font(family: "unit", size: 70.1 / 3.5)
    for lines in [1, 0] {
      let text = ScreenSketch.text("aaa aaa", font: font, lines: lines)
      sketch.place(sketch.add("label\(lines)", .text(text)))
      sketch.place(sketch.add("fixed\(lines)", .text(text)), width: width)
    }
    for view in sketch.layOut().layout.frames.views {
      #expect(agree(view.frame.width, width))
      #expect(view.lines.map(\.text) == ["aaa aaa"])
    }
  }
}
