import QuoinLayout
import Testing

/// The figures are frames of labels that UIKit laid out, as recorded in public snapshots.
@Suite struct PixelGridTests {
  @Test(
    "Positions go to the nearest pixel, ties up",
    arguments: [
      (1080.0, 55.6667, 512.3333), (375, 52.6667, 161.3333),
    ])
  func centredLabel(canvas: Double, pixels: Double, x: Double) {
    let grid = PixelGrid(scale: 3)
    let width = (pixels * 3).rounded() / 3
    #expect(agree(grid.round((canvas - width) / 2), (x * 3).rounded() / 3))
  }

  @Test func centredBetweenBars() {
    let height = 61.0 / 3
    #expect(agree(PixelGrid(scale: 3).round(20 + (790 - height) / 2), 405))
    #expect(agree(PixelGrid(scale: 3).round(333.0 + 2.5 / 3), 334))
  }

  @Test func tiesOfNegativePositionsGoUp() {
    #expect(PixelGrid(scale: 2).round(-0.25) == 0)
    #expect(PixelGrid(scale: 2).round(-0.75) == -0.5)
    #expect(PixelGrid(scale: 2).round(-0.25).sign == .plus)
  }

  @Test(
    "Heights of a system font line: point size × 2444/2048, up to the pixel",
    arguments: [
      (25.0, 30.0), (26, 31.3333), (27, 32.3333), (28, 33.6667), (30, 36), (32, 38.3333),
      (34, 40.6667), (38, 45.6667), (43, 51.3333), (48, 57.3333), (53, 63.3333), (58, 69.3333),
      (14, 17), (15, 18), (16, 19.3333), (17, 20.3333),
    ])
  func lineHeight(size: Double, height: Double) {
    let rounded = PixelGrid(scale: 3).ceil(size * 2444 / 2048)
    #expect(abs(rounded - height) < 1e-4)
    // Rounding twice is rounding once.
    #expect(PixelGrid(scale: 3).ceil(rounded) == rounded)
  }

  @Test("A width is rounded up at every scale", arguments: [(1.0, 71.0), (2, 70.5), (3, 70.3333)])
  func widthIsRoundedUp(scale: Double, width: Double) {
    #expect(abs(PixelGrid(scale: scale).ceil(70.1) - width) < 1e-4)
  }

  @Test func aScaleThatIsNoNumberCountsAsOne() {
    #expect(PixelGrid(scale: 0).round(1.4) == 1)
    #expect(PixelGrid(scale: .nan).scale == 1)
  }
}
