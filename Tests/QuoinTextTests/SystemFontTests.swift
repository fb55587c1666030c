import Testing

@testable import QuoinText

/// The system font's table against recorded output of UIKit and the reference reader.
@Suite struct SystemFontTests {
  /// Heights of title1 labels at scale 3 by text size, and of labels of 14 to 17 points.
  @Test(arguments: [
    (25.0, 30.0), (26, 31.3333), (27, 32.3333), (28, 33.6667), (30, 36), (32, 38.3333),
    (34, 40.6667), (38, 45.6667), (43, 51.3333), (48, 57.3333), (53, 63.3333), (58, 69.3333),
    (14, 17), (15, 18), (16, 19.3333), (17, 20.3333),
  ])
  func lineHeight(size: Double, expected: Double) {
    let measured = TextMeasurer.measure("Agjpqy", font: .system(size))
    #expect(abs(roundedUp(measured.height, scale: 3) - expected) < 1e-4)
  }

  /// Widths of labels in pictures of iOS 12 and 13, at scale 3.
  @Test(arguments: [
    ("What's", FontWeight.semibold, 17.0, 55.6667), ("What's", .semibold, 16, 52.6667),
    ("the", .regular, 17, 25), ("the", .regular, 16, 23.6667),
    ("point", .regular, 17, 39), ("point", .regular, 16, 37),
    ("?", .regular, 15, 7.6667), ("?", .regular, 14, 7.3333),
  ])
  func labelWidth(text: String, weight: FontWeight, size: Double, expected: Double) {
    let measured = TextMeasurer.measure(text, font: .system(size, weight, era: .legacy))
    #expect(abs(roundedUp(measured.width, scale: 3) - expected) < 1e-4)
  }

  /// The size that `NSString.size` printed for a text of 17 points before iOS 14.
  @Test func stringSize() {
    let font = TextFont.system(17, era: .legacy)
    let measured = TextMeasurer.measure("This is a test string", font: font)
    #expect(abs(measured.width - 144.09326171875) <= 1.0 / 3)
    #expect(measured.height == 20.287109375)
  }

  @Test func lineMetrics() {
    let metrics = TextFont.system(17).lineMetrics
    #expect(metrics.ascender == 17 * 0.9521484375)
    #expect(metrics.descender == 17 * 0.2412109375)
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.capHeight - 11.978) < 5e-4)
    #expect(abs(metrics.xHeight - 8.948) < 5e-4)
  }

  /// Baselines of three lines of 17 points, as in report 28.
  @Test func baselines() {
    let measured = TextMeasurer.measure("A\nB\nC", font: .system(17))
    #expect(abs(measured.firstBaseline - 16.1865) < 1e-4)
    #expect(abs(measured.lastBaseline - 56.7607) < 1e-4)
    #expect(abs(measured.height - 60.8613) < 1e-4)
  }

  /// Widths that the reference reader of the table printed, in both eras.
  @Test func widthsAreTheReferenceReaders() throws {
    for line in try Fixture.lines("reference-widths.tsv").dropFirst() {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false)
      let weight = try #require(FontWeight(rawValue: String(row[1])))
      let size = try #require(Double(row[2]))
      for (era, column) in [(SystemFontEra.current, 3), (.legacy, 4)] {
        let font = TextFont.system(size, weight, era: era)
        let measured = TextMeasurer.measure(String(row[0]), font: font)
        let expected = try #require(Double(row[column]))
        #expect(abs(measured.width - expected) < 1e-9, "\(line)")
      }
    }
  }

  /// Flags, families and marks are one emoji or none; a soft hyphen shows only at a wrap.
  @Test(arguments: [
    ("🇫🇷", "😀"), ("🇫🇷🇩🇪", "😀😀"), ("👩‍👩‍👧‍👦", "😀"), ("👍🏽", "😀"), ("e\u{301}", "é"), ("co\u{AD}op", "coop"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
    ("A\u{30A}", "\u{212B}"), ("a\u{2060}b", "ab"),
  ])
  func alike(text: String, other: String) {
    let width = TextMeasurer.measure(text, font: .system(17)).width
    #expect(abs(width - TextMeasurer.measure(other, font: .system(17)).width) < 1e-12)
  }

  @Test func estimatesAreMarked() {
    func isEstimated(_ text: String) -> Bool {
      TextMeasurer.measure(text, font: .system(17)).isEstimated
    }
    #expect(!isEstimated("Plain, naïve “text” — Ωд… e\u{301}"))
    #expect(isEstimated("漢"))
    #expect(isEstimated("😀"))
    #expect(isEstimated("ש"))
    #expect(isEstimated("\u{10A0}"))
  }

  @Test(arguments: [0, -5, .infinity, .nan, 1e-300, 1e300])
  func strangeSizesMeasureToo(size: Double) {
    let measured = TextMeasurer.measure("Hello é 漢 😀", font: .system(size), width: 10, height: 20)
    #expect(!measured.lines.isEmpty)
  }
}
