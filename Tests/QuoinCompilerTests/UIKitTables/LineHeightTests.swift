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

  /// Labels of several lines whose heights Apple's engine computed.
  @Test func linesOfAStyleStandAsFarApartAsUIKits() throws {
    let rows = try OracleTable("style-labels.tsv").rows
    #expect(rows.count == 4)
    for row in rows {
      let spec = TestSpec.canvas(
        scale: "2",
        """
        views:
          a: {label: "\(row["text"] ?? "")", font: \(row["style"] ?? ""), lines: 0, width: \(row["width"] ?? ""), top: 0, leading: 0}
        """)
      #expect(spec.findings == [])
      #expect(spec.entry("a")?.lines.count == Int(row.required("lines")), "\(row)")
      let height = spec.frame("a").height
      let stored = row["rounding"] == "whole" ? height.rounded(.up) : height
      #expect(stored == row.required("height"), "\(row)")
    }
  }

  /// The second baseline is a pitch below the first, or a line where the pitch is less than that.
  @Test(arguments: TextSize.allCases)
  func baselinesArePitchesApart(size: TextSize) throws {
    let styles = try OracleTable("dynamic-type.tsv").rows
    for (row, style) in zip(try OracleTable("line-pitches.tsv").rows, styles) {
      #expect(row["style"] == style["style"])
      var options = ScreenOptions()
      options.textSize = size
      let spec = TestSpec(
        """
        quoin: 1
        screen: Test
        canvas: {width: 400, height: 800, margins: 0}
        views: {a: {label: "A\\nB", font: \(row["style"] ?? ""), lines: 0, top: 0, leading: 0}}
        """, options: options)
      let baselines = try #require(spec.entry("a")?.baselines)
      let line = style.required(size.rawValue) * 2444 / 2048
      let pitch = max(row.required(size.rawValue), line)
      #expect(abs(baselines.last - baselines.first - pitch) < 1e-6, "\(row)")
    }
  }

  /// A size of the spec's own has no leading, even one that follows a style.
  @Test func onlyAStylesOwnSizeHasLeading() {
    for (font, height) in [
      ("body", 42.3333), ("{size: 17}", 40.6667), ("{textStyle: body, weight: bold}", 42.3333),
      ("{textStyle: body, size: 20}", 47.7344),
    ] {
      let spec = TestSpec.canvas(
        "views: {a: {label: \"A\\nB\", font: \(font), lines: 0, top: 0, leading: 0}}")
      #expect(
        abs(spec.frame("a").height - height) < 1.0 / 3 && spec.frame("a").height >= height - 1e-3)
    }
  }

  @Test func theBaselineIsTheAscenderBelowTheTop() throws {
    for row in try OracleTable("line-heights.tsv").rows where row.number("line") != nil {
      let size = row.required("points")
      let spec = TestSpec.canvas(
        "views: {a: {label: Hg, font: {size: \(size)}, top: 0, leading: 0}}")
      let baseline = spec.entry("a")?.baselines?.first ?? .nan
      #expect(abs(baseline - row.required("ascender")) < 1e-4, "\(row)")
      let line = Font(size: size).systemLine()
      #expect(abs(line.height - row.required("line")) < 1e-4, "\(row)")
      #expect(abs(line.descender - row.required("descender")) < 1e-4, "\(row)")
      #expect(abs(line.capHeight - row.required("cap")) < 1e-3, "\(row)")
      #expect(abs(line.xHeight - row.required("x")) < 1e-3, "\(row)")
    }
  }
}
