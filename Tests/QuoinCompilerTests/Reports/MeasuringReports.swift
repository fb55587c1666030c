import QuoinScreen
import QuoinTestSupport
import Testing

/// Real users' reports about baselines and measuring, with the right answers.
@Suite struct MeasuringReports {
  /// Atributika 104: the baselines of a padded label are those of its text.
  @Test func baselinesOfPaddedLabelsCountTheInsets() throws {
    let spec = TestSpec.canvas(
      """
      views:
        plain: {label: A, top: 100, leading: 0}
        padded:
          label: "A\\nB\\nC"
          lines: 0
          insets: [8, 0]
          leading: 50
          firstBaseline: plain.firstBaseline
      """)
    #expect(spec.findings == [])
    let entry = try #require(spec.entry("padded"))
    let baselines = try #require(entry.baselines)
    #expect(abs(entry.frame.y - 92) < 1e-6)
    #expect(abs(baselines.first - entry.frame.y - 24.1865) < 1e-4)
    #expect(abs(baselines.last - entry.frame.y - 64.7607) < 1e-4)
  }

  /// smileyborg 22: a height measured at a width that no longer holds.
  @Test func heightsFollowTheSolvedWidth() {
    let words = Array(repeating: "aaaa", count: 10).joined(separator: " ")
    let spec = TestSpec.canvas(
      width: "375",
      "views: {a: {label: \(words), style: u, lines: 0, top: 0, leading: 16, trailing: 16}}")
    #expect(spec.frame("a").width == 343)
    #expect(spec.frame("a").height == 48)
    #expect(spec.entry("a")?.lines.map(\.text.count) == [34, 14])
  }

  /// NativePHP 33: a custom font is scaled once.
  @Test(arguments: TextSize.allCases)
  func customFontsAreScaledOnce(size: TextSize) throws {
    var options = ScreenOptions()
    options.textSize = size
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      fonts: {U20: {metrics: \(UnitFont.path)}}
      views:
        scaled: {label: aaaa, font: {family: U20, size: 17, textStyle: body}, top: 0, leading: 0}
        small: {label: aaaa, font: {family: U20, size: 9, textStyle: body}, top: 100, leading: 0}
        fixed: {label: aaaa, font: {family: U20, size: 17}, top: 200, leading: 0}
      """, options: options)
    let body = Double(Self.body[TextSize.allCases.firstIndex(of: size) ?? 0])
    // Half an em for each of four characters.
    #expect(abs(spec.frame("scaled").width - 2 * body) < 1.0 / 3)
    #expect(abs(spec.frame("small").width - 2 * max(9, 9 * body / 17)) <= 1.0 / 3 + 1e-6)
    #expect(spec.frame("fixed").width == 34)
  }

  /// UIKit's sizes of body from XS to AX5 (Human Interface Guidelines, Typography).
  private static let body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// PaddingLabel 1 and woocommerce 1046: the padding of an empty label stays.
  @Test func anEmptyPaddedLabelIsItsInsets() {
    let spec = TestSpec.canvas(
      #"views: {a: {label: "", style: u, insets: [8, 12], top: 0, leading: 0}}"#)
    #expect(spec.frame("a").width == 24)
    #expect(spec.frame("a").height == 16)
  }

  /// A label higher than its text has it in the middle; UIKit has no other vertical alignment.
  @Test func textStandsInTheMiddle() throws {
    let spec = TestSpec.canvas(
      "views: {a: {label: aaaa, style: u, insets: {top: 10}, frame: [0, 0, 100, 100]}}")
    // 90 points below the inset, less the line of 24, halved.
    let baseline = try #require(spec.entry("a")?.baselines?.first)
    #expect(abs(baseline - (10 + 33 + 18)) < 1e-6)
  }

  /// Insets larger than the label leave no room for text, and the table says so.
  @Test func insetsLargerThanTheBoxAreToldAndEmpty() throws {
    let spec = TestSpec.canvas(
      "views: {a: {label: aaaa, style: u, insets: 30, frame: [0, 0, 40, 40]}}")
    let content = try #require(spec.entry("a")?.content)
    #expect(content.width == 0 && content.height == 0)
    #expect(spec.findings == ["warning insets-exceed-frame 6:9"])
  }
}
