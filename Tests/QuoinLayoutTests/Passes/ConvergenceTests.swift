import QuoinScreen
import Testing

@testable import QuoinLayout

/// Rows of texts that compete for the width come to a fixed point.
@Suite struct ConvergenceTests {
  @Test("Random rows settle", arguments: 0..<100)
  func rowsSettle(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var sketch = ScreenSketch(Canvas(width: .random(in: 200...600, using: &random), height: 800))
    var previous: LayoutBox?
    for index in 0..<Int.random(in: 2...4, using: &random) {
      let words = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        String(repeating: "a", count: .random(in: 1...8, using: &random))
      }
      let text = sketch.label(
        "text\(index)", words.joined(separator: " "), lines: .random(in: 0...2, using: &random),
        insets: EdgeInsets(3, 5))
      sketch.screen.views[index].resistance.horizontal = .random(in: 740...760, using: &random)
      sketch.screen.views[index].hugging.horizontal = Bool.random(using: &random) ? 250 : 251
      sketch.constrain(
        text, .leading, .equal, previous ?? .screen, previous == nil ? .leading : .trailing,
        plus: 8)
      sketch.constrain(text, .top, .equal, .screen, plus: 8)
      previous = text
    }
    if let previous {
      let relation: Constraint.Relation = Bool.random(using: &random) ? .equal : .lessOrEqual
      sketch.constrain(previous, .trailing, relation, .screen, plus: -8)
    }
    var measurer = ContentMeasurer(sketch.screen)
    let passes = LayoutPasses(sketch.screen, measurer: &measurer)
    #expect(passes.unsettled.isEmpty, "seed \(seed)")
    #expect(passes.count <= 4, "seed \(seed): \(passes.count) passes")
  }
}
