import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// Scroll views: bare edges meet what scrolls, `parent.frame` is what it scrolls in.
@Suite struct ScrollTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func childrenDecideTheContentsSize(direction: LayoutDirection) {
    let spec = TestSpec.canvas(
      width: "200", height: "300", direction: direction,
      """
      views:
        s:
          edges: 0
          scroll:
            a: {view: {}, top: 10, leading: 0, trailing: 0, height: 250, width: parent.frame.width}
            b: {view: {}, top: a.bottom + 20, leading: 10, trailing: 10, height: 100, bottom: 30}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a") == Rect(x: 0, y: 10, width: 200, height: 250))
    #expect(spec.frame("b") == Rect(x: 10, y: 280, width: 180, height: 100))
    #expect(spec.frame("s") == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(spec.entry("s")?.content == Rect(x: 0, y: 0, width: 200, height: 410))
  }

  /// What scrolls sideways begins at the leading edge, which is the right one from right to left.
  @Test(arguments: [(LayoutDirection.leftToRight, 0.0, 0.0), (.rightToLeft, 100, -400)])
  func contentBeginsAtTheLeadingEdge(direction: LayoutDirection, first: Double, content: Double) {
    let spec = TestSpec.canvas(
      width: "200", direction: direction,
      """
      views:
        s:
          top: 0
          leading: 0
          trailing: 0
          height: 50
          scroll:
            a: {view: {}, top: 0, bottom: 0, leading: 0, width: 100, height: parent.frame.height}
            b: {view: {}, top: 0, bottom: 0, leading: a.trailing, trailing: 0, width: 500}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").x == first)
    #expect(spec.entry("s")?.content == Rect(x: content, y: 0, width: 600, height: 50))
  }

  /// As in UIKit: inside, an edge of the scroll view is its content's and a size its frame's;
  /// outside, all is the frame's.
  @Test func edgesMeanTheContentInsideAndTheFrameOutside() {
    let spec = TestSpec.canvas(
      width: "200", height: "300",
      """
      views:
        s:
          frame: [0, 0, 200, 100]
          scroll:
            a: {view: {}, top: parent.top + 5, leading: s.leading, width: parent.width, height: 400, edges: none, bottom: parent.content.bottom, trailing: parent.trailing}
            pinned: {view: {}, attach: bounds, bottom: 0, trailing: 0, size: 20}
            shared: {view: {}, top: 0, leading: 0, width: 50%, height: 10}
        below: {view: {}, top: s.bottom, leading: s.trailing - 30, size: 10}
        span: {view: {}, top: below.bottom, leading: 0, width: 10, height: 0.6 * s.content.height}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a") == Rect(x: 0, y: 5, width: 200, height: 400))
    #expect(spec.frame("pinned") == Rect(x: 180, y: 80, width: 20, height: 20))
    #expect(spec.frame("shared").width == 100)
    #expect(spec.frame("below") == Rect(x: 170, y: 100, width: 10, height: 10))
    #expect(spec.frame("span").height == 243)
  }

  /// A label of several lines in a content without a width stays in one line.
  @Test(arguments: [
    ("edges: 0, lines: 0", ["warning scroll-without-width 8:3"]),
    ("edges: 0, lines: 0, width: parent.frame.width", []),
    ("edges: 0, height: parent.frame.height", []),
    ("edges: 0, lines: 0, width: 90", []),
  ])
  func contentNeedsAWidthAgainstTheFrame(attributes: String, findings: [String]) {
    let spec = TestSpec.canvas(
      """
      views:

        s:
          frame: [0, 0, 100, 100]
          scroll: {t: {label: aaaa bbbb cccc dddd, style: u, \(attributes)}}
      """)
    #expect(spec.findings == findings)
  }

  /// The tie that UIKit developers forget: a text is as wide as the frame, but another one that
  /// does not wrap makes the content wider.
  @Test func aTextThatDoesNotWrapIsTold() {
    let spec = TestSpec.canvas(
      """
      views:
        s:
          frame: [0, 0, 100, 100]
          scroll:
            a: {label: aa, style: u, top: 0, leading: 0, width: parent.frame.width}
            b: {label: aaaa bbbb cccc, style: u, lines: 0, top: a.bottom, leading: 0, trailing: 0, bottom: 0}
      """)
    #expect(spec.findings == ["warning scroll-without-width 7:3"])
    #expect(spec.result.diagnostics.first?.hint?.contains("'b'") == true)
  }

  @Test func contentThatNothingEndsIsAmbiguous() {
    let spec = TestSpec.canvas(
      """
      views:
        s:
          frame: [0, 0, 100, 100]
          scroll: {a: {view: {}, top: 0, leading: 0, trailing: 0, height: 10, width: parent.frame.width}}
      """)
    #expect(spec.findings.contains("warning ambiguous 7:3"))
    let message = spec.result.diagnostics.first { $0.id == "ambiguous" }?.message
    #expect(message?.hasPrefix("the height of 's.content' is ambiguous") == true)
  }
}
