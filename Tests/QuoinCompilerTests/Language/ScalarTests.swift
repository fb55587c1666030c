import QuoinSource
import QuoinSyntax
import QuoinTestSupport
import Testing

/// Documents, scalars and keys.
@Suite struct ScalarTests {
  private func findings(_ attributes: String) -> [String] {
    TestSpec.canvas("views:\n  a: {label: Hi, top: 0, leading: 0, \(attributes)}").findings
  }

  /// "Scalars are text until a field's type reads them".
  @Test(arguments: ["NO", "012", "1:30", "on", "null", "~", "0x1F", "1e3", "2024-01-01", ".inf"])
  func scalarsAreText(text: String) {
    let spec = TestSpec.canvas("views: {a: {label: \(text), style: u, top: 0, leading: 0}}")
    #expect(spec.findings == [])
    #expect(spec.entry("a")?.lines.map(\.text) == [text])
  }

  /// "Booleans are `true` and `false` only (another spelling is an error that says so)".
  @Test(arguments: [
    ("yes", "write true"), ("On", "write true"), ("TRUE", "write true"), ("no", "write false"),
    ("off", "write false"), ("0", "write false"), ("maybe", "write true or false"),
  ])
  func booleansAreTrueAndFalse(text: String, hint: String) {
    let spec = TestSpec.canvas("views: {a: {view: , hidden: \(text), frame: [0, 0, 1, 1]}}")
    #expect(spec.result.diagnostics.map(\.id) == ["wrong-type"])
    #expect(spec.result.diagnostics.first?.hint == hint)
  }

  /// "Numbers are decimal with optional sign, fraction and exponent, finite".
  @Test(arguments: [("12", 12), ("+12", 12), ("-3", -3), (".5", 0.5), ("1.2e1", 12), ("5E-1", 0.5)])
  func numbersAreDecimal(text: String, value: Double) {
    let spec = TestSpec.canvas("views: {a: {view: , left: 0, top: \(text), size: 1}}")
    #expect(spec.findings == [])
    // At three pixels a point these are on the grid, or go to the nearest third.
    #expect(abs(spec.frame("a").y - value) <= 1.0 / 6)
  }

  @Test(arguments: ["0x10", "1_000", "1,5", ".inf", "nan", "1e999", "٣", "10pt", "''"])
  func otherNumbersAreErrors(text: String) {
    for key in ["cornerRadius", "alpha", "lines", "width", "hugging"] {
      let spec = TestSpec.canvas(
        "views:\n  a: {label: Hi, top: 0, leading: 0, \(key): \"\(text)\"}")
      #expect(spec.result.diagnostics.map(\.severity) == [.error], "\(key)")
      #expect(spec.result.diagnostics.first?.hint != nil, "\(key)")
    }
  }

  /// "In JSON a number may be a JSON number or, with a priority or unit, a string".
  @Test func jsonNumbersMayBeNumbersOrStrings() {
    let spec = TestSpec(
      """
      {"quoin": 1, "screen": "Test", "canvas": {"width": 400, "height": 800, "margins": 0},
       "views": {"a": {"view": {}, "top": 12, "leading": "4 @750", "width": 3e1, "height": "3px"}}}
      """, notation: .json)
    #expect(spec.findings == [])
    #expect(spec.frame("a").y == 12)
    #expect(spec.frame("a").x == 4)
    #expect(spec.frame("a").width == 30)
  }

  /// "Both give the same tree and the same diagnostics".
  @Test func jsonAndYAMLSayTheSame() {
    let yaml = TestSpec("quoin: 1\nscreen: T\nviews: {a: {label: x, lines: many, tpo: 3}}")
    let json = TestSpec(
      """
      {"quoin": 1, "screen": "T",
       "views": {"a": {"label": "x", "lines": "many", "tpo": 3}}}
      """, notation: .json)
    let said = { (spec: TestSpec) in spec.result.diagnostics.map { "\($0.id) \($0.message)" } }
    #expect(said(yaml) == said(json))
    #expect(said(yaml).count == 2)
  }

  /// "Keys are raw scalars: `y`, `on`, `no` are ordinary".
  @Test func keysAreRaw() {
    let ids = ["y", "on", "no", "true", "null", "1"]
    let views = ids.map { "  \($0): {view: , frame: [0, 0, 1, 1]}" }.joined(separator: "\n")
    let spec = TestSpec.canvas("views:\n\(views)")
    #expect(spec.findings == [])
    #expect(spec.result.layouts.first?.screen.views.map(\.id) == ids)
  }

  /// "Anchors, aliases and `<<` merge work".
  @Test func anchorsAliasesAndMerges() {
    let spec = TestSpec.canvas(
      """
      views:
        a: &box {view: , top: 0, leading: 0, size: 10}
        b: {<<: *box, top: 20}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("b").y == 20)
    #expect(spec.frame("b").width == 10)
  }

  /// "Unknown keys (nearest name suggested)": at each level of a spec.
  @Test(arguments: [
    ("vlaues: {}\nviews: {}", "values"), ("views: {a: {label: x, colr: red}}", "color"),
    ("views: {a: {label: x, font: {siez: 3}}}", "size"),
    ("chrome: {tabbar: true}\nviews: {}", "tabBar"), ("views: {a: {labl: x}}", "label"),
    ("guides: {g: {tpo: 0}}\nviews: {}", "top"),
    ("views: {a: {textField: x, leftView: {symbl: x}}}", "symbol"),
  ])
  func unknownKeysAreSuggested(text: String, name: String) throws {
    let spec = TestSpec("quoin: 1\nscreen: T\n\(text)")
    let error = try #require(spec.result.diagnostics.first)
    #expect(error.id == "unknown-key")
    #expect(error.hint == "did you mean '\(name)'?")
    #expect(error.fix?.edits.first?.text == name)
  }

  /// "Lengths are points; `1px` is one pixel".
  @Test func aPixelIsAShareOfAPoint() {
    for (scale, pixel) in [("1", 1.0), ("2", 0.5), ("3", 1.0 / 3)] {
      let spec = TestSpec.canvas(
        scale: scale, "views: {a: {view: , top: 0, leading: 1px, width: 8, height: 1px}}")
      #expect(spec.findings == [])
      #expect(abs(spec.frame("a").height - pixel) < 1e-9)
      #expect(abs(spec.frame("a").x - pixel) < 1e-9)
    }
  }

  @Test func aLengthWithAUnitIsTakenAtItsNumber() throws {
    let spec = TestSpec.canvas("views: {a: {label: x, cornerRadius: 10pt, top: 0, leading: 0}}")
    let error = try #require(spec.result.diagnostics.first)
    #expect(error.fix?.edits.first?.text == "10")
    #expect(findings("cornerRadius: 10px") == [])
  }
}
