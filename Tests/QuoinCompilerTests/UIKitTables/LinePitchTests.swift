import QuoinScreen
import QuoinTestSupport
import Testing

/// Lines of a text style stand as far apart as Apple's guidelines say; those of a bare size do not.
@Suite struct LinePitchTests {
  /// Labels of several lines in Geolocation.storyboard of RxSwift's examples, stored at two pixels a
  /// point by an Xcode of iOS 10: wda-wQ-NCF, C85-sc-HI1, and the title of 7Wy-Xx-ged.
  private static let stored:
    [(style: String, width: Double, text: String, lines: Int, height: Double)] = [
      ("headline", 200, "It seems that geolocation is enabled", 2, 42.5),
      (
        "caption1", 200,
        "You can disable Geolocation on app's preferences and come back to the app to see what happens",
        3, 46.5
      ),
      ("title1", 280, "Geolocation is not enabled for this app", 2, 67.5),
    ]

  @Test(arguments: stored)
  func asInterfaceBuilderStored(
    style: String, width: Double, text: String, lines: Int, height: Double
  ) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 375, height: 667, scale: 2}
      fonts: {system: legacy}
      views: {a: {label: "\(text)", font: \(style), lines: 0, width: \(width), top: 0, leading: 0}}
      """)
    #expect(spec.findings == [])
    #expect(spec.entry("a")?.lines.count == lines)
    #expect(spec.frame("a").height == height)
  }

  /// Two lines are one line and a pitch high: 20.2871 + 22 at L, 47.7344 + 48 at AX3 (Human Interface
  /// Guidelines, Typography); of a bare size they are two lines high.
  private static let cases: [(font: String, size: TextSize, pixels: Double)] = [
    ("body", .L, 127), ("{size: 17}", .L, 122), ("{textStyle: body, weight: bold}", .L, 127),
    ("body", .AX3, 288),
    // The pitch is never less than the line: 57 is less than 57.2813.
    ("title1", .AX3, 344),
  ]

  @Test(arguments: cases)
  func twoLines(font: String, size: TextSize, pixels: Double) {
    var options = ScreenOptions()
    options.textSize = size
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 400, height: 800, scale: 3}
      views: {a: {label: "a\\nb", font: \(font), lines: 0, top: 0, leading: 0}}
      """, options: options)
    #expect(spec.findings == [])
    #expect(abs(spec.frame("a").height * 3 - pixels) < 1e-9)
  }
}
