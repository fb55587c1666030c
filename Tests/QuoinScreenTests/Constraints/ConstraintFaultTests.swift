import QuoinSource
import QuoinSyntax
import Testing

@testable import QuoinScreen

@Suite("Faults in constraints")
struct ConstraintFaultTests {
  /// One fault gives one diagnostic with a hint, and no constraint.
  private func expect(_ outcome: ConstraintFixture.Outcome, _ fault: String, _ text: String) {
    #expect(outcome.faults == [fault], "\(text)")
    #expect(outcome.texts == [], "\(text)")
    for diagnostic in outcome.diagnostics { #expect(diagnostic.hint != nil, "\(text)") }
  }

  private func expect(equations: [(String, String)]) {
    for (text, fault) in equations {
      expect(ConstraintFixture.read(equation: .scalar(text)), fault, text)
    }
  }

  private func expect(values: [(key: String, value: FlowText, fault: String)]) {
    for (key, value, fault) in values {
      expect(ConstraintFixture.read(key, value), fault, "\(key): \(value.text)")
    }
  }

  @Test("Unknown names")
  func unknownNames() {
    expect(equations: [
      ("logoo.top == a.top", "unknown-id 1:1 'logoo'"),
      ("a.top == logoo.top", "unknown-id 1:10 'logoo'"),
      ("👍🏽.top == nobody.top", "unknown-id 1:11 'nobody'"),
      ("a.topp == b.top", "unknown-anchor 1:3 'topp'"),
      ("a.top.left == b.top", "unknown-anchor 1:7 'left'"),
      ("column.firstBaseline == b.top", "unknown-anchor 1:8 'firstBaseline'"),
      ("screen.lastBaseline == b.top", "unknown-anchor 1:8 'lastBaseline'"),
      ("column.margins.top == b.top", "unknown-anchor 1:8 'margins'"),
      ("a.top == keyboard.bottom", "unknown-anchor 1:19 'bottom'"),
      ("a.top == keyboard", "unknown-anchor 1:10 'keyboard'"),
      ("a.top == width", "unknown-id 1:10 'width'"),
      ("a.top == b.top + $gapp", "unknown-value 1:18 '$gapp'"),
      ("a.top == b.top + $word", "unknown-id 1:18 '$word'"),
      ("a.top == b", "missing-anchor 1:10 'b'"),
      ("a == b.top", "missing-anchor 1:1 'a'"),
      ("a.top == parent.safeArea.top", "nested-safe-area 1:17 'safeArea'"),
      ("a.top == b.safeArea.top", "nested-safe-area 1:12 'safeArea'"),
      ("a.top == none", "misplaced-none 1:10 'none'"),
    ])
  }

  @Test("What may not be related")
  func relations() {
    expect(equations: [
      ("a.top == b.height", "location-against-size 1:10 'b.height'"),
      ("a.width == b.leading + 8", "location-against-size 1:12 'b.leading + 8'"),
      ("a.top == b.bottom - c.top", "location-against-size 1:10 'b.bottom - c.top'"),
      ("a.leading == b.top", "horizontal-against-vertical 1:14 'b.top'"),
      ("a.centerY == b.trailing + 8", "horizontal-against-vertical 1:14 'b.trailing'"),
      ("a.left == b.leading", "left-against-leading 1:11 'b.leading'"),
      ("a.trailing == b.right", "left-against-leading 1:15 'b.right'"),
      ("a.centerX == b.left + c.leading - c.centerX", "left-against-leading 1:23 'c.leading'"),
      (
        "a.leading == 0 * parent.leading + 20", "location-without-partner 1:14 '0 * parent.leading'"
      ),
      (
        "a.leading == parent.leading * $zero",
        "location-without-partner 1:14 'parent.leading * $zero'"
      ),
      ("0 * a.leading == 20", "location-without-partner 1:1 '0 * a.leading'"),
      ("a.top == 20", "location-without-partner 1:10 '20'"),
      ("20 == a.top", "location-without-partner 1:1 '20'"),
      ("a.edges == 16", "location-without-partner 1:12 '16'"),
      ("a.top == a.top + 4", "nothing-constrained 1:10 'a.top + 4'"),
      ("20 == 20", "nothing-constrained 1:7 '20'"),
      ("50% == 20", "nothing-constrained 1:8 '20'"),
      ("a.width == -5", "negative-size 1:12 '-5'"),
      ("a.width + 10 == 5", "negative-size 1:17 '5'"),
      ("-1 >= a.height", "negative-size 1:1 '-1'"),
      ("a.size == -2", "negative-size 1:11 '-2'"),
      ("a.size == b.edges", "compound-mismatch 1:11 'b.edges'"),
      ("a.edges == b.top", "horizontal-against-vertical 1:12 'b.top'"),
    ])
  }

  @Test("Arithmetic that is not linear or not finite")
  func arithmetic() {
    expect(equations: [
      ("a.width == a.height * b.width", "non-linear 1:12 'a.height * b.width'"),
      ("a.width == 50% * b.width", "non-linear 1:12 '50% * b.width'"),
      ("a.width == 2 / b.width", "non-linear 1:12 '2 / b.width'"),
      ("a.width == b.width / 0", "division-by-zero 1:22 '0'"),
      ("a.width == b.width / (1 - 1)", "division-by-zero 1:22 '(1 - 1)'"),
      ("a.width == 1e999", "non-finite-number 1:12 '1e999'"),
      ("a.width == 1e308 * 10", "non-finite-number 1:12 '1e308 * 10'"),
      ("a.width == nan", "non-finite-number 1:12 'nan'"),
      ("a.width == -inf", "non-finite-number 1:13 'inf'"),
      ("a.width == Infinity", "non-finite-number 1:12 'Infinity'"),
      ("a.width == 0x1F", "invalid-number 1:12 '0x1F'"),
      ("a.width == 12pt", "invalid-number 1:12 '12pt'"),
      ("a.width == 1.2.3", "invalid-number 1:12 '1.2.3'"),
      ("a.width == 1_000", "invalid-number 1:12 '1_000'"),
    ])
  }

  @Test("Blanks belong around operators")
  func blanks() {
    expect(equations: [
      ("a.width == b.width-8", "missing-blanks 1:19 '-'"),
      ("a.width == b.width -8", "missing-blanks 1:20 '-'"),
      ("a.width == b.width+8", "missing-blanks 1:19 '+'"),
      ("a.width == b.width*2", "missing-blanks 1:19 '*'"),
      ("a.width == b.width/ 2", "missing-blanks 1:19 '/'"),
      ("a.width==b.width", "missing-blanks 1:8 '=='"),
      ("a.width == 8-4", "missing-blanks 1:13 '-'"),
      ("a.width == 50%-8", "missing-blanks 1:15 '-'"),
      ("a.edges == hero-16", "missing-blanks 1:16 '-'"),
    ])
    let outcome = ConstraintFixture.read(equation: "a.width == b.width-8")
    #expect(outcome.diagnostics.first?.fix?.edits.map(\.text) == [" - "])
  }

  @Test("Priorities")
  func priorities() {
    expect(equations: [
      ("a.width == 8 @0", "bad-priority 1:15 '0'"),
      ("a.width == 8 @1001", "bad-priority 1:15 '1001'"),
      ("a.width == 8 @0.5", "bad-priority 1:15 '0.5'"),
      ("a.width == 8 @-5", "bad-priority 1:15 '-5'"),
      ("a.width == 8 @nan", "bad-priority 1:15 'nan'"),
      ("a.width == 8 @1e999", "bad-priority 1:15 '1e999'"),
      ("a.width == 8 @hight", "bad-priority 1:15 'hight'"),
      ("a.width == 8 @defaultHigh", "bad-priority 1:15 'defaultHigh'"),
      ("a.width == 8 @50%", "bad-priority 1:15 '50%'"),
      ("a.width == 8 @", "bad-priority 1:14 '@'"),
      ("a.width == 8 @ 750", "bad-priority 1:14 '@'"),
      ("a.width == 8 @$word", "bad-priority 1:15 '$word'"),
      ("a.width == 8 @$nope", "unknown-value 1:15 '$nope'"),
      ("a.width == 8 @$level", "expression-too-deep 1:15 '$level'"),
      ("a.width == 8 @750 @1", "unexpected-token 1:19 '@1'"),
      ("a.width == 8 @750 b", "unexpected-token 1:19 'b'"),
    ])
    expect(values: [
      ("top", ["value": "8 @1", "priority": "2"], "duplicate-priority 1:16 '@1'")
    ])
    let outcome = ConstraintFixture.read("width", ["value": "8", "priority": "hih"])
    #expect(outcome.faults == ["bad-priority 1:29 'hih'"])
  }

  @Test("Texts that end or go on wrongly")
  func syntax() {
    expect(equations: [
      ("", "empty-expression 1:1 ''"),
      ("a.width ==", "empty-expression 1:11 ''"),
      ("a.width == @750", "empty-expression 1:12 '@750'"),
      ("a.width == b.width +", "empty-expression 1:21 ''"),
      ("a.width", "missing-relation 1:8 ''"),
      ("a.width @750", "missing-relation 1:9 '@750'"),
      ("a.width = b.width", "unexpected-token 1:9 '='"),
      ("a.width < b.width", "unexpected-token 1:9 '<'"),
      ("a.width ≤ b.width", "unexpected-token 1:9 '≤'"),
      ("a.width == b.width 8", "unexpected-token 1:20 '8'"),
      ("a.width == (b.width + 8", "unexpected-token 1:24 ''"),
      ("a.width == b.width)", "unexpected-token 1:19 ')'"),
      ("a.width == 50 %", "unexpected-token 1:15 '%'"),
      ("a.width == b.width − 8", "unexpected-token 1:20 '−'"),
      ("a.width == .", "unexpected-token 1:12 '.'"),
      ("a.width == 1,5", "unexpected-token 1:13 ','"),
      ("a.width == $(gap)", "unexpected-token 1:12 '$'"),
      ("a.width == 4...8", "unexpected-token 1:13 '...'"),
      ("a.width == == 8", "misplaced-relation 1:12 '=='"),
      ("a.width == \u{0}", "unexpected-token 1:12 '\u{0}'"),
      ("a.width\u{A0}== 8", "unexpected-token 1:8 '\u{A0}'"),
      ("a.width == $loopTerm", "expression-too-deep 1:12 '$loopTerm'"),
      ("a.width == $bomb", "expression-too-deep 1:12 '$bomb'"),
      ("a.width == $b20", "expression-too-long 1:12 '$b20'"),
    ])
    let deep = String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    let outcome = ConstraintFixture.read(equation: .scalar("a.width == \(deep)"))
    #expect(outcome.diagnostics.map(\.id) == ["expression-too-deep"])
    let long = ConstraintFixture.read(
      equation: .scalar("a.width == 1" + String(repeating: " + 1", count: 20_000)))
    #expect(long.diagnostics.map(\.id) == ["expression-too-long"])
    let signs = ConstraintFixture.read(
      equation: .scalar("a.width == \(String(repeating: "- ", count: 20_000))8"))
    #expect(signs.texts == ["a.width == 8"])
  }

  @Test("Values of keys")
  func keyValues() {
    expect(values: [
      ("top", "", "empty-expression 1:1 'top'"),
      ("top", "  ", "empty-expression 1:8 ''"),
      ("top", "$loop", "expression-too-deep 1:6 '$loop'"),
      ("height", ">= 44", "misplaced-relation 1:9 '>='"),
      ("top", "logo.bottom == 8", "misplaced-relation 1:18 '=='"),
      ("top", "logo.leading", "horizontal-against-vertical 1:6 'logo.leading'"),
      ("top", "logo.height", "location-against-size 1:6 'logo.height'"),
      ("left", "logo.trailing", "left-against-leading 1:7 'logo.trailing'"),
      ("leading", "0 * parent.leading + 20", "location-without-partner 1:10 '0 * parent.leading'"),
      ("width", "-5", "negative-size 1:8 '-5'"),
      ("minWidth", "-5", "negative-size 1:11 '-5'"),
      ("width", "logo.bottom", "location-against-size 1:8 'logo.bottom'"),
      ("width", "me", "nothing-constrained 1:8 'me'"),
      ("top", "4...8", "misplaced-range 1:7 '...'"),
      ("minWidth", "4...8", "misplaced-range 1:12 '...'"),
      ("width", "100...44", "empty-range 1:8 '100...44'"),
      ("width", "44...", "empty-expression 1:13 ''"),
      ("width", "44…100", "unexpected-token 1:10 '…'"),
      ("width", "none @750", "misplaced-none 1:8 'none'"),
      ("top", "hero.edges", "compound-mismatch 1:6 'hero.edges'"),
      ("edges", "hero.size", "compound-mismatch 1:8 'hero.size'"),
      ("edges", "logo.top", "horizontal-against-vertical 1:8 'logo.top'"),
      ("edges", "8 foo", "unexpected-token 1:10 'foo'"),
      ("edges", ["1", "2", "3", "4"], "wrong-list 1:8 '[1, 2, 3, 4]'"),
      ("size", ["1"], "wrong-list 1:7 '[1]'"),
      ("frame", ["1", "2", "3"], "wrong-list 1:8 '[1, 2, 3]'"),
      ("frame", "10", "wrong-shape 1:8 '10'"),
      ("top", [["1"]], "wrong-shape 1:7 '[1]'"),
      ("top", ["valeu": "8"], "unknown-key 1:7 'valeu'"),
      ("top", ["priority": "750"], "missing-key 1:6 '{priority: 750}'"),
      ("edges", ["topp": "8"], "unknown-key 1:9 'topp'"),
      ("firstBaseline", "parent", "unknown-anchor 1:16 'parent'"),
      ("aspect", "0", "bad-aspect 1:9 '0'"),
      ("aspect", "16:0", "bad-aspect 1:9 '16:0'"),
      ("aspect", "-1", "bad-aspect 1:9 '-1'"),
      ("aspect", "logo.width", "bad-aspect 1:9 'logo.width'"),
      ("aspect", "16:9:4", "unexpected-token 1:13 ':'"),
    ])
  }

  @Test("One fault in an edge's value is one diagnostic, the others are read")
  func faultsBesideGoodValues() {
    let edges = ConstraintFixture.read("edges", ["8 @0", "4"])
    #expect(edges.faults == ["bad-priority 1:12 '0'"])
    #expect(edges.constraints.count == 2)
    let frame = ConstraintFixture.read("frame", ["1", "x", "-3", "4"])
    #expect(frame.faults == ["unknown-id 1:12 'x'", "negative-size 1:15 '-3'"])
    #expect(frame.constraints.count == 2)
  }

  @Test("A guide's own baseline is a fault of the key")
  func guideBaseline() {
    let outcome = ConstraintFixture.read("minLastBaseline", "8", box: .guide(0))
    #expect(outcome.faults == ["unknown-anchor 1:1 'minLastBaseline'"])
    #expect(ConstraintFixture.read("top", "8", box: .guide(0)).faults == [])
  }

  @Test("Items of equations")
  func items() {
    let item: (FlowText) -> [String] = { ConstraintFixture.read(equation: $0).faults }
    #expect(item(["a.width == 8"]) == ["wrong-shape 1:1 '[a.width == 8]'"])
    #expect(item(["name": "x"]) == ["missing-key 1:1 '{name: x}'"])
    #expect(
      item(["equation": "a.width == 8", "priority": "750"]) == ["unknown-key 1:26 'priority'"])
    #expect(item(["equation": "a.width == b.widht"]) == ["unknown-anchor 1:25 'widht'"])
  }

  @Test("The nearest name is suggested and offered as a fix")
  func suggestions() {
    let cases = [
      ("a.top == lgoo.top", "did you mean 'logo'?", "logo"),
      ("a.top == b.botom", "did you mean 'bottom'?", "bottom"),
      ("a.top == b.centery", "did you mean 'centerY'?", "centerY"),
      ("a.top == b.top + $gutte", "did you mean '$gutter'?", "$gutter"),
      ("a.width == 8 @hgih", "did you mean 'high'?", "high"),
    ]
    for (text, hint, fix) in cases {
      let diagnostic = ConstraintFixture.read(equation: .scalar(text)).diagnostics.first
      #expect(diagnostic?.hint == hint)
      #expect(diagnostic?.fix?.edits.map(\.text) == [fix])
    }
  }

  @Test("What is wrong in a value's text is not mended where the value is used")
  func noFixInValues() {
    let outcome = ConstraintFixture.read(equation: "a.top == b.top + $misspelt")
    #expect(outcome.faults == ["unknown-id 1:18 '$misspelt'"])
    #expect(outcome.diagnostics.first?.hint == "did you mean 'logo'?")
    #expect(outcome.diagnostics.first?.fix == nil)
  }

  @Test("A multiple of a leading edge is a warning, and read")
  func scaledEdge() {
    let outcome = ConstraintFixture.read(equation: "a.leading == 0.5 * parent.trailing")
    #expect(outcome.faults == ["warning scaled-edge 1:14 '0.5 * parent.trailing'"])
    #expect(outcome.constraints.count == 1)
    #expect(ConstraintFixture.read(equation: "a.top == 0.5 * parent.bottom").faults == [])
  }

  @Test("Places are in the file, or the whole node where the text was escaped")
  func places() {
    let moved = ConstraintFixture.read("top", "logo.botom", prefix: "top:\n  ")
    #expect(moved.faults == ["unknown-anchor 2:8 'botom'"])
    var node = FlowText.scalar("a.top == b.botom").node(after: "- ")
    node.content = .scalar(Scalar(text: "a.top == b.botom", style: .quoted))
    var diagnostics: [Diagnostic] = []
    _ = EquationReader.read(node, scope: ConstraintFixture.scope(), diagnostics: &diagnostics)
    #expect(diagnostics.first?.range == node.range)
    #expect(diagnostics.first?.fix == nil)
  }
}
