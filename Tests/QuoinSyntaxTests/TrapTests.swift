import QuoinSource
import QuoinSyntax
import Testing

/// What YAML reads otherwise than it looks: each is named, placed and, where one is clear, mended.
@Suite struct TrapTests {
  struct Trap: Sendable {
    var text: String
    var id: String
    var line: Int
    var column: Int
    /// The text after the fix; nil when there is none.
    var mended: String?

    init(_ text: String, _ id: String, _ line: Int, _ column: Int, mended: String? = nil) {
      self.text = text
      self.id = id
      self.line = line
      self.column = column
      self.mended = mended
    }
  }

  static let traps: [Trap] = [
    Trap("color: #fff", "comment-value", 1, 8, mended: "color: \"FFFFFF\""),
    Trap("color: #fff # red", "comment-value", 1, 8, mended: "color: \"FFFFFF\" # red"),
    Trap("a:\nx: 1\ny: 2\nb:\nx: 1\ny: 3\nc: 4", "keys-not-indented", 2, 1),
    Trap("a:\nx: 1\nx: 2\nb: 3", "duplicate-key", 3, 1),
    Trap("color: #0A84FF", "comment-value", 1, 8, mended: "color: \"#0A84FF\""),
    Trap("label: #123", "comment-value", 1, 8, mended: "label: \"#123\""),
    Trap("- #fff", "comment-value", 1, 3, mended: "- \"#fff\""),
    Trap(
      "a: {color: #fff, top: 0}", "comment-value", 1, 12, mended: "a: {color: \"FFFFFF\", top: 0}"),
    Trap("a: [#fff, b]", "comment-value", 1, 5, mended: "a: [\"#fff\", b]"),
    Trap("a: {b: #fff\n}", "comment-value", 1, 8, mended: "a: {b: \"#fff\"\n}"),
    Trap("a: [b,\n  #fff\n]", "comment-value", 2, 3, mended: "a: [b,\n  \"#fff\"\n]"),
    Trap("label: Hello: world", "colon-in-text", 1, 13, mended: "label: \"Hello: world\""),
    Trap("- label: Price: $4 # c", "colon-in-text", 1, 15, mended: "- label: \"Price: $4\" # c"),
    Trap("{label: Hello, world}", "comma-in-text", 1, 16, mended: "{label: \"Hello, world\"}"),
    Trap("{label:Hello}", "colon-without-blank", 1, 2, mended: "{label: Hello}"),
    Trap("a: 1\nb:2\nc: 3", "colon-without-blank", 2, 1, mended: "a: 1\nb: 2\nc: 3"),
    Trap("a:\n  b:2\n  c: 3", "colon-without-blank", 2, 3, mended: "a:\n  b: 2\n  c: 3"),
    Trap("label: {title}", "braces-in-text", 1, 9, mended: "label: \"{title}\""),
    Trap(
      "views: {a: {label: {x}, top: 0}}", "braces-in-text", 1, 21,
      mended: "views: {a: {label: \"{x}\", top: 0}}"),
    Trap(
      "a: {label: Hello {x}, top: 0}", "bracket-in-text", 1, 18,
      mended: "a: {label: \"Hello {x}\", top: 0}"),
    Trap("- {label: Hi [b] c}", "bracket-in-text", 1, 14, mended: "- {label: \"Hi [b] c\"}"),
    Trap(
      "{label: Hello: world, b: 1}", "colon-in-text", 1, 14,
      mended: "{label: \"Hello: world\", b: 1}"),
    Trap("{leading: @750, b: 1}", "reserved-character", 1, 11, mended: "{leading: \"@750\", b: 1}"),
    Trap("- {label: 50, b: %d }", "reserved-character", 1, 18, mended: "- {label: 50, b: \"%d\" }"),
    Trap(
      "a: {height: >= 44, b: 1}", "reserved-character", 1, 13,
      mended: "a: {minHeight: 44, b: 1}"),
    Trap("a: {b: *bold*, c: 1}", "asterisk", 1, 8, mended: "a: {b: \"*bold*\", c: 1}"),
    Trap("a: [b, &amp; c]", "ampersand", 1, 8, mended: "a: [b, \"&amp; c\"]"),
    Trap("label: &amp", "unused-anchor", 1, 8, mended: "label: \"&amp\""),
    Trap("label: &amp; more", "ampersand", 1, 8, mended: "label: \"&amp; more\""),
    Trap("label: *bold*", "asterisk", 1, 8, mended: "label: \"*bold*\""),
    Trap("label: *bold text", "asterisk", 1, 8, mended: "label: \"*bold text\""),
    Trap("label: *bold", "undefined-alias", 1, 8, mended: "label: '*bold'"),
    Trap("label: %d items", "reserved-character", 1, 8, mended: "label: \"%d items\""),
    Trap("leading: @750", "reserved-character", 1, 10, mended: "leading: \"@750\""),
    Trap("label: `code`", "reserved-character", 1, 8, mended: "label: \"`code`\""),
    Trap("label: [Beta] New", "text-after-bracket", 1, 15, mended: "label: \"[Beta] New\""),
    Trap("label: {a: b} New", "text-after-bracket", 1, 15, mended: "label: \"{a: b} New\""),
    Trap("label: - x", "dash-in-text", 1, 8, mended: "label: \"- x\""),
    Trap("label: \"Quote\" said", "text-after-quote", 1, 16, mended: "label: '\"Quote\" said'"),
    Trap("label: 'it's'", "text-after-quote", 1, 12, mended: "label: \"it's\""),
    Trap("views:\n\t- label", "tab-indentation", 2, 1, mended: "views:\n  - label"),
    Trap("views:\n  \ta: 1", "tab-indentation", 2, 3, mended: "views:\n    a: 1"),
    Trap("a: |\n  x\n\ty", "tab-indentation", 3, 1, mended: "a: |\n  x\n  y"),
    Trap("height: >= 44", "block-mark", 1, 9, mended: "minHeight: 44"),
    Trap("- |-[a]-|", "block-mark", 1, 3, mended: "- \"|-[a]-|\""),
    Trap("- [a]-[b]", "text-after-bracket", 1, 6, mended: "- \"[a]-[b]\""),
    Trap("a: [H:|-[a]-|]", "bracket-in-text", 1, 9, mended: "a: [\"H:|-[a]-|\"]"),
    Trap("a: !important x", "unknown-tag", 1, 4, mended: "a: \"!important x\""),
    Trap("a: !!int 3", "unknown-tag", 1, 4, mended: "a: \"!!int 3\""),
    Trap("a: !e!x y", "unknown-tag", 1, 4, mended: "a: \"!e!x y\""),
    Trap("a: Hello\n  b: x", "key-below-text", 2, 3),
    Trap("label: Hello\nworld\n", "missing-colon", 2, 1),
    Trap("a: \"x\nb: \"y\"\nc: 1\n", "unclosed-quote", 1, 4),
    Trap("a: 'x", "unclosed-quote", 1, 4),
    Trap("a: [1, 2\nb: 3\n", "unclosed-bracket", 1, 4),
    Trap("a: {b: c", "unclosed-bracket", 1, 4),
    Trap("a: {b: 1\n  c: 2}", "unclosed-bracket", 1, 4),
    Trap("a: ]", "unopened-bracket", 1, 4, mended: "a: "),
    Trap("a: {b: 1}}", "unopened-bracket", 1, 10, mended: "a: {b: 1}"),
    Trap("a: , b", "missing-value", 1, 4),
    Trap("a: [1,,2]", "missing-value", 1, 7),
    Trap("a: ? b", "question-mark", 1, 4, mended: "a: \"? b\""),
    Trap("? [a]\n: b", "complex-key", 1, 3),
    Trap("- a\nb: c", "indentation", 2, 1),
    Trap("a:\n    b: 1\n   c: 2", "indentation", 3, 4),
    Trap("a: 1\n- b", "unexpected-value", 2, 1),
    Trap("a: 1\n...\nb", "unexpected-value", 3, 1),
    Trap("%FOO\n---\na: 1", "directive", 1, 1),
    Trap("%YAML 2.0\n---\na: 1", "yaml-version", 1, 7),
    Trap("a: \"\\q\"", "unknown-escape", 1, 5, mended: "a: \"\\\\q\""),
    Trap("a: \"\\ud800\"", "unknown-escape", 1, 5),
    Trap("a: \"\\xZZ\"", "unknown-escape", 1, 5),
    Trap("a: |0\n x", "block-mark", 1, 4),
    Trap("a: \"b\"#fff", "comment-without-blank", 1, 7, mended: "a: \"b\" #fff"),
    Trap("a: [b]#fff", "comment-without-blank", 1, 7, mended: "a: [b] #fff"),
    Trap("a: {?b: c}", "question-mark", 1, 5, mended: "a: {\"?b\": c}"),
    Trap("a: &b:c d\ne: *b", "ampersand", 1, 4),
    Trap("%TAG !m\n---\na: 1", "directive", 1, 1),
    Trap("{a: 1, a: 2}", "duplicate-key", 1, 8),
    Trap("a: {<<: 3}", "merge-value", 1, 9),
    Trap(": a", "empty-key", 1, 1),
  ]

  @Test(arguments: traps)
  func trapIsNamed(_ trap: Trap) throws {
    let file = SourceFile(path: "a.yaml", text: trap.text)
    let (_, diagnostics) = SyntaxParser.parse(file, as: .yaml)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [trap.id], "\(errors.map(\.message))")
    let error = try #require(errors.first)
    #expect(error.range?.start == SourcePosition(line: trap.line, column: trap.column))
    #expect(error.hint != nil)
    let mended = error.fix?.applied(to: file).map { String(decoding: $0, as: UTF8.self) }
    #expect(mended == trap.mended)
  }

  /// A fix leaves a file without errors.
  @Test(arguments: traps.compactMap(\.mended))
  func mendedTextIsRead(_ text: String) {
    let (_, diagnostics) = SyntaxParser.parse(SourceFile(path: "a.yaml", text: text), as: .yaml)
    #expect(!diagnostics.containsError, "\(diagnostics.map(\.message))")
  }

  @Test(arguments: [
    "a: # note\n  b: 1", "a: #note\n  b: 1", "a: x #y", "a: ## x", "a: {b: 'x, y', c: \"#fff\"}",
    "a: [b, # note\n  c] #fff", "a: {b: x:y, c: http://z#q}", "a: 1 ]", "a: &x {}\nb: *x",
    "a: &x\nb: {c: *x}", "- H:|-[a]-|", "a: \"b: c\"", "a: it's", "a: b #: c",
  ])
  func whatIsMeantIsNotATrap(_ text: String) {
    let (_, diagnostics) = SyntaxParser.parse(SourceFile(path: "a.yaml", text: text), as: .yaml)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test func unusedAnchorsOfValuesAreWarned() {
    let file = SourceFile(path: "a.yaml", text: "label: &T Terms")
    let diagnostics = SyntaxParser.parse(file, as: .yaml).diagnostics
    #expect(diagnostics.map(\.id) == ["unused-anchor"])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.range?.text == "&T")
  }

  @Test func anUnknownAliasNamesTheNearestAnchor() {
    let file = SourceFile(path: "a.yaml", text: "a: &badge {x: 1}\nb: *bagde\nc: *badge")
    let error = SyntaxParser.parse(file, as: .yaml).diagnostics.first
    #expect(error?.hint?.contains("'*badge'") == true)
    #expect(error?.fix == nil)
  }
}
