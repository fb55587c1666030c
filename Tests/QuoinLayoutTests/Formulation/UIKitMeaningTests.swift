import QuoinScreen
import Testing

@testable import QuoinLayout

/// Solved frames against UIKit's own reading of constraints: in right-to-left, leading and trailing
/// are the right and the left edge and constants change their sign; left and right never flip.
@Suite struct UIKitMeaningTests {
  @Test("Random screens hold in both directions", arguments: 0..<100)
  func holds(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let direction = LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight
    let sketch = Self.screen(&random, direction)
    let table = sketch.layOut()
    #expect(table.diagnostics.isEmpty, "seed \(seed)")
    var measurer = ContentMeasurer(sketch.screen)
    let boxes = LayoutPasses(sketch.screen, measurer: &measurer).boxes.physical(direction)
    let meaning = Meaning(screen: sketch.screen, boxes: boxes)
    for constraint in sketch.screen.constraints {
      #expect(abs(meaning.error(of: constraint)) < 1e-6, "seed \(seed)")
    }
  }

  /// Each view hangs on boxes before it: by one place, a size and another place.
  private static func screen(_ random: inout SplitMix, _ direction: LayoutDirection) -> ScreenSketch
  {
    let insets = (0..<4).map { _ in
      EdgeInsets(
        top: .random(in: 0...9, using: &random), left: .random(in: 0...9, using: &random),
        bottom: .random(in: 0...9, using: &random), right: .random(in: 0...9, using: &random))
    }
    var sketch = ScreenSketch(
      Canvas(width: 400, height: 800, safeArea: insets[0], margins: insets[1]), direction: direction
    )
    var boxes: [LayoutBox] = [.screen, .safeArea, .margins(of: nil)]
    for index in 0..<Int.random(in: 1...9, using: &random) {
      let parent =
        index == 0 || Bool.random(using: &random)
        ? nil : Int.random(in: 0..<index, using: &random)
      let view = sketch.add("v\(index)", in: parent)
      sketch.screen.views[index].margins = insets[2 + index % 2]
      hang(view, on: boxes, of: &sketch, &random)
      boxes += [view, .margins(of: index)]
    }
    return sketch
  }

  private static func hang(
    _ view: LayoutBox, on boxes: [LayoutBox], of sketch: inout ScreenSketch,
    _ random: inout SplitMix
  ) {
    let families: [[Attribute]] = [[.leading, .trailing, .centerX], [.left, .right, .centerX]]
    let horizontal = families.randomElement(using: &random) ?? []
    for places in [horizontal, [.top, .bottom, .centerY]] {
      sketch.constrain(
        view, places.randomElement(using: &random) ?? .top, .equal,
        boxes.randomElement(using: &random) ?? .screen,
        places.randomElement(using: &random) ?? .top, plus: .random(in: -40...40, using: &random))
    }
    sketch.constrain(
      view, .width, .equal, .screen, .width, times: .random(in: 0.1...0.9, using: &random), plus: 3)
    sketch.constrain(view, .height, plus: .random(in: 20...60, using: &random))
  }
}

/// Constraints read off physical frames.
private struct Meaning {
  var screen: Screen
  var boxes: SolvedBoxes

  /// By how much an equation of one term and a constant on the right is missed.
  func error(of constraint: Constraint) -> Double {
    let right = constraint.right
    let flips =
      isMirrored && constraint.left.terms.allSatisfy { !isFixed($0.anchor.attribute) }
      && right.terms.allSatisfy { !isFixed($0.anchor.attribute) }
    let left = constraint.left.terms.map { value($0.anchor) }.reduce(0, +)
    let sum = right.terms.map { $0.coefficient * value($0.anchor) }.reduce(0, +)
    return left - sum - (flips ? -right.constant : right.constant)
  }

  private var isMirrored: Bool { screen.cell.direction == .rightToLeft }

  private func isFixed(_ attribute: Attribute) -> Bool {
    attribute.axis == .vertical || attribute.isSize || attribute.isPhysical
  }

  private func value(_ anchor: Anchor) -> Double {
    let rect = rect(anchor.box)
    switch anchor.attribute {
    case .leading: return isMirrored ? rect.right : rect.x
    case .trailing: return isMirrored ? rect.x : rect.right
    case .left: return rect.x
    case .right: return rect.right
    case .centerX: return rect.x + rect.width / 2
    case .top: return rect.y
    case .bottom: return rect.bottom
    case .centerY: return rect.y + rect.height / 2
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline, .lastBaseline: return .nan
    }
  }

  private func rect(_ box: LayoutBox) -> Rect {
    let whole = Rect(x: 0, y: 0, size: boxes.size)
    switch box {
    case .screen: return whole
    case .safeArea: return whole.inset(by: screen.canvas.safeArea)
    case .keyboard:
      return whole.inset(by: EdgeInsets(top: whole.height, left: 0, bottom: 0, right: 0))
    case .margins(of: nil): return whole.inset(by: screen.canvas.margins)
    case .margins(of: .some(let index)):
      return boxes.views[index].inset(by: screen.views[index].margins)
    case .view(let index), .frame(of: let index): return boxes.views[index]
    case .content(of: let index):
      let view = boxes.views[index]
      let size = boxes.contents[index] ?? Size(width: 0, height: 0)
      return Rect(x: view.x, y: view.y, size: size)
    case .guide(let index): return boxes.guides[index]
    case .readable: return whole
    }
  }
}
