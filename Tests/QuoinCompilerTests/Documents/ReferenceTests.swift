import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Names and what they read: values, strings and their files, `ignore`, several documents.
@Suite struct ReferenceTests {
  private func text(_ label: String, _ rest: String, locale: String? = nil) -> (String?, [String]) {
    text(label, rest, locale: locale, files: [:])
  }

  private func text(
    _ label: String, _ rest: String, locale: String? = nil, files: [String: String]
  ) -> (String?, [String]) {
    var options = ScreenOptions()
    options.locale = locale
    let spec = TestSpec(
      "quoin: 1\nscreen: Test\n\(rest)\nviews:\n  a: {label: \(label), top: 0, leading: 0}",
      options: options, files: files)
    return (spec.entry("a")?.lines.first?.text, spec.findings)
  }

  @Test func valuesReferToValues() {
    let spec = TestSpec.canvas(
      """
      values: {gap: 12, space: $gap, wide: $space + 8, share: 50% - 8, m: {inner: {x: $gap}}}
      views: {v: {view: , top: $space, leading: $wide, width: $share, height: $m.inner.x}}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("v").y == 12)
    #expect(spec.frame("v").x == 20)
    #expect(spec.frame("v").width == 192)
    #expect(spec.frame("v").height == 12)
  }

  @Test func valuesComeBeforeStrings() {
    #expect(text("$a", "values: {a: value}\nstrings: {a: string}").0 == "value")
    #expect(text("$a", "strings: {a: string}").0 == "string")
  }

  @Test func parenthesesReadNamesInsideText() {
    let (shown, findings) = text(
      "\"$(n) of $(total), $4.99 $ $(x\"", "values: {n: $one, one: 1}\nstrings: {total: $(n)0}")
    #expect(shown == "1 of 10, $4.99 $ $(x")
    #expect(findings == [])
  }

  @Test func aKnownWordAfterADollarIsWarnedOf() {
    let (shown, findings) = text("\"a $gap b $other\"", "values: {gap: 12}")
    #expect(shown == "a $gap b $other")
    #expect(findings == ["warning dollar-in-text 5:14"])
  }

  @Test func aMissingStringShowsItsKeyAndWarns() {
    let (shown, findings) = text("$login.titel", "strings: {login.title: Hi}")
    #expect(shown == "login.titel")
    #expect(findings == ["warning missing-string 5:14"])
  }

  @Test func stringsMayBeAListOfWhichTheLastWins() {
    let (shown, findings) = text(
      "$(a)$(b)$(c)", "strings: [one.strings, {b: 2}, two.strings]",
      files: ["one.strings": "a = 1; b = 1; c = 1;", "two.strings": "\"c\" = \"3\";"])
    #expect(shown == "123")
    #expect(findings == [])
  }

  @Test(arguments: [
    ("de", "de", [] as [String]), ("de-AT", "de", []), ("pt-BR", "pt-BR", []),
    ("fr", "en", ["warning missing-strings 3:10"]), ("double", "en", []), ("en-GB", "en", []),
  ])
  func theLocaleChoosesTheFile(locale: String, shown: String, findings: [String]) {
    let files = ["de", "pt-BR", "en"].reduce(into: [:]) { files, name in
      files["\(name).lproj/T.strings"] = "\"a\" = \"\(name)\";"
    }
    let read = text("$a", "strings: $(locale).lproj/T.strings", locale: locale, files: files)
    // Pseudo-languages may dress the text up: what counts is the file it comes from.
    #expect(locale == "double" || read.0 == shown)
    #expect(read.1 == findings)
  }

  @Test func aFileThatNoLocaleHasIsAnError() {
    #expect(text("x", "strings: $(locale).strings").1 == ["error unreadable-file 3:10"])
  }

  /// `ignore` drops warnings and notes, at the top for all and on a view for itself; errors stay.
  @Test func ignoreDropsAllButErrors() {
    let missing = "views: {a: {label: $no, top: 0, leading: 0}}"
    let head = "quoin: 1\nscreen: T\n"
    #expect(TestSpec(head + "ignore: missing-string\n" + missing).findings == [])
    #expect(TestSpec(head + "ignore: [ambiguous]\n" + missing).findings.count == 1)
    let own = "views: {a: {label: $no, ignore: missing-string, top: 0, leading: 0}}"
    #expect(TestSpec(head + own).findings == [])
    let ambiguous = TestSpec(head + "ignore: ambiguous\nviews: {a: {view: , size: 4, top: 0}}")
    let told = TestSpec(head + "views: {a: {view: , size: 4, top: 0}}").result.diagnostics
    #expect(told.map(\.severity) == [.warning])
    #expect(ambiguous.findings.isEmpty == (told.first?.id == "ambiguous"))
    let conflict = "views: {a: {view: , size: 4, top: 0, leading: 0, width: 5, ignore: conflict}}"
    #expect(TestSpec(head + "ignore: conflict\n" + conflict).findings.count == 1)
  }

  @Test func theTopsIgnoreCoversWhatTheParserSays() {
    let views = "views: {a: {label: &x Hi, top: 0, leading: 0}}"
    #expect(TestSpec("quoin: 1\nscreen: T\n" + views).findings == ["warning unused-anchor 3:20"])
    #expect(TestSpec("quoin: 1\nscreen: T\nignore: unused-anchor\n" + views).findings == [])
  }

  @Test func theSystemFontMayBeTheLegacyOne() {
    func width(_ fonts: String) -> Double {
      TestSpec(
        "quoin: 1\nscreen: T\nfonts: {system: \(fonts)}\nviews: {a: {label: What is new here, font: body, top: 0, leading: 0}}"
      ).frame("a").width
    }
    #expect(width("legacy") > 0)
    #expect(width("current") != width("legacy"))
  }

  /// Each document of a file is a screen; an error in one leaves the others their layouts.
  @Test func documentsAreScreens() {
    func document(_ name: String, _ key: String) -> String {
      "quoin: 1\nscreen: \(name)\nviews: {a: {label: x, \(key): 0, leading: 0}}"
    }
    let good = TestSpec([document("A", "top"), document("B", "top")].joined(separator: "\n---\n"))
    #expect(good.result.layouts.map(\.screen.name) == ["A", "B"])
    let mixed = TestSpec(
      [document("A", "top"), document("B", "tpo"), document("C", "top")].joined(
        separator: "\n---\n"))
    #expect(mixed.result.layouts.map(\.screen.name) == ["A", "C"])
    #expect(mixed.findings == ["error unknown-key 7:23"])
  }

  /// Trojan Source (CVE-2021-42574): kept, and told of; an escape shows that it is meant.
  @Test func charactersThatTurnDirectionAreWarnedOf() {
    let (shown, findings) = text("\"a\u{202E}b\"", "")
    #expect(shown?.unicodeScalars.contains("\u{202E}") == true)
    #expect(findings == ["warning direction-control 5:16"])
    #expect(text("\"a\\u202Eb\"", "").1 == [])
  }

  /// A fault of syntax that does not stop the parser hides no other fault of the file.
  @Test func faultsOfMeaningAreToldBesideThoseOfSyntax() {
    let spec = TestSpec(
      "quoin: 1\nscreen: T\nviews:\n  a: {label: \"\\q\", top: 0, leading: 0}\n  b: {lable: x, top: 0}"
    )
    #expect(spec.findings == ["error unknown-escape 4:15", "error unknown-key 5:7"])
    #expect(spec.result.layouts.isEmpty)
  }
}
