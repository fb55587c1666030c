import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// The keys at the top.
///
/// What `include` merges is in `IncludeTests`, areas
/// and bars are in `AreaTests` and `ChromeTests`, strings in `ReferenceTests`.
@Suite struct TopLevelTests {
  private func findings(_ text: String) -> [String] { TestSpec(text).result.diagnostics.map(\.id) }

  @Test func theVersionNameAndViewsMustBeThere() {
    #expect(findings("screen: T\nviews: {}") == ["missing-key"])
    #expect(findings("quoin: 1\nviews: {}") == ["missing-key"])
    #expect(findings("quoin: 1\nscreen: T") == ["missing-key"])
    #expect(findings("quoin: 2\nscreen: T\nviews: {}") == ["unknown-version"])
    #expect(findings("quoin: 1\nscreen: ''\nviews: {}") == ["bad-screen-name"])
    #expect(findings("") == ["no-document"])
    #expect(findings("# nothing") == ["no-document"])
  }

  /// "`views` (in order; later is on top; empty is fine)".
  @Test func viewsMayBeEmpty() {
    for views in ["{}", "", "null-is-text: {view: , frame: [0, 0, 1, 1]}"] {
      let spec = TestSpec(
        "quoin: 1\nscreen: T\nviews: \(views.contains("null") ? "{\(views)}" : views)")
      #expect(spec.findings == [])
      #expect(spec.result.layouts.count == 1)
    }
    let spec = TestSpec.canvas(
      "views: {z: {view: , frame: [0, 0, 1, 1]}, a: {view: , frame: [0, 0, 1, 1]}}")
    #expect(spec.result.layouts.first?.screen.views.map(\.id) == ["z", "a"])
  }

  /// "`device` (default iPhone 16)"; a name that is none is told with the nearest, and the fix is
  /// applied.
  @Test(arguments: [
    ("iPhoen 16", "iPhone 16"), ("iPhone SE2", nil), ("ipad mni", "iPad mini"),
    ("iPhone 16 Pro Mx", "iPhone 16 Pro Max"), ("Pixel 9", nil),
  ])
  func aDeviceThatIsNoneIsToldWithTheNearest(name: String, nearest: String?) throws {
    let spec = TestSpec("quoin: 1\nscreen: T\ndevice: \(name)\nviews: {}")
    let error = try #require(spec.result.diagnostics.first)
    #expect(spec.result.diagnostics.count == 1)
    #expect(error.id == "wrong-type")
    if let nearest {
      #expect(error.hint == "did you mean '\(nearest)'?")
      let text = error.fix?.edits.first?.text ?? ""
      #expect(TestSpec("quoin: 1\nscreen: T\ndevice: \(text)\nviews: {}").findings == [])
    } else {
      #expect(error.hint != nil)
    }
  }

  /// "`colors`: `RRGGBB` or `RRGGBBAA`, bare or with a quoted `#`; `{light, dark}`; UIKit's system
  /// and semantic names are known".
  @Test(arguments: [
    ("0A84FF", "0A84FF"), ("\"#0A84FF\"", "0A84FF"), ("'#0a84ff'", "0A84FF"), ("123456", "123456"),
    ("000000", "000000"), ("0A84FF80", "0A84FF80"), ("{light: 111111, dark: 222222}", "111111"),
    ("1E1000", "1E1000"), ("systemBlue", "007AFF"), ("label", "000000"),
  ])
  func colours(text: String, expected: String) {
    let spec = TestSpec.canvas(
      "colors: {c: \(text)}\nviews: {a: {view: , background: c, frame: [0, 0, 1, 1]}}")
    #expect(spec.findings == [])
    let wanted = TestSpec.canvas(
      "views: {a: {view: , background: \"#\(expected)\", frame: [0, 0, 1, 1]}}")
    let color = spec.result.layouts.first?.screen.views.first?.appearance.background
    #expect(color != nil)
    #expect(color == wanted.result.layouts.first?.screen.views.first?.appearance.background)
  }

  @Test(arguments: ["FFF", "0A84F", "#0A84FF8", "blurple", "rgb(1, 2, 3)", "{light: x}", "[1, 2]"])
  func whatIsNoColour(text: String) {
    let quoted = text.hasPrefix("{") || text.hasPrefix("[") ? text : "\"\(text)\""
    let spec = TestSpec.canvas("colors: {c: \(quoted)}\nviews: {}")
    #expect(spec.result.diagnostics.map(\.id) == ["wrong-type"])
    #expect(spec.result.diagnostics.first?.hint != nil)
  }

  /// "A metrics file: `{unitsPerEm, ascender, descender, lineGap, capHeight, xHeight, advances:
  /// {default: 500, "a": 480}, kerning: {"AV": -20}}`".
  @Test func aMetricsFileGivesWidthsAndKerning() {
    let file = """
      unitsPerEm: 1000
      ascender: 800
      descender: -200
      lineGap: 100
      capHeight: 700
      xHeight: 500
      advances: {default: 500, "a": 400}
      kerning: {"AV": -20}
      """
    func width(_ text: String) -> Double {
      TestSpec(
        """
        quoin: 1
        screen: T
        canvas: {width: 400, height: 800, scale: 1, margins: 0}
        fonts: {F: {metrics: f.yaml}}
        views: {a: {label: \(text), font: {family: F, size: 100}, top: 0, leading: 0}}
        """, files: ["f.yaml": file]
      ).frame("a").width
    }
    #expect(width("b") == 50)
    #expect(width("a") == 40)
    #expect(width("AV") == 98)
    #expect(width("VA") == 100)
  }

  @Test(arguments: [
    ("{metrics: gone.yaml}", "unreadable-file"), ("{metrics: [a]}", "wrong-type"),
    ("{}", "wrong-type"), ("{meterics: u20.yaml}", "unknown-key"), ("u20.yaml", "wrong-type"),
  ])
  func faultsOfFontsAreToldOnce(font: String, id: String) {
    let spec = TestSpec("quoin: 1\nscreen: T\nfonts: {F: \(font)}\nviews: {}")
    #expect(spec.result.diagnostics.map(\.id) == [id])
    #expect(spec.result.diagnostics.first?.hint != nil)
  }
}
