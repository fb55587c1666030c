import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// The readable guide at every text size and in both orientations.
@Suite struct ReadableWidthTests {
  /// 672 at L (useyourloaf.com), and elsewhere as much more as body text is larger, in whole points:
  /// 672 × 14 / 17 and so on, by hand.
  @Test(arguments: [
    (TextSize.XS, 553.0), (.S, 593), (.M, 632), (.L, 672), (.XL, 751), (.XXL, 830), (.XXXL, 909),
  ])
  func theWidthFollowsTheTextSize(size: TextSize, width: Double) {
    let spec = screen("iPad Pro 13", .landscape, size)
    #expect(spec.findings == [])
    #expect(spec.frame("v").width == width)
    #expect(spec.frame("inner").width == width)
    // In the middle, to the pixel: the screen is 1376 wide.
    #expect(abs(spec.frame("v").x - (1376 - width) / 2) <= 0.5)
  }

  /// Apple: the guide never extends beyond the layout margins.
  @Test(arguments: [
    ("iPhone 16", Cell.Orientation.portrait, TextSize.XS, 361.0),
    ("iPhone 16", .portrait, .AX5, 361),
    ("iPhone SE", .landscape, .L, 635), ("iPhone 16", .landscape, .L, 672),
    ("iPhone 16", .landscape, .XL, 702), ("iPad mini", .portrait, .L, 672),
    ("iPad mini", .portrait, .XXL, 704), ("iPad Pro 13", .portrait, .AX5, 992),
  ])
  func theGuideStaysInTheMargins(
    device: String, orientation: Cell.Orientation, size: TextSize, width: Double
  ) {
    let spec = screen(device, orientation, size)
    #expect(spec.findings == [])
    #expect(spec.frame("v").width == width)
  }

  private func screen(
    _ device: String, _ orientation: Cell.Orientation, _ size: TextSize
  ) -> TestSpec {
    var options = ScreenOptions()
    options.orientation = orientation
    options.textSize = size
    return TestSpec(
      """
      quoin: 1
      screen: Test
      device: \(device)
      views:
        v: {view: , edges: 0, attach: readable}
        box: {view: {inner: {view: , edges: 0, attach: readable}}, edges: 0, attach: bounds, margins: 20}
      """, options: options)
  }
}
