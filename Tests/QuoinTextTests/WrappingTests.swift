import Testing

@testable import QuoinText

/// Where lines end, with the unit font: the width counts glyphs of 10 points.
@Suite struct WrappingTests {
  private func lines(
    _ text: String, glyphs: Double?, limit: Int = 0, mode: LineBreakMode = .word
  ) -> [String] {
    TextMeasurer.measure(
      text, font: .unit, width: glyphs.map { $0 * 10 }, lineLimit: limit, lineBreak: mode
    ).lines.map(\.text)
  }

  @Test(arguments: [
    ("aaa bbb", 7.0, ["aaa bbb"]),
    ("aaa bbb", 6.9, ["aaa", "bbb"]),
    ("aaa   bbb", 5, ["aaa", "bbb"]),
    ("aaa bbb ", 7, ["aaa bbb"]),
    ("aaa bbb ", 8, ["aaa bbb "]),
    ("  aa bb", 4, ["  aa", "bb"]),
    ("aaaaaaa", 3, ["aaa", "aaa", "a"]),
    ("bb aaaaaaa", 3, ["bb", "aaa", "aaa", "a"]),
    ("well-known", 6, ["well-", "known"]),
    ("either/or", 8, ["either/", "or"]),
    ("wait—what", 6, ["wait—", "what"]),
    ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
    ("aa\u{A0}bb cc", 4, ["aa\u{A0}b", "b cc"]),
    ("aa\u{2060}bb", 3, ["aa\u{2060}b", "b"]),
    ("aaa\u{200B}bbb", 4, ["aaa", "bbb"]),
    ("漢字かな", 2, ["漢字", "かな"]),
    ("漢字。かな", 2, ["漢", "字。", "かな"]),
    ("漢「字」な", 2, ["漢", "「字", "」な"]),
    ("a (b) c", 3, ["a", "(b)", "c"]),
    ("5-10 -5", 4, ["5-10", "-5"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👩‍👩‍👧‍👦🇫🇷😀", 2, ["👩‍👩‍👧‍👦🇫🇷", "😀"]),
    ("", 5, []),
    ("ab", 0, ["a", "b"]),
    ("ab", -3, ["a", "b"]),
  ])
  func words(text: String, glyphs: Double, expected: [String]) {
    #expect(lines(text, glyphs: glyphs) == expected)
  }

  /// A soft hyphen shows where the line breaks, if the hyphen fits, and nowhere else.
  @Test func softHyphens() {
    #expect(lines("co\u{AD}op", glyphs: 4) == ["co\u{AD}op"])
    #expect(lines("co\u{AD}op", glyphs: 3) == ["co-", "op"])
    #expect(lines("co\u{AD}op", glyphs: 2) == ["co\u{AD}", "op"])
    #expect(lines("a \u{AD}op", glyphs: 2) == ["a", "\u{AD}op"])
    #expect(TextMeasurer.measure("co\u{AD}op", font: .unit, width: 30).width == 30)
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b", "a\u{C}b",
  ])
  func paragraphs(text: String) {
    #expect(lines(text, glyphs: nil) == ["a", "b"])
    #expect(lines(text, glyphs: 1) == ["a", "b"])
  }

  /// Empty paragraphs are lines; the end of the last paragraph starts none.
  @Test func emptyParagraphs() {
    #expect(lines("a\n\nb", glyphs: nil) == ["a", "", "b"])
    #expect(lines("a\n", glyphs: nil) == ["a"])
    #expect(lines("\na", glyphs: 5) == ["", "a"])
    #expect(lines("\n\n", glyphs: 5) == ["", ""])
  }

  @Test func characters() {
    #expect(lines("aa bbb cc", glyphs: 4, mode: .char) == ["aa b", "bb c", "c"])
    #expect(lines("aaa bb", glyphs: 3, mode: .char) == ["aaa", "bb"])
  }

  /// Without a limit the truncating modes wrap and show all.
  @Test(arguments: [LineBreakMode.clip, .head, .middle, .tail])
  func noLimitShowsAll(mode: LineBreakMode) {
    let measured = TextMeasurer.measure("aaa bbb ccc", font: .unit, width: 40, lineBreak: mode)
    #expect(measured.lines.map(\.text) == ["aaa", "bbb", "ccc"])
    #expect(!measured.isTruncated)
  }
}
