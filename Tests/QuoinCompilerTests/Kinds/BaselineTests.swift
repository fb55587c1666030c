import QuoinScreen
import QuoinTestSupport
import Testing

/// Where kinds with and without text have their baselines; a line of the unit font is 24 high, its
/// baseline 18 down.
@Suite struct BaselineTests {
  @Test(arguments: [
    // 36 inside the border, 12 more than the line: 2 + 6 + 18.
    ("textField: aaaa, style: u, borderStyle: roundedRect, size: [100, 40]", 26.0),
    ("textField: \"\", style: u, size: [100, 24]", 18),
    ("textField: aaaa, style: u, insets: {top: 10}, size: [100, 34]", 28),
    // The hidden 6 above the title.
    ("button: aaaa, style: u", 24),
    ("button: aaaa, style: u, contentInsets: {top: 10, bottom: 4}", 28),
    // A picture of 40 beside a title of 36 with its insets: 2 below the button's top.
    ("button: aaaa, style: u, symbol: star, iconSize: 40", 26),
    ("label: aaaa, style: u, insets: [8, 0]", 26),
    ("label: aaaa, style: u, height: 44", 28),
    ("textView: aaaa, style: u, size: [100, 90]", 26),
    ("switch: true", 31), ("stepper: 0", 32), ("segments: [a, b]", 32), ("image: p.svg", 20),
    ("view: , size: 10", 10),
  ])
  func firstBaselines(content: String, baseline: Double) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, scale: 2, margins: 0}
      fonts: {U20: {metrics: \(UnitFont.path)}}
      styles: {u: {font: {family: U20, size: 20}}}
      views:
        v: {\(content), top: 0, leading: 0}
        line: {view: , leading: 200, size: 10, bottom: v.firstBaseline}
      """, files: ["p.svg": "<svg width='30' height='20'/>"])
    #expect(spec.findings == [])
    #expect(spec.frame("line").bottom == baseline)
  }

  /// A row on a line of baselines: a label, a field and a button of one font.
  @Test func aRowOnALine() throws {
    let spec = TestSpec.canvas(
      scale: "2",
      """
      views:
        row:
          hstack:
            field: {textField: aaaa, style: u, borderStyle: roundedRect, width: 80}
            name: {label: aaaa, style: u}
            go: {button: aaaa, style: u}
          alignment: firstBaseline
          top: 0
          leading: 0
      """)
    #expect(spec.findings == [])
    // The field is 34 high: 2 + 3 + 18 of 30 inside its border.
    #expect(spec.entry("field")?.baselines?.first == 23)
    #expect(spec.frame("name").y == 5)
    #expect(spec.frame("go").y == -1)
  }
}
