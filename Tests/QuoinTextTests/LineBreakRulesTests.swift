import Testing

@testable import QuoinText

/// Break opportunities against those that ICU 72 (Unicode 15.0) finds.
@Suite struct LineBreakRulesTests {
  @Test func opportunitiesAreThoseOfICU() throws {
    for expected in try Fixture.lines("line-breaks.txt") {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: expected.unicodeScalars.filter { $0 != "÷" })
      let found = marked(String(text))
      #expect(found == expected)
    }
  }

  /// The text with `÷` wherever a line may break.
  private func marked(_ text: String) -> String {
    let glyphs = MetricsGlyphs(unitMetrics, size: 20)
    let font = TextFont(face: .metrics(unitMetrics), size: 20)
    let measured = MeasuredText(
      RunText([text]), fonts: [RunFont(glyphs: glyphs, kern: 0, metrics: font.lineMetrics)])
    return measured.paragraphs.joined().map { index in
      (measured.clusters[index].allowsBreakBefore ? "÷" : "")
        + String(measured.text(index..<index + 1))
    }.joined()
  }

  private let unitMetrics = FontMetrics(
    unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: 0, capHeight: 700, xHeight: 500,
    defaultAdvance: 500)
}
