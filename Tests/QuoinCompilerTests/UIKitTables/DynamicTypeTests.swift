import QuoinScreen
import QuoinTestSupport
import Testing

/// Apple's sizes of every text style in the twelve categories (Human Interface Guidelines,
/// Typography), copied into `Tests/Oracle/dynamic-type.tsv`.
@Suite struct DynamicTypeTests {
  @Test(arguments: TextSize.allCases)
  func styledLabelsHaveApplesSizes(size: TextSize) throws {
    let table = try OracleTable("dynamic-type.tsv")
    #expect(table.rows.count == TextStyle.allCases.count)
    for row in table.rows {
      let style = try #require(row["style"])
      let points = try #require(row[size.rawValue].flatMap(Double.init))
      let entry = try label("font: \(style)", size)
      #expect(entry.font.size == points, "\(style)")
      #expect(entry.font.weight == Font.Weight(rawValue: row["weight"] ?? ""), "\(style)")
      // A line of the system font is 2444/2048 em, rounded up to the pixel.
      let line = (points * 2444 / 2048 * 3 - 1e-6).rounded(.up) / 3
      #expect(abs(entry.height - line) < 1e-9, "\(style)")
      // A size of the spec's own follows the style, and a bare size does not.
      #expect(try label("font: {size: 40, textStyle: \(style)}", size).font.size >= 11)
      #expect(try label("font: {size: 40}", size).font.size == 40)
    }
  }

  private func label(_ font: String, _ size: TextSize) throws -> (font: Font, height: Double) {
    var options = ScreenOptions()
    options.textSize = size
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      views: {a: {label: Hi, \(font), top: 0, leading: 0}}
      """, options: options)
    let view = try #require(spec.result.layouts.first?.screen.views.first)
    guard case .text(let text) = view.content else {
      Issue.record("no text")
      return (Font(size: 0), 0)
    }
    return (text.font, spec.frame("a").height)
  }
}
