import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// The sizes and rules of UIKit's controls, from Apple's documentation and from frames that
/// Interface Builder stored for controls nobody constrained.
@Suite struct ControlSizeTests {
  /// A control placed by its leading top alone; a width where it asks for none.
  @Test(arguments: [
    ("switch: true", 51.0, 31.0), ("switch: false", 51, 31),
    ("slider: 0.5, width: 200", 204, 31), ("progress: 0.5, width: 200", 200, 4),
    ("activity: medium", 20, 20), ("activity: large", 37, 37), ("pages: 3", 39, 26),
    ("stepper: 3", 94, 32),
    ("datePicker: date", 320, 216), ("datePicker: countDownTimer", 320, 216),
    ("picker: Size", 320, 216), ("searchBar: Search, width: 320", 320, 56),
    ("navigationBar: Inbox, width: 320", 320, 44),
    ("navigationBar: Inbox, largeTitle: true, width: 320", 320, 96),
    ("tabBar: Tabs, width: 320", 320, 49), ("toolbar: Tools, width: 320", 320, 44),
    ("symbol: star", 20, 20), ("symbol: star, size: 44", 44, 44),
    ("custom: Gauge, intrinsic: [120, 40]", 120, 40),
    ("custom: Gauge, intrinsic: [none, 40], width: 90", 90, 40),
  ])
  func controlsHaveTheirSizes(content: String, width: Double, height: Double) {
    let spec = TestSpec.canvas("views:\n  v: {\(content), top: 0, leading: 0}")
    #expect(spec.findings == [])
    let frame = spec.frame("v")
    #expect(abs(frame.width - width) < 1e-9)
    #expect(abs(frame.height - height) < 1e-9)
  }

  /// A large title stands below the bar of 44, at the leading margin, in the size that Apple names
  /// for it; where the height is compact there is none.
  @Test func aLargeTitleStandsBelowTheBar() throws {
    func line(height: String, _ direction: LayoutDirection) -> TextLine? {
      TestSpec.canvas(
        width: "500", height: height, direction: direction,
        "views:\n  v: {navigationBar: Inbox, largeTitle: true, top: 0, leading: 0, trailing: 0}"
      ).entry("v")?.lines.first
    }
    let title = try #require(line(height: "800", .leftToRight))
    #expect(title.x == 16)
    #expect((44 + 34 / 2...96).contains(title.baseline))
    // Larger than the title of 17 in the middle, twice as wide and more.
    let small = try #require(line(height: "390", .leftToRight))
    #expect(small.baseline < 32)
    #expect(title.width > 1.9 * small.width)
    #expect(abs(small.x + small.width / 2 - 250) < 1e-9)
    let mirrored = try #require(line(height: "800", .rightToLeft))
    #expect(abs(mirrored.x + mirrored.width - 484) < 1e-9)
  }

  /// Bars are lower where the height is compact, the tab bar is not.
  @Test(arguments: [
    ("navigationBar: Inbox", 32.0), ("toolbar: Tools", 32), ("tabBar: Tabs", 49),
  ])
  func barsOfACompactHeight(content: String, height: Double) {
    let spec = TestSpec.canvas(
      width: "800", height: "390", "views:\n  v: {\(content), top: 0, leading: 0, trailing: 0}")
    #expect(spec.frame("v").height == height)
  }

  /// Widths that Interface Builder stored for segmented controls nobody constrained, at 2x.
  @Test(arguments: [
    ("Start, Barrier", 123.0), ("None, Gray, Color, Blur", 211), ("Regular, Light, Subtle", 200),
    ("Total Population, Population Density", 271),
  ])
  func segmentsAreAsWideAsInInterfaceBuilder(titles: String, width: Double) {
    let spec = TestSpec.canvas(
      scale: "2", "views:\n  v: {segments: [\(titles)], top: 0, leading: 0}")
    #expect(spec.frame("v").width == width)
    #expect(spec.frame("v").height == 32)
    #expect(spec.entry("v")?.lines.count == titles.split(separator: ",").count)
  }

  /// Constraints see a switch 2 points in at the trailing edge, a slider 2 at both ends and 1 above
  /// the bottom: the frame reaches beyond.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func constraintsSeeAlignmentRectangles(direction: LayoutDirection) {
    let spec = TestSpec.canvas(
      direction: direction,
      """
      views:
        on: {switch: true, top: 10, trailing: 16}
        level: {slider: 0.5, top: on.bottom + 10, leading: 16, trailing: 16}
        below: {view: {}, top: level.bottom, leading: 0, size: 10}
      """)
    #expect(spec.findings == [])
    let isMirrored = direction == .rightToLeft
    #expect(spec.frame("on") == Rect(x: isMirrored ? 14 : 335, y: 10, width: 51, height: 31))
    #expect(spec.frame("level") == Rect(x: 14, y: 51, width: 372, height: 31))
    #expect(spec.frame("below").y == 81)
  }

  /// UIKit's default hugging: 750 for controls of one size, and of a progress bar's height.
  @Test(arguments: [
    ("switch: true", 750.0, 750.0), ("activity: medium", 750, 750), ("stepper: 0", 750, 750),
    ("progress: 0", 250, 750), ("slider: 0", 250, 250), ("segments: [A, B]", 250, 250),
    ("searchBar: Find", 250, 250), ("textView: Text", 250, 250), ("symbol: star", 250, 250),
    ("view: {}", 250, 250),
  ])
  func controlsHugAsUIKitDoes(content: String, horizontal: Double, vertical: Double) throws {
    let spec = TestSpec.canvas("views:\n  v: {\(content), frame: [0, 0, 100, 100]}")
    let view = try #require(spec.result.layouts.first?.screen.views.first)
    #expect(view.hugging == View.AxisPriorities(horizontal: horizontal, vertical: vertical))
    #expect(view.resistance == View.AxisPriorities(horizontal: 750, vertical: 750))
  }

  /// A view without text has its baselines at its bottom edge.
  @Test func controlsHaveTheirBaselineAtTheBottom() {
    let spec = TestSpec.canvas(
      """
      views:
        count: {stepper: 1, top: 0, leading: 0}
        box: {view: {}, size: 10, leading: 200, bottom: count.firstBaseline}
      """)
    #expect(spec.frame("box").y == 22)
  }

  /// What asks for no size leaves the axis to constraints, and says so where there are none.
  @Test(arguments: ["slider: 0.5", "progress: 0", "searchBar: Find", "tabBar: Tabs"])
  func aWidthThatNothingGivesIsAmbiguous(content: String) {
    let spec = TestSpec.canvas("views:\n  v: {\(content), top: 0, leading: 0}")
    #expect(spec.findings.first == "warning ambiguous 7:3")
  }
}
