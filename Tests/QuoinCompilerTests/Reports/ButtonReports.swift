import QuoinTestSupport
import Testing

/// Real users' reports about buttons, with the right answers.
@Suite struct ButtonReports {
  /// Radar 18348992: a gap made with title insets cuts the title; content insets make room.
  @Test func titleInsetsDoNotWidenTheButton() {
    let gap = button("symbol: star, titleInsets: {left: 8}")
    #expect(gap.frame("b").width == 60)
    #expect(gap.frame("b").height == 36)
    #expect(gap.entry("b")?.isTruncated == true)
    #expect(gap.findings == ["warning truncated 7:3"])

    let wide = button("symbol: star, contentInsets: {right: 8}")
    #expect(wide.frame("b").width == 68)
    #expect(wide.frame("b").height == 24)
    #expect(wide.entry("b")?.isTruncated == false)
    #expect(wide.findings == [])
  }

  /// The warning says why, and what helps.
  @Test func theCutTitleIsExplained() throws {
    let finding = try #require(
      button("symbol: star, titleInsets: {left: 8}").result.diagnostics.first)
    #expect(finding.message.contains("needs 40"))
    #expect(finding.hint?.contains("titleInsets") == true)
    #expect(finding.hint?.contains("contentInsets") == true)
  }

  /// YMatterType 77: content insets of a ten-thousandth on one side put the hidden six away.
  @Test func theLeastContentInsetReplacesTheHiddenOnes() {
    #expect(button("contentInsets: 0").frame("b").height == 36)
    let least = button("contentInsets: {left: 0.0001}").frame("b")
    #expect(least.height == 24)
    #expect(least.width >= 40 && least.width < 41)
  }

  /// Image insets move the picture and nothing else.
  @Test func imageInsetsMoveThePicture() {
    let moved = button("symbol: star, imageInsets: {left: 6, right: -6, top: 4}")
    #expect(moved.frame("b") == button("symbol: star").frame("b"))
    #expect(moved.entry("b")?.sideViews.first?.frame.x == 6)
    #expect(moved.entry("b")?.sideViews.first?.frame.y == 10)
  }

  /// Interface Builder's "Button": 46 × 30 with the system font at 15 points.
  @Test func aSystemButtonIsThirtyHigh() {
    let spec = TestSpec.canvas(
      scale: "1", "views: {b: {button: Button, top: 0, leading: 0}}")
    #expect(spec.frame("b").height == 30)
    #expect(abs(spec.frame("b").width - 46) <= 1)
  }

  /// A configuration's title is body text, 34.3333 high at three pixels a point, and follows the
  /// text size.
  @Test func aConfiguredTitleIsBodyText() {
    let spec = TestSpec.canvas(
      "views: {b: {button: Buy, configuration: filled, top: 0, leading: 0}}")
    #expect(abs(spec.frame("b").height - 34.3333) < 1e-4)
  }

  /// Leading is the right in right-to-left, for pictures and for a configuration's insets.
  @Test func aConfigurationFollowsTheDirection() throws {
    let attributes =
      "configuration: gray, symbol: star, imagePadding: 4, contentInsets: {leading: 10, trailing: 2}"
    for (direction, x, title) in [("ltr", 10.0, 34.0), ("rtl", 46, 2)] {
      let spec = TestSpec.canvas(
        direction: direction == "ltr" ? .leftToRight : .rightToLeft,
        "views: {b: {button: aaaa, style: u, \(attributes), top: 0, left: 0}}")
      #expect(spec.findings == [])
      let entry = try #require(spec.entry("b"))
      #expect(entry.frame.width == 76)
      #expect(entry.sideViews.first?.frame.x == x)
      #expect(entry.lines.first?.x == title)
    }
  }

  private func button(_ attributes: String) -> TestSpec {
    TestSpec.canvas(
      """
      views:
        b: {button: aaaa, style: u, \(attributes), top: 0, left: 0}
      """)
  }
}
