import Testing

@testable import QuoinText

/// What the last line shows, with the unit font: the width counts glyphs of 10 points.
@Suite struct TruncationTests {
  private func measure(
    _ text: String, glyphs: Double?, limit: Int = 1, height: Double? = nil, mode: LineBreakMode,
    font: TextFont = .unit
  ) -> TextMeasurement {
    TextMeasurer.measure(
      text, font: font, width: glyphs.map { $0 * 10 }, height: height, lineLimit: limit,
      lineBreak: mode)
  }

  @Test(arguments: [
    (LineBreakMode.tail, ["abcd…"]), (.head, ["…ghij"]), (.middle, ["ab…ij"]), (.clip, ["abcde"]),
    (.char, ["abcde"]), (.word, ["abcde"]),
  ])
  func oneLongWord(mode: LineBreakMode, expected: [String]) {
    let measured = measure("abcdefghij", glyphs: 5, mode: mode)
    #expect(measured.lines.map(\.text) == expected)
    #expect(measured.width == 50)
    #expect(measured.isTruncated)
  }

  /// Lines before the last wrap at words, the last one is filled.
  @Test(arguments: [
    (LineBreakMode.tail, ["aaa", "bbbcc…"]), (.head, ["aaa", "…ddeee"]),
    (.middle, ["aaa", "bbb…ee"]), (.clip, ["aaa", "bbbccc"]), (.char, ["aaa bb", "bcccdd"]),
    (.word, ["aaa", "bbbccc"]),
  ])
  func twoLines(mode: LineBreakMode, expected: [String]) {
    let measured = measure("aaa bbbcccdddeee", glyphs: 6, limit: 2, mode: mode)
    #expect(measured.lines.map(\.text) == expected)
    #expect(measured.isTruncated)
    #expect(measured.height == 48)
  }

  /// White space beside the ellipsis is left out.
  @Test func whiteSpace() {
    #expect(measure("ab cdef", glyphs: 4, mode: .tail).lines.map(\.text) == ["ab…"])
    #expect(measure("abcd ef", glyphs: 4, mode: .head).lines.map(\.text) == ["…ef"])
    #expect(measure("ab cd ef", glyphs: 6, mode: .middle).lines.map(\.text) == ["ab…ef"])
    #expect(measure("ab   ", glyphs: 3, mode: .tail).lines.map(\.text) == ["ab"])
    #expect(!measure("ab   ", glyphs: 3, mode: .tail).isTruncated)
  }

  /// With one line only the first paragraph shows.
  @Test func firstParagraph() {
    for mode in [LineBreakMode.head, .middle, .tail] {
      #expect(measure("ab\ncd", glyphs: 9, mode: mode).lines.map(\.text) == ["ab…"])
      #expect(measure("ab\ncd", glyphs: nil, mode: mode).lines.map(\.text) == ["ab…"])
      #expect(measure("ab\ncd", glyphs: 9, mode: mode).isTruncated)
    }
    for mode in [LineBreakMode.word, .char, .clip] {
      #expect(measure("ab\ncd", glyphs: 9, mode: mode).lines.map(\.text) == ["ab"])
      #expect(measure("ab\ncd", glyphs: 9, mode: mode).isTruncated)
    }
    #expect(measure("ab\ncd", glyphs: 2, mode: .tail).lines.map(\.text) == ["a…"])
    #expect(!measure("ab\n\n ", glyphs: 2, mode: .tail).isTruncated)
  }

  @Test func wordModeDropsWhatDoesNotFit() {
    let measured = measure("aaa bbb ccc", glyphs: 4, limit: 2, mode: .word)
    #expect(measured.lines.map(\.text) == ["aaa", "bbb"])
    #expect(measured.isTruncated)
    #expect(!measure("aaa bbb", glyphs: 4, limit: 2, mode: .word).isTruncated)
  }

  /// As many lines as fit into the height, at least one.
  @Test(arguments: [(0.0, 1), (-5, 1), (24, 1), (47.9, 1), (48, 2), (47.9999999, 2), (500, 3)])
  func height(height: Double, count: Int) {
    let measured = measure("aaa bbb ccc", glyphs: 4, limit: 0, height: height, mode: .tail)
    #expect(measured.lines.count == count)
    #expect(measured.isTruncated == (count < 3))
    #expect(measured.lines.last?.text.hasSuffix("…") == (count < 3))
  }

  @Test func heightAndLimit() {
    let two = measure("a b c", glyphs: 1, limit: 2, height: 500, mode: .word)
    #expect(two.lines.count == 2)
    let gap = TextMeasurer.measure(
      "a b c", font: .unit(lineGap: 100), width: 10, height: 50, lineBreak: .word)
    #expect(gap.lines.count == 2)
  }

  /// The ellipsis has its own advance and kerns with its neighbours.
  @Test func ellipsisIsAGlyph() {
    let font = TextFont.unit(
      advances: ["…": 1000, "a": 500, "b": 500],
      kerning: [FontMetrics.KerningPair("a", "…"): -500, FontMetrics.KerningPair("…", "b"): -250])
    let tail = measure("aaaaa", glyphs: 4, mode: .tail, font: font)
    #expect(tail.lines.map(\.text) == ["aaa…"])
    #expect(tail.width == 40)
    let head = measure("aaabbb", glyphs: 4, mode: .head, font: font)
    #expect(head.lines.map(\.text) == ["…bb"])
    #expect(head.width == 35)
    let middle = measure("aaaaabbbbb", glyphs: 5, mode: .middle, font: font)
    #expect(middle.lines.map(\.text) == ["aa…bb"])
    #expect(middle.width == 45)
  }

  /// A line too narrow for the ellipsis shows nothing.
  @Test func noRoom() {
    for mode in [LineBreakMode.head, .middle, .tail, .clip] {
      let measured = measure("abc", glyphs: 0.5, mode: mode)
      #expect(measured.lines.map(\.text) == [""])
      #expect(measured.width == 0)
      #expect(measured.isTruncated)
    }
    #expect(measure("abc", glyphs: 1, mode: .tail).lines.map(\.text) == ["…"])
  }
}
