import QuoinScreen
import Testing

@testable import QuoinLayout

/// Frames that UIKit gave labels of the system font of iOS 12 and 13 at scale 3, recorded in the
/// pictures of pointfreeco/swift-snapshot-testing.
@Suite struct SnapshotFrameTests {
  private func centred(
    _ text: String, _ font: Font, width: Double, height: Double, safeArea: EdgeInsets
  ) -> Rect {
    var sketch = ScreenSketch(Canvas(width: width, height: height, safeArea: safeArea))
    sketch.screen.fonts[Font.systemFamily] = .system(legacy: true)
    let label = sketch.add("label", .text(ScreenSketch.text(text, font: font)))
    sketch.constrain(label, .centerX, .equal, .safeArea)
    sketch.constrain(label, .centerY, .equal, .safeArea)
    return sketch.frames[0]
  }

  @Test func aTieOfTheLeftEdgeGoesUp() {
    let font = Font(size: 17, weight: .semibold)
    let frame = centred("What's", font, width: 1080, height: 810, safeArea: EdgeInsets(20, 0))
    #expect(agree(frame.x, 1537.0 / 3))
    #expect(agree(frame.width, 167.0 / 3))
    #expect(agree(frame.height, 61.0 / 3))
  }

  @Test func aTieOfTheTopEdgeGoesUp() {
    let safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let frame = centred("the", Font(size: 17), width: 1080, height: 810, safeArea: safeArea)
    #expect(agree(frame.y, 405))
    #expect(agree(frame.size.width, 25) && agree(frame.size.height, 61.0 / 3))
  }

  @Test(
    "Widths of labels at two text sizes",
    arguments: [
      ("What's", Font.Weight.semibold, 17.0, 167.0), ("What's", .semibold, 16.0, 158.0),
      ("the", .regular, 17.0, 75.0), ("the", .regular, 16.0, 71.0),
      ("point", .regular, 17.0, 117.0),
      ("point", .regular, 16.0, 111.0), ("?", .regular, 15.0, 23.0), ("?", .regular, 14.0, 22.0),
    ])
  func width(text: String, weight: Font.Weight, size: Double, pixels: Double) {
    let font = Font(size: size, weight: weight)
    let frame = centred(text, font, width: 375, height: 667, safeArea: .zero)
    #expect(agree(frame.width, pixels / 3))
    // The left edge of a centred label is the nearest pixel, ties up.
    #expect(agree(frame.x, ((375 * 3 - pixels) / 2 + 0.5).rounded(.down) / 3))
  }
}
