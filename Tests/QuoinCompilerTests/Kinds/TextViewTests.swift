import QuoinLayout
import QuoinTestSupport
import Testing

/// `UITextView`: container inset 8 above and below, 5 of line padding at both sides.
@Suite struct TextViewTests {
  /// The unit font is 10 wide and 24 high: eight glyphs in 55 − 10 = 45 are four a line.
  @Test func oneThatDoesNotScrollIsAsHighAsItsText() {
    let spec = textView("scrollable: false, width: 55")
    #expect(spec.findings == [])
    #expect(spec.frame("t") == Rect(x: 0, y: 0, width: 55, height: 8 + 2 * 24 + 8))
    #expect(spec.entry("t")?.lines.map(\.text) == ["aaaa", "bbbb"])
    #expect(spec.entry("t")?.content == Rect(x: 5, y: 8, width: 45, height: 48))
  }

  @Test func oneThatScrollsAsksForNoSizeAndTruncatesNothing() {
    let spec = textView("size: [55, 40]")
    #expect(spec.findings == [])
    #expect(spec.frame("t").height == 40)
    #expect(spec.entry("t")?.lines.count == 2)
    #expect(spec.entry("t")?.isTruncated == false)
    #expect(textView("width: 55").findings.first == "warning ambiguous 7:3")
  }

  /// Text stands at the top, not in the middle as a label's.
  @Test func textStandsAtTheTop() {
    let entry = textView("scrollable: false, size: [200, 300]").entry("t")
    #expect(abs((entry?.baselines?.first ?? .nan) - (8 + 18)) < 1e-9)
  }

  @Test func insetsAreAddedToTheContainersOwn() {
    let spec = textView("scrollable: false, width: 75, insets: [2, 10]")
    #expect(spec.entry("t")?.content == Rect(x: 15, y: 10, width: 45, height: 48))
  }

  private func textView(_ attributes: String) -> TestSpec {
    TestSpec.canvas(
      "views:\n  t: {textView: aaaa bbbb, style: u, \(attributes), top: 0, leading: 0}")
  }
}
