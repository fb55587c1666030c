import QuoinText
import Testing

@testable import QuoinLayout
@testable import QuoinScreen

@Suite struct FontBookTests {
  private let file = MetricsFile(
    unitsPerEm: 1000, ascender: 800, descender: -200, lineGap: 90, capHeight: 700, xHeight: 500,
    defaultAdvance: 500, advances: ["a": 480], kerning: ["AV": -20, "no": 3, "abc": 7])

  @Test func theSystemFontHasAnEraAndAWeight() {
    for (isLegacy, era) in [(true, SystemFontEra.legacy), (false, .current)] {
      let book = FontBook(["system": .system(legacy: isLegacy)])
      for weight in Font.Weight.allCases {
        let font = book.textFont(Font(size: 17, weight: weight), kern: 2)
        guard case .system(let found, let cut) = font.face else {
          Issue.record("no system face")
          continue
        }
        #expect(found == era && cut.rawValue == weight.rawValue)
        #expect(font.size == 17 && font.kern == 2)
      }
    }
  }

  @Test func aMetricsFileGivesItsNumbers() {
    let font = FontBook(["brand": .metrics(file)]).textFont(Font(family: "brand", size: 9), kern: 0)
    guard case .metrics(let metrics) = font.face else {
      Issue.record("no metrics face")
      return
    }
    #expect(metrics.ascender == 800 && metrics.descender == -200 && metrics.lineGap == 90)
    #expect(metrics.advances == ["a": 480] && metrics.defaultAdvance == 500)
    #expect(metrics.kerning == [.init("A", "V"): -20, .init("n", "o"): 3])
  }

  @Test func otherDesignsAreEstimates() {
    let book = FontBook(["system": .system(legacy: false), "brand": .metrics(file)])
    #expect(book.isEstimated(Font(size: 17, design: .monospaced)))
    #expect(!book.isEstimated(Font(size: 17)))
    #expect(!book.isEstimated(Font(family: "brand", size: 17, design: .serif)))
  }
}
