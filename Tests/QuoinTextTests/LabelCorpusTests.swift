import Testing

@testable import QuoinText

/// Sizes of labels that Interface Builder stored, beside the checkout.
@Suite(
  .enabled(
    if: Fixture.corpusPath("label-widths.tsv") != nil,
    "needs ../shared/corpus beside the checkout"))
struct LabelCorpusTests {
  /// One label: what was stored and what is measured, both in points.
  private struct Label {
    let row: String
    let weight: FontWeight
    let size: Double
    let scale: Double
    let stored: Double
    let measured: Double

    init?(_ row: String) {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 6, let weight = FontWeight(rawValue: String(columns[1])),
        let size = Double(columns[2]), let scale = Double(columns[3]),
        let stored = Double(columns[4]), let tools = Int(columns[5])
      else { return nil }
      let font = TextFont.system(size, weight, era: tools < 17000 ? .legacy : .current)
      self.row = row
      self.weight = weight
      self.size = size
      self.scale = scale
      self.stored = stored
      measured = roundedUp(
        TextMeasurer.measure(String(columns[0]), font: font).width, scale: scale)
    }
  }

  @Test(arguments: [[FontWeight.regular], [.medium, .semibold, .bold]])
  func widthsUnder20Points(weights: [FontWeight]) throws {
    let labels = try #require(try Fixture.corpus("label-widths.tsv")).dropFirst()
      .compactMap(Label.init).filter { $0.size < 20 && weights.contains($0.weight) }
    // Stored widths have four decimals at most.
    let inPixel = labels.filter { abs($0.measured - $0.stored) <= 1 / $0.scale + 1e-3 }
    let inPoint = labels.filter { abs($0.measured - $0.stored) <= 1 + 1e-3 }
    let pixelShare = 100 * Double(inPixel.count) / Double(labels.count)
    let pointShare = 100 * Double(inPoint.count) / Double(labels.count)
    print(
      "\(weights.map(\.rawValue)): \(labels.count) labels under 20 pt, \(pixelShare) % within a"
        + " pixel, \(pointShare) % within a point")
    #expect(labels.count > 50)
    #expect(pixelShare >= 97.5)
    #expect(pointShare >= 99.5)
  }

  /// Heights are rounded up to the pixel, or by some files to the whole point.
  @Test func heights() throws {
    let rows = try #require(try Fixture.corpus("line-heights.tsv")).dropFirst()
    var misses: [String] = []
    for row in rows {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let size = try #require(Double(columns[0]))
      let scale = try #require(Double(columns[1]))
      let count = try #require(Int(columns[2]))
      let stored = try #require(Double(columns[3]))
      let height = TextFont.system(size).lineMetrics.height(ofLines: count)
      let atPixel = abs(roundedUp(height, scale: scale) - stored) < 1e-3
      let atPoint = abs(roundedUp(height, scale: 1) - stored) < 1e-3
      let isRight =
        switch columns[8] {
        case "pixel": atPixel
        case "whole point": atPoint
        default: atPixel && atPoint
        }
      if !isRight { misses.append(row) }
    }
    print("\(rows.count - misses.count) of \(rows.count) line heights are right")
    #expect(misses == [])
  }
}
