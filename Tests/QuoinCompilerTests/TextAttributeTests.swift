import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// What each attribute of a text does, in the unit font: at 20 points every character is 10 wide and
/// a line 24 high, 18 of it above the baseline.
@Suite struct TextAttributeTests {
  @Test(arguments: [
    ("tail", ["aaaa b…"]), ("head", ["…b cccc"]), ("middle", ["aaa…ccc"]), ("clip", ["aaaa bb"]),
    ("word", ["aaaa"]), ("char", ["aaaa bb"]),
  ])
  func lineBreakModesShortenOneLine(mode: String, lines: [String]) {
    let spec = label("aaaa bbbb cccc", "lineBreak: \(mode), width: 70")
    #expect(spec.entry("a")?.lines.map(\.text) == lines)
    #expect(spec.entry("a")?.isTruncated == true)
  }

  @Test(arguments: [
    ("tail", ["aaaa", "bbbb c…"]), ("head", ["aaaa", "…c dddd"]), ("middle", ["aaaa", "bbb…ddd"]),
    ("clip", ["aaaa", "bbbb cc"]), ("word", ["aaaa", "bbbb"]), ("char", ["aaaa bb", "bb cccc"]),
  ])
  func onlyTheLastLineIsShortened(mode: String, lines: [String]) {
    let spec = label("aaaa bbbb cccc dddd", "lineBreak: \(mode), lines: 2, width: 70")
    #expect(spec.entry("a")?.lines.map(\.text) == lines)
  }

  /// 80 points of text in 65: 20 × 65 / 80 is 16.25, the tenth below it 16.2.
  @Test func fitShrinksToTheTenthOfAPoint() throws {
    let spec = label("aaaaaaaa", "fit: {minScale: 0.5}, width: 65")
    let entry = try #require(spec.entry("a"))
    #expect(entry.isTruncated == false)
    let run = try #require(entry.lines.first?.runs.first)
    #expect(abs(run.style.font.size - 16.2) < 1e-9)
    #expect(abs(run.width - 8 * 8.1) < 1e-9)
    #expect(spec.findings == [])
  }

  /// The content size is the full text's, and so is the baseline.
  @Test func fitChangesNeitherSizeNorBaseline() {
    let shrunk = label("aaaaaaaa", "fit: {minScale: 0.5}, maxWidth: 65")
    #expect(shrunk.frame("a") == label("aaaaaaaa", "maxWidth: 65").frame("a"))
    #expect(shrunk.frame("a").height == 24)
    #expect(shrunk.entry("a")?.baselines?.first == 18)
    let free = label("aaaaaaaa", "fit: {minScale: 0.5}")
    #expect(free.frame("a").width == 80)
    #expect(free.entry("a")?.lines.first?.runs == [])
  }

  /// At the least scale what still does not fit is shortened; a least scale of 0 is none.
  @Test(arguments: [("0.8", 16.0), ("0", 20), ("1", 20)])
  func belowTheLeastScaleTextIsShortened(scale: String, size: Double) {
    let spec = label("aaaaaaaa", "fit: {minScale: \(scale)}, width: 40")
    let line = spec.entry("a")?.lines.first
    #expect(spec.entry("a")?.isTruncated == true)
    #expect(line?.text == (size == 16 ? "aaaa…" : "aaa…"))
    #expect(line?.runs.first.map { abs($0.style.font.size - size) < 1e-9 } ?? (size == 20))
  }

  @Test func fitOfSeveralLinesIsTold() {
    let spec = label("aaaa", "fit: {minScale: 0.5}, lines: 2")
    #expect(spec.findings == ["warning fit-of-several-lines 7:22"])
  }

  /// A character gives at most a twentieth of an em: 1 point of its 10.
  @Test func tighteningTakesAtMostATwentieth() {
    let tight = label("aaaaaaaa", "fit: {tighten: true}, width: 73")
    #expect(tight.entry("a")?.isTruncated == false)
    #expect(tight.entry("a").map { abs(($0.lines.first?.width ?? 0) - 73) < 1e-4 } == true)
    #expect(label("aaaaaaaa", "fit: {tighten: true}, width: 71").entry("a")?.isTruncated == true)
  }

  /// Kern stands after every character, the last one too.
  @Test func kernCountsAfterTheLastCharacter() {
    #expect(label("aaaa", "kern: 3").frame("a").width == 52)
  }

  /// Two lines of 24 at a pitch of 36: the room is above the glyphs of each.
  @Test func lineHeightMultipleAddsRoomAbove() {
    let spec = label("a\\nb", "lines: 0, lineHeightMultiple: 1.5")
    #expect(spec.frame("a").height == 72)
    #expect(spec.entry("a")?.baselines == Baselines(first: 30, last: 66))
  }

  @Test func lineSpacingStandsBetweenLinesOnly() {
    #expect(label("a", "lines: 0, lineSpacing: 5").frame("a").height == 24)
    let spec = label("a\\nb\\nc", "lines: 0, lineSpacing: 5")
    #expect(spec.frame("a").height == 82)
    #expect(spec.entry("a")?.lines.map(\.baseline) == [18, 47, 76])
  }

  /// Three lines of which the second starts a paragraph.
  @Test func paragraphSpacingStandsBetweenParagraphsOnly() {
    let spec = label("a\\nbbbb cccc", "lines: 0, paragraphSpacing: 10, width: 50")
    #expect(spec.frame("a").height == 82)
    #expect(spec.entry("a")?.lines.map(\.baseline) == [18, 52, 76])
  }

  /// A label too low for all of its lines shows those that fit: 24 + 36 + 36 is more than 90.
  @Test func spacedLinesAreCountedByTheirPitch() {
    let spec = label("a\\nb\\nc", "lines: 0, lineSpacing: 12, width: 30, height: 90")
    #expect(spec.entry("a")?.lines.map(\.text) == ["a", "b…"])
    #expect(
      label("a\\nb\\nc", "lines: 0, lineSpacing: 12, height: 96").entry("a")?.lines.count == 3)
  }

  @Test func preferredMaxWidthWrapsAWiderLabel() {
    let spec = label("aaaa bbbb", "lines: 0, preferredMaxWidth: 60")
    #expect(spec.frame("a").width == 40)
    #expect(spec.frame("a").height == 48)
  }

  @Test(arguments: [("left", 0.0), ("natural", 0), ("center", 30), ("right", 60)])
  func alignmentMovesLines(align: String, x: Double) {
    #expect(label("aaaa", "align: \(align), width: 100").entry("a")?.lines.first?.x == x)
  }

  /// Justified lines fill the width, but for the last of each paragraph.
  @Test func justifiedParagraphsEndWithTheirOwnWidth() {
    let spec = label("aa bb cc\\ndd", "lines: 0, align: justified, width: 58")
    #expect(spec.entry("a")?.lines.map(\.width) == [58, 20, 20])
  }

  private func label(_ text: String, _ attributes: String) -> TestSpec {
    TestSpec.canvas(
      """
      views:
        a: {label: "\(text)", \(attributes), style: u, top: 0, left: 0}
      """)
  }
}
