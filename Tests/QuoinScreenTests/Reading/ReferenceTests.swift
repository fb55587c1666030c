import Testing

@testable import QuoinScreen

/// `$name`, `$(name)` and dollars that are dollars.
@Suite struct ReferenceTests {
  @Test(arguments: [
    ("$name", "name"), ("$_x", "_x"), ("$login.title", "login.title"), ("$a-b", "a-b"),
    ("$é1", "é1"),
  ])
  func wholeScalarsRefer(text: String, name: String) {
    #expect(Reference.name(ofWhole: text) == name)
  }

  @Test(arguments: ["$", "$4.99", "$ name", "a $name", "$a b", "name", "", "$(name)", "$-a", "$.a"])
  func otherDollarsAreDollars(text: String) {
    #expect(Reference.name(ofWhole: text) == nil)
  }

  @Test func textsAreSplitAtReferences() {
    #expect(
      Reference.pieces(of: "Hi $(who), $5 for $you and $") == [
        .text("Hi "), .reference("who"), .text(", $5 for $"), .looksLikeReference("you"),
        .text(" and $"),
      ])
    #expect(Reference.pieces(of: "$(4) $( a) $()") == [.text("$(4) $( a) $()")])
    #expect(Reference.pieces(of: "") == [])
  }

  @Test func valuesComeBeforeStrings() {
    let spec = ResolvedSpec.label(
      "$who", above: "values: {who: Ada}\nstrings: {who: Bob, other: Cy}")
    #expect(spec.ids == [])
    #expect(spec.text?.text == "Ada")
  }

  @Test func valuesMayReferToValuesAndMaps() {
    let spec = ResolvedSpec.label(
      "$b.first", above: "values: {a: {first: Ada}, b: $a, c: {first: $(d) L}, d: Bo}")
    #expect(spec.ids == [])
    #expect(spec.text?.text == "Ada")
    let through = ResolvedSpec.label(
      "$c.first", above: "values: {c: {first: $(d) L}, d: Bo}")
    #expect(through.ids == [])
    #expect(through.text?.text == "Bo L")
  }

  @Test func aMissingStringShowsItsKey() {
    let spec = ResolvedSpec.label("$login.titel", above: "strings: {login.title: Hi}")
    #expect(spec.ids == ["missing-string"])
    #expect(spec.diagnostics.first?.severity == .warning)
    #expect(spec.diagnostics.first?.hint?.contains("login.title") == true)
    #expect(spec.text?.text == "login.titel")
  }

  @Test func aKnownNameAmidTextIsAWarning() {
    let spec = ResolvedSpec.label("Hi $who there", above: "values: {who: Ada}")
    #expect(spec.ids == ["dollar-in-text"])
    #expect(spec.text?.text == "Hi $who there")
    #expect(ResolvedSpec.label("Hi $stranger there").ids == [])
  }

  @Test func circlesAreErrorsAndEnd() {
    #expect(
      ResolvedSpec.label("$a", above: "values: {a: $b, b: $a}").ids == ["endless-reference"])
    #expect(
      ResolvedSpec.label("x, kern: $a", above: "values: {a: $b, b: $a}").ids
        == ["endless-reference"])
  }

  /// A circle is told once, where it is declared, whatever reads it.
  @Test(arguments: [
    "{}", "{a: {label: $a, top: 0, leading: 0}}", "{a: {label: x, top: $b, leading: 8 + $c}}",
    "{a: {label: x$(a), lines: $b, insets: [$c, 1], top: 0 @$a, leading: 0}}",
  ])
  func aCircleIsToldOnceWhereItIsDeclared(views: String) {
    let spec = ResolvedSpec(
      "quoin: 1\nscreen: Test\nvalues: {a: $b, b: $c, c: $a, d: $a}\nviews: \(views)")
    #expect(
      spec.diagnostics.map(\.message)
        == ["these values refer to one another: a → b → c → a"])
    #expect(spec.diagnostics.first?.range?.text == "$b")
  }

  @Test(arguments: [
    ("{a: $a}", "the value 'a' refers to itself"),
    ("{a: x $(b), b: y $(a)}", "these values refer to one another: a → b → a"),
    ("{a: 2 * $b, b: $a + 1}", "these values refer to one another: a → b → a"),
    ("{a: [1, {x: $a}]}", "the value 'a' refers to itself"),
    (
      "{z: $a.x, a: {x: $b.y, w: 1}, b: {y: $a.x}}",
      "these values refer to one another: a.x → b.y → a.x"
    ),
  ])
  func circlesHaveAnyForm(values: String, message: String) {
    let spec = ResolvedSpec("quoin: 1\nscreen: Test\nvalues: \(values)\nviews: {}")
    #expect(spec.diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    "{a: {x: $b.y, w: 1}, b: {y: 2, z: $a.x}}", "{a: Price $b, b: of $a}", "{a: $b, b: $c}",
    "{a: $4, b: $}", "{a: [$b, $b], b: [1]}",
  ])
  func whatEndsIsNoCircle(values: String) {
    #expect(ResolvedSpec("quoin: 1\nscreen: Test\nvalues: \(values)\nviews: {}").ids == [])
  }

  /// Texts that double at each step: 2^30 in all.
  @Test func explodingTextsEnd() {
    let values = (0..<30).map { "v\($0): $(v\($0 + 1))$(v\($0 + 1))" } + ["v30: ''"]
    let spec = ResolvedSpec.label(
      "$v0", above: "values:\n" + values.map { "  " + $0 + "\n" }.joined())
    #expect(spec.ids == ["endless-reference"])
  }

  @Test func anUnknownNameForANumberIsAnError() {
    let spec = ResolvedSpec.label("x, kern: $gap", above: "values: {gaps: 1}")
    #expect(spec.ids == ["unknown-name"])
    #expect(spec.diagnostics.first?.hint == "did you mean 'gaps'?")
  }
}
