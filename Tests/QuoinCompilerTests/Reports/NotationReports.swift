import QuoinCompiler
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Real users' reports about YAML, with the right answers.
@Suite struct NotationReports {
  /// XcodeGen 257: YAML 1.1's booleans.
  @Test func wordsThatYAMLTookForBooleansStayText() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: NO, top: 0, leading: 0}
        b: {label: on, top: 30, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.entry("a")?.lines.map(\.text) == ["NO"])
    #expect(spec.entry("b")?.lines.map(\.text) == ["on"])
  }

  /// XcodeGen 257: where a boolean is wanted, another spelling is told.
  @Test func anotherSpellingOfABooleanIsAnError() {
    let spec = TestSpec.canvas("views: {a: {label: x, hidden: yes, top: 0, leading: 0}}")
    #expect(spec.findings == ["error wrong-type 6:31"])
    #expect(spec.result.diagnostics.first?.hint?.contains("true") == true)
  }

  /// rapidyaml 559: a byte-order mark taken for indentation, or counted as a column.
  @Test(arguments: ["\n", "\r\n"])
  func aByteOrderMarkHasNoWidth(lineEnd: String) {
    let good = TestSpec(
      "\u{FEFF}"
        + ["quoin: 1", "screen: Test", "views:", "  a: {label: x y, top: 0, leading: 0}", ""]
        .joined(separator: lineEnd))
    #expect(good.findings == [])
    #expect(good.entry("a")?.lines.map(\.text) == ["x y"])
    let bad = TestSpec("\u{FEFF}quoin: 1" + lineEnd + "screen: Test" + lineEnd + "viws: {}")
    #expect(bad.findings.contains("error unknown-key 3:1"))
    let first = TestSpec("\u{FEFF}quon: 1" + lineEnd + "screen: Test" + lineEnd + "views: {}")
    #expect(first.findings.contains("error unknown-key 1:1"))
  }

  /// SwiftLint 308: a tab as indentation passed over in silence.
  @Test func aTabAsIndentationIsNamed() {
    let spec = TestSpec("views:\n\t- label")
    #expect(spec.result.diagnostics.count == 1)
    #expect(spec.findings.first?.hasPrefix("error") == true)
    #expect(spec.findings.first?.hasSuffix("2:1") == true)
    #expect(spec.result.diagnostics.first?.message.contains("tab") == true)
    #expect(spec.result.layouts.isEmpty)
  }

  /// yaml 53: characters beyond the basic plane, and columns that count them once.
  @Test func emojiAreOneColumnEach() {
    let good = TestSpec.canvas("views: {a: {label: 🤠 Hi, top: 0, leading: 0}}")
    #expect(good.findings.filter { $0.hasPrefix("error") } == [])
    #expect(good.entry("a")?.lines.map(\.text) == ["🤠 Hi"])
    let bad = TestSpec.canvas("views: {a: {label: 🤠 Hi, tpo: 0, leading: 0}}")
    #expect(bad.findings == ["error unknown-key 6:26"])
  }

  /// HandyUIKit 11: a negative number in a format string crashed.
  ///
  /// In parentheses the frame lies 8 outside of the parent; bare, the number is told with the cure.
  @Test(arguments: ["|-(-8)-[a(50)]", "H:|-$out-[a(50)]"])
  func aNegativeNumberInAFormatString(format: String) {
    let spec = TestSpec.canvas(
      """
      values: {out: -8}
      views: {a: {view: , top: 0, height: 10}}
      constraints: ["\(format)"]
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").x == -8)
    let bare = TestSpec.canvas(
      "views: {a: {view: , top: 0, size: 50}}\nconstraints: [\"|--8-[a]\"]")
    #expect(bare.findings == ["error visual-format 7:18"])
    #expect(bare.result.diagnostics.first?.hint == "write -(-8)-")
  }
}
