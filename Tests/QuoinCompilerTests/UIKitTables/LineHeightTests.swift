import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// The system font's lines against `Tests/Oracle/line-heights.tsv`: labels of real UIKit, and the
/// font's metrics.
@Suite struct LineHeightTests {
  @Test(arguments: [1, 2, 3])
  func labelsOfOneLineAreAsHighAsUIKits(scale: Int) throws {
    let table = try OracleTable("line-heights.tsv")
    let rows = table.rows.filter { $0.number("@\(scale)x") != nil }
    #expect(rows.count == (scale == 3 ? 26 : 14))
    for row in rows {
      let spec = TestSpec.canvas(
        scale: "\(scale)",
        "views: {a: {label: Hg, font: {size: \(row.required("points"))}, top: 0, leading: 0}}")
      #expect(spec.findings == [])
      #expect(abs(spec.frame("a").height - row.required("@\(scale)x")) < 1e-4, "\(row)")
    }
  }

  @Test func theBaselineIsTheAscenderBelowTheTop() throws {
    for row in try OracleTable("line-heights.tsv").rows where row.number("line") != nil {
      let size = row.required("points")
      let spec = TestSpec.canvas(
        "views: {a: {label: Hg, font: {size: \(size)}, top: 0, leading: 0}}")
      let baseline = spec.entry("a")?.baselines?.first ?? .nan
      #expect(abs(baseline - row.required("ascender")) < 1e-4, "\(row)")
      let line = Font(size: size).systemLine
      #expect(abs(line.height - row.required("line")) < 1e-4, "\(row)")
      #expect(abs(line.descender - row.required("descender")) < 1e-4, "\(row)")
      #expect(abs(line.capHeight - row.required("cap")) < 1e-3, "\(row)")
      #expect(abs(line.xHeight - row.required("x")) < 1e-3, "\(row)")
    }
  }
}
