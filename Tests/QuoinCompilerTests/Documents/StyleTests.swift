import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Styles: lists, `extends`, what they bring and what a view drops again.
@Suite struct StyleTests {
  private func content(_ styles: String, _ view: String) -> (TextContent?, [String]) {
    let styled = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      styles: {\(styles)}
      views: {a: {label: x, top: 0, leading: 0, \(view)}}
      """)
    guard case .text(let text) = styled.result.layouts.first?.screen.views.first?.content else {
      return (nil, styled.findings)
    }
    return (text, styled.findings)
  }

  @Test func laterStylesOfAListAreStronger() {
    let (text, findings) = content("s: {lines: 2, kern: 1}, t: {lines: 3}", "style: [s, t]")
    #expect(findings == [])
    #expect(text?.lineLimit == 3)
    #expect(text?.kern == 1)
  }

  @Test func theViewIsStrongerThanItsStyles() {
    #expect(content("s: {lines: 2}", "style: s, lines: 5").0?.lineLimit == 5)
  }

  @Test func partialInsetsMergeOverStyles() {
    let (text, findings) = content(
      "s: {insets: [4, 8]}, t: {extends: s, insets: {left: 1}}",
      "style: t, insets: {bottom: 9}")
    #expect(findings == [])
    #expect(text?.insets == EdgeInsets(top: 4, left: 1, bottom: 9, right: 8))
  }

  @Test func aStyleIsStrongerThanWhatItExtends() {
    let styles = "a: {lines: 1, kern: 1}, b: {lines: 2}, c: {extends: [a, b], kern: 3}"
    let (text, findings) = content(styles, "style: c")
    #expect(findings == [])
    #expect(text?.lineLimit == 2)
    #expect(text?.kern == 3)
  }

  /// Two styles on one base: the base does not undo what the first of them changes.
  @Test func aCommonBaseCountsOnce() {
    let styles =
      "base: {lines: 1, kern: 1}, a: {extends: base, lines: 7}, b: {extends: base, kern: 2}"
    let (text, findings) = content(styles, "style: [a, b]")
    #expect(findings == [])
    #expect(text?.kern == 2)
    #expect(text?.lineLimit == 7)
  }

  @Test func circlesNameTheirChain() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      styles:
        a: {extends: b}
        b: {extends: c}
        c: {extends: a}
      views: {}
      """)
    #expect(spec.findings == ["error style-cycle 6:16"])
    #expect(spec.result.diagnostics.first?.message.hasSuffix("a → b → c → a") == true)
  }

  @Test func longChainsEnd() {
    let chain = (1...2000).map { "  s\($0): {extends: s\($0 + 1)}" }.joined(separator: "\n")
    let spec = TestSpec("quoin: 1\nscreen: T\nstyles:\n\(chain)\n  s2001: {lines: 2}\nviews: {}")
    #expect(spec.result.diagnostics.allSatisfy { $0.id == "style-limit" })
    #expect(!spec.result.diagnostics.isEmpty)
  }

  /// An attribute that a style brings and the kind lacks is a note; on the view it is an error.
  @Test func attributesOfOtherKindsAreNotes() {
    #expect(
      content("s: {placeholder: Name}", "style: s").1 == ["note style-attribute-unused 5:50"])
    #expect(content("", "placeholder: Name").1 == ["error attribute-not-of-kind 5:43"])
  }

  @Test func noneDropsAnInheritedConstraint() {
    let styled = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      styles: {placed: {top: 7, leading: 9, minHeight: 30}}
      views:
        a: {label: x, style: placed, top: none, bottom: 0}
        b: {label: x, style: placed}
      """)
    #expect(styled.findings == [])
    #expect(styled.frame("b").y == 7)
    #expect(styled.frame("b").height == 30)
    #expect(styled.frame("a").bottom == 800)
    #expect(styled.frame("a").x == 9)
  }
}
