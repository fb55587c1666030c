import QuoinEmit
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Views, ids, kinds and the attributes of all kinds.
@Suite struct ViewTests {
  private func first(_ view: String) -> (view: View?, findings: [String]) {
    let spec = TestSpec.canvas("views: {a: {\(view)}}")
    return (spec.result.layouts.first?.screen.views.first, spec.findings)
  }

  /// The table of kinds: each content is read.
  @Test(arguments: [
    "label: Hi", "label: [{text: Was}, {text: $129, strike: true}]", "textField: x",
    "textView: x", "button: Go", "image: logo", "symbol: star", "view: {b: {label: x, edges: 0}}",
    "view: ", "vstack: {b: {label: x}}", "hstack: {}", "scroll: {}", "table: rows", "collection: ",
    "web: page", "map: {}", "picker: x", "navigationBar: Title", "tabBar: x", "toolbar: x",
    "switch: true", "slider: 0.5", "progress: 1", "activity: large", "segments: [A, B]",
    "stepper: -3", "pages: 4", "datePicker: date", "searchBar: Find", "custom: Gauge",
  ])
  func kindsCarryTheirContent(content: String) {
    let (view, findings) = first("\(content), frame: [0, 0, 300, 300]")
    #expect(findings.filter { $0.hasPrefix("error") }.isEmpty)
    #expect(view?.kind == content.split(separator: ":").first.map(String.init))
  }

  @Test(arguments: [
    ("switch: on", "wrong-type"), ("slider: 2", "out-of-range"), ("progress: -1", "out-of-range"),
    ("activity: huge", "wrong-type"), ("segments: A", "wrong-type"), ("stepper: x", "wrong-type"),
    ("pages: -1", "wrong-type"), ("datePicker: dat", "wrong-type"), ("custom: 9x", "not-a-class"),
    ("symbol: ", "wrong-type"), ("image: ", "wrong-type"), ("label: {a: b}", "wrong-type"),
  ])
  func contentsOfAnotherTypeAreErrors(content: String, id: String) {
    let spec = TestSpec.canvas("views: {a: {\(content), frame: [0, 0, 300, 300]}}")
    #expect(spec.result.diagnostics.map(\.id) == [id])
    #expect(spec.result.diagnostics.first?.hint != nil)
  }

  /// "Ids … consist of letters, marks, digits, emoji, `_` and `-`, at most 255 characters, no
  /// invisible characters; not `parent`, `screen`, `keyboard`, `none`, nor a guide's id".
  @Test func ids() {
    func findings(_ id: String) -> [String] {
      TestSpec.canvas(
        "guides: {guide: {frame: [0, 0, 1, 1]}}\nviews: {\"\(id)\": {view: , frame: [0, 0, 1, 1]}}"
      ).result.diagnostics.map(\.id)
    }
    for id in ["a", "größe", "名前", "é", "🙂", "1", "a_b-c", String(repeating: "x", count: 255)] {
      #expect(findings(id) == [], "\(id)")
    }
    for id in ["a b", "a.b", "a\\u200B", "parent", "screen", "keyboard", "none", "", "a:b"] {
      #expect(findings(id) == ["malformed-id"], "\(id)")
    }
    #expect(findings(String(repeating: "x", count: 256)) == ["malformed-id"])
    #expect(findings("guide") == ["duplicate-id"])
  }

  /// The common attributes reach the view.
  @Test func commonAttributes() {
    let (view, findings) = first(
      """
      view: , frame: [0, 0, 9, 9], hidden: true, background: systemRed, cornerRadius: 4,
      border: {color: separator, width: 1px}, shadow: {color: black, radius: 3, offset: [1, 2]},
      alpha: 0.5, tint: blue, clips: true, contentMode: center, enabled: false, margins: [1, 2],
      attach: margins, hugging: 3, resistance: {vertical: 4}, note: Hello, ignore: ambiguous,
      accessibility: {id: box, label: Box, traits: [button]}
      """.replacing("\n", with: " ").replacing("blue", with: "systemBlue"))
    #expect(findings == [])
    #expect(view?.isHidden == true)
    #expect(view?.appearance.cornerRadius == 4)
    #expect(view?.appearance.border?.width == 1.0 / 3)
    #expect(view?.appearance.shadow?.y == 2)
    #expect(view?.appearance.alpha == 0.5)
    #expect(view?.appearance.clips == true)
    #expect(view?.appearance.contentMode == .center)
    #expect(view?.isEnabled == false)
    #expect(view?.margins == EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(view?.hugging.vertical == 3)
    #expect(view?.resistance.vertical == 4)
    #expect(view?.resistance.horizontal == 750)
    #expect(view?.note == "Hello")
    #expect(view?.ignoredDiagnostics == ["ambiguous"])
    #expect(view?.accessibility.identifier == "box")
    #expect(view?.accessibility.traits == ["button"])
  }

  /// Tests of an app find views by their identifiers; what a component gives all its instances is
  /// meant.
  @Test func accessibilityIdentifiersAreOfOneView() {
    func findings(_ views: String) -> [String] {
      TestSpec.canvas(views).result.diagnostics.map { finding in
        let places = [finding.range] + finding.notes.map(\.range)
        return finding.id + places.map { " \($0?.start.line ?? 0)" }.joined()
      }
    }
    let twice = """
      views:
        a: {view: , frame: [0, 0, 1, 1], accessibility: {id: x}}
        b: {view: , frame: [0, 0, 1, 1], accessibility: {id: x}}
        c: {view: , frame: [0, 0, 1, 1], accessibility: {id: a}}
        d: {view: , frame: [0, 0, 1, 1], accessibility: {id: e}}
        e: {view: , frame: [0, 0, 1, 1]}
      """
    #expect(
      findings(twice) == ["duplicate-accessibility-id 8 7", "duplicate-accessibility-id 10 11"])
    let ignored = twice.replacing("1, 1]", with: "1, 1], ignore: duplicate-accessibility-id")
    #expect(findings(ignored) == [])
    let instances = """
      components:
        Cell: {view: {view: {in: {label: x, edges: 0, accessibility: {id: name}}}}}
      views:
        a: {Cell: , frame: [0, 0, 40, 40]}
        b: {Cell: , frame: [0, 0, 40, 40]}
      """
    #expect(findings(instances) == [])
  }

  /// "An attribute that a style brings and the kind lacks is a note; written on the view it is an
  /// error".
  @Test func attributesOfOtherKinds() {
    let brought = TestSpec(
      """
      quoin: 1
      screen: T
      styles: {s: {lines: 0}}
      views: {a: {view: , frame: [0, 0, 1, 1], style: s}}
      """)
    #expect(brought.result.diagnostics.map(\.id) == ["style-attribute-unused"])
    #expect(brought.result.diagnostics.map(\.severity) == [.note])
    #expect(first("view: , frame: [0, 0, 1, 1], lines: 0").findings.count == 1)
  }

  /// `ignore` of an id that nothing says.
  @Test func ignoringNothingIsTold() throws {
    let spec = TestSpec.canvas(
      "ignore: [truncated, ambigous]\nviews: {a: {view: , ignore: zzz, frame: [0, 0, 1, 1]}}")
    #expect(spec.result.diagnostics.map(\.id) == ["unknown-diagnostic", "unknown-diagnostic"])
    #expect(spec.result.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(spec.result.diagnostics.first?.fix?.edits.first?.text == "ambiguous")
  }

  /// "`enabled`": what cannot be used is drawn pale, whatever its kind.
  @Test(arguments: ["label: x", "view: ", "button: Go", "switch: true", "image: logo"])
  func whatIsDisabledIsPale(content: String) throws {
    let spec = TestSpec.canvas("views: {a: {\(content), enabled: false, frame: [0, 0, 60, 60]}}")
    let svg = try #require(Emitter.named("svg")).emit(spec.result.outputs)
    #expect(svg.contains("<g id=\"view-0\" opacity=\"0.5\">"))
  }

  /// Insets: "a number, `[vertical, horizontal]`, or a map … a partial map merges over the style.
  ///
  /// Four-element lists are an error that says why".
  @Test(arguments: [
    ("6", [6.0, 6, 6, 6]), ("[1, 2]", [1, 2, 1, 2]), ("{top: 1, left: 2}", [1, 2, 0, 0]),
    ("{vertical: 3, trailing: 4}", [3, 0, 3, 4]), ("{horizontal: 5, bottom: 6}", [0, 5, 6, 5]),
    ("{leading: 1, vertical: 2, top: 3}", [3, 1, 2, 0]), ("-2", [-2, -2, -2, -2]),
  ])
  func insets(value: String, expected: [Double]) {
    let spec = TestSpec.canvas(
      "views: {a: {label: x, style: u, insets: \(value), top: 0, leading: 0}}")
    #expect(spec.findings == [])
    // A glyph is 10 wide and a line 24 high.
    #expect(spec.frame("a").width == max(0, 10 + expected[1] + expected[3]))
    #expect(spec.frame("a").height == max(0, 24 + expected[0] + expected[2]))
  }
}
