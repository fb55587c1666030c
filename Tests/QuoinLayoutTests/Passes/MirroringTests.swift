import QuoinScreen
import Testing

@testable import QuoinLayout

/// A screen in right-to-left is the mirror of the one in left-to-right, before the pixel pass.
@Suite struct MirroringTests {
  @Test("Random screens mirror exactly", arguments: 0..<60)
  func mirrors(seed: UInt64) {
    let leftToRight = boxes(RandomScreen(seed: seed, direction: .leftToRight).sketch)
    let rightToLeft = boxes(RandomScreen(seed: seed, direction: .rightToLeft).sketch)
    #expect(leftToRight.size == rightToLeft.size, "seed \(seed)")
    for (first, second) in zip(
      leftToRight.views + leftToRight.guides, rightToLeft.views + rightToLeft.guides)
    {
      #expect(abs(second.x - (leftToRight.size.width - first.right)) < 1e-9, "seed \(seed)")
      #expect(first.y == second.y && first.size == second.size, "seed \(seed)")
    }
  }

  /// After the pixel pass a frame may lie a pixel beside its mirror image, since ties go up.
  @Test("Random screens mirror to a pixel", arguments: 0..<60)
  func mirrorsToAPixel(seed: UInt64) {
    let scale = Double(seed % 3 + 1)
    func frames(_ direction: LayoutDirection) -> FrameTable {
      var sketch = RandomScreen(seed: seed, direction: direction).sketch
      sketch.screen.canvas.scale = scale
      return sketch.layOut().layout.frames
    }
    let (first, second) = (frames(.leftToRight), frames(.rightToLeft))
    for (frame, mirrored) in zip(first.views.map(\.frame), second.views.map(\.frame)) {
      let distance = abs(mirrored.x - (first.size.width - frame.right))
      #expect(distance <= 1 / scale + 1e-6, "seed \(seed)")
      #expect(abs(frame.width - mirrored.width) <= 1 / scale + 1e-6, "seed \(seed)")
      #expect(frame.y == mirrored.y && frame.height == mirrored.height, "seed \(seed)")
    }
  }

  private func boxes(_ sketch: ScreenSketch) -> SolvedBoxes {
    var measurer = ContentMeasurer(sketch.screen)
    return LayoutPasses(sketch.screen, measurer: &measurer).boxes
      .physical(sketch.screen.cell.direction)
  }
}

/// The same random screen for both directions: physical insets swap sides, all else is the same.
private struct RandomScreen {
  var sketch: ScreenSketch
  private var random: SplitMix
  private let direction: LayoutDirection
  private var boxes: [LayoutBox] = [.screen, .safeArea, .margins(of: nil)]

  init(seed: UInt64, direction: LayoutDirection) {
    random = SplitMix(seed: seed)
    self.direction = direction
    sketch = ScreenSketch()
    let safeArea = insets()
    let margins = insets()
    sketch = ScreenSketch(
      Canvas(width: 393, height: 852, safeArea: safeArea, margins: margins), direction: direction)
    for index in 0..<Int.random(in: 1...8, using: &random) { addView(index) }
  }

  private mutating func insets() -> EdgeInsets {
    let leading = Double.random(in: 0...20, using: &random)
    let trailing = Double.random(in: 0...20, using: &random)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: 3, left: isMirrored ? trailing : leading, bottom: 5,
      right: isMirrored ? leading : trailing)
  }

  private mutating func addView(_ index: Int) {
    let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      String(repeating: "a", count: Int.random(in: 1...7, using: &random))
    }
    let parent =
      index > 0 && Bool.random(using: &random)
      ? Int.random(in: 0..<index, using: &random) : nil
    let box = sketch.label(
      "view\(index)", words.joined(separator: " "), lines: Int.random(in: 0...2, using: &random),
      insets: insets(), in: parent)
    sketch.screen.views[index].margins = insets()
    let others = boxes
    for attribute in [Attribute.leading, .trailing, .centerX].shuffled(using: &random).prefix(2) {
      constrain(box, attribute, to: others[Int.random(in: 0..<others.count, using: &random)])
    }
    sketch.constrain(box, .top, .equal, .screen, plus: Double(index) * 10)
    boxes += [box, .margins(of: index)]
  }

  private mutating func constrain(_ box: LayoutBox, _ attribute: Attribute, to other: LayoutBox) {
    let relations: [Constraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let targets: [Attribute] = [.leading, .trailing, .centerX]
    sketch.constrain(
      box, attribute, relations[Int.random(in: 0..<3, using: &random)], other,
      targets[Int.random(in: 0..<3, using: &random)],
      plus: Double.random(in: -30...30, using: &random),
      at: Double(Int.random(in: 200...999, using: &random)))
  }
}
