import QuoinScreen
import QuoinTestSupport
import Testing

/// Levels and default priorities against `Tests/Oracle/priorities.tsv`.
@Suite struct PriorityTableTests {
  @Test func levelsHaveTheirNumbers() throws {
    let rows = try OracleTable("priorities.tsv").rows.filter { $0["what"] == "level" }
    #expect(rows.count == 4)
    for row in rows {
      let level = row.required("horizontal")
      guard row["of"] != "fitting" else {
        // What is weaker than the fit of a canvas gives way to it, what is stronger does not.
        #expect(fittedWidth(wish: level - 1) == 20)
        #expect(fittedWidth(wish: level + 1) == 90)
        continue
      }
      let spec = TestSpec.canvas(
        "views: {v: {view: , top: 0, leading: 0, height: 9, width: 30 @\(row["of"] ?? "")}}")
      let constraint = spec.result.layouts.first?.screen.constraints.first {
        $0.left.terms.first?.anchor.attribute == .width
      }
      #expect(constraint?.priority == level, "\(row)")
    }
  }

  @Test func classesHaveTheirDefaults() throws {
    let rows = try OracleTable("priorities.tsv").rows
    let resistance = try #require(rows.first { $0["what"] == "resistance" })
    let hugging = rows.filter { $0["what"] == "hugging" }
    #expect(hugging.count == 16)
    for row in hugging {
      let spec = TestSpec(
        """
        quoin: 1
        screen: Test
        canvas: {width: 400, height: 800, margins: 0}
        views: {v: {\(row["of"] ?? ""), frame: [0, 0, 390, 300]}}
        """, files: ["p.svg": "<svg width='30' height='20'/>"])
      #expect(spec.findings == [], "\(row)")
      let view = try #require(spec.result.layouts.first?.screen.views.first)
      #expect(view.hugging == priorities(row), "\(row)")
      #expect(view.resistance == priorities(resistance), "\(row)")
    }
  }

  private func priorities(_ row: [String: String]) -> View.AxisPriorities {
    View.AxisPriorities(
      horizontal: row.required("horizontal"), vertical: row.required("vertical"))
  }

  private func fittedWidth(wish: Double) -> Double? {
    TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: fit, height: 10, margins: 0}
      views: {a: {view: , edges: 0, minWidth: 20, width: 90 @\(wish)}}
      """
    ).result.layouts.first?.frames.size.width
  }
}
