import QuoinTestSupport
import Testing

/// The content sizes of controls against `Tests/Oracle/controls.tsv`.
@Suite struct ControlTableTests {
  /// A control whose size only its content and a wish of priority 1 decide: on an axis without a
  /// content size the wish is met.
  @Test func controlsHaveTheirContentSizes() throws {
    let rows = try OracleTable("controls.tsv").rows
    #expect(rows.count == 27)
    for row in rows {
      let spec = TestSpec(
        """
        quoin: 1
        screen: Test
        canvas: {width: 400, height: 800, scale: 2, margins: 0}
        fonts: {U20: {metrics: \(UnitFont.path)}}
        styles: {u: {font: {family: U20, size: 20}}}
        guides:
          aligned: {top: v.top, bottom: v.bottom, leading: v.leading, trailing: v.trailing}
        views:
          v: {\(row["spec"] ?? ""), top: 0, leading: 0, width: 301 @1, height: 201 @1}
        """, files: ["p.svg": "<svg width='30' height='20'/>"])
      #expect(spec.findings == [], "\(row)")
      let frame = spec.frame("v")
      let aligned = spec.result.layouts.first?.frames.guides.first
      if row["width"] != "*" {
        #expect(aligned?.width == row.number("aligned width") ?? 301, "\(row)")
        if let width = row.number("width") { #expect(frame.width == width, "\(row)") }
      }
      #expect(aligned?.height == row.number("aligned height") ?? 201, "\(row)")
      if let height = row.number("height") { #expect(frame.height == height, "\(row)") }
    }
  }
}
