import Testing

@testable import QuoinText

/// Reports of wrong label sizes, with the unit font: every glyph 10 wide, lines 24 high.
@Suite struct UnitFontTests {
  /// Report 2: the width less the insets holds nine glyphs.
  @Test func wrapsAtTheContentWidth() {
    let measured = TextMeasurer.measure("aaaa aaaa aaaa", font: .unit, width: 140 - 24)
    #expect(measured.lines.map(\.text) == ["aaaa aaaa", "aaaa"])
    #expect(measured.lines.map(\.width) == [90, 40])
    #expect(measured.width == 90)
    #expect(measured.height == 48)
    #expect(measured.firstBaseline == 18)
    #expect(measured.lastBaseline == 42)
    #expect(!measured.isTruncated)
    #expect(!measured.isEstimated)
  }

  /// Report 4, without the insets.
  @Test func oneLine() {
    let measured = TextMeasurer.measure("aaaa", font: .unit)
    #expect(measured.width == 40)
    #expect(measured.height == 24)
  }

  /// Report 9: an empty text has no size; a space has.
  @Test func emptyText() {
    let empty = TextMeasurer.measure("", font: .unit, width: 100, height: 10, lineLimit: 1)
    #expect(empty.lines.isEmpty)
    #expect([empty.width, empty.height, empty.firstBaseline, empty.lastBaseline] == [0, 0, 0, 0])
    let space = TextMeasurer.measure(" ", font: .unit)
    #expect(space.width == 10)
    #expect(space.height == 24)
  }

  /// Report 30: ten words in 343 points are two lines.
  @Test func wordsPerLine() {
    let text = Array(repeating: "aaaa", count: 10).joined(separator: " ")
    #expect(TextMeasurer.measure(text, font: .unit, width: 343).height == 48)
    #expect(TextMeasurer.measure(text, font: .unit, width: 600).height == 24)
  }

  /// Report 33: a measured width, rounded up to the pixel or not at all, keeps one line.
  @Test(arguments: [(1.0, 71.0), (2.0, 70.5), (3.0, 70.3333333333)])
  func roundedWidthKeepsOneLine(scale: Double, expected: Double) {
    let font = TextFont.unit(advances: ["b": 505])
    let measured = TextMeasurer.measure("aa aaab", font: font)
    #expect(abs(measured.width - 70.1) < 1e-12)
    let width = roundedUp(measured.width, scale: scale)
    #expect(abs(width - expected) < 1e-9)
    for mode in LineBreakMode.allCases {
      for room in [width, measured.width] {
        let again = TextMeasurer.measure(
          "aa aaab", font: font, width: room, lineLimit: 1, lineBreak: mode)
        #expect(again.lines.map(\.text) == ["aa aaab"])
        #expect(!again.isTruncated)
      }
    }
  }

  /// The gap between lines is theirs alone: none after the last.
  @Test func lineGap() {
    let measured = TextMeasurer.measure("a\nb\nc", font: .unit(lineGap: 100))
    #expect(measured.height == 3 * 24 + 2 * 2)
    #expect(measured.lastBaseline == 2 * 26 + 18)
  }

  /// A pair kerns within a line; extra space follows every glyph, the last one too.
  @Test func kerning() {
    let font = TextFont.unit(kerning: [FontMetrics.KerningPair("A", "V"): -100], kern: 1)
    #expect(TextMeasurer.measure("AV", font: font).width == 20)
    #expect(TextMeasurer.measure("VA", font: font).width == 22)
    #expect(TextMeasurer.measure("A\u{332}V", font: font).width == 20)
    #expect(TextMeasurer.measure("👩‍👩‍👧‍👦", font: font).width == 11)
    let broken = TextMeasurer.measure("AV", font: font, width: 11, lineBreak: .char)
    #expect(broken.lines.map(\.width) == [11, 11])
  }

  @Test func charactersAFileDoesNotListAreEstimated() {
    #expect(!TextMeasurer.measure("ab", font: .unit).isEstimated)
    #expect(TextMeasurer.measure("ab", font: .unit(advances: ["a": 400])).isEstimated)
    #expect(!TextMeasurer.measure("aa", font: .unit(advances: ["a": 400])).isEstimated)
  }

  @Test func fileOfTheUnitFont() throws {
    let lines = try Fixture.lines("u20.yaml")
    for line in ["unitsPerEm: 1000", "ascender: 900", "descender: -300", "lineGap: 0"] {
      #expect(lines.contains(line))
    }
    #expect(lines.contains("advances: {default: 500}"))
  }
}
