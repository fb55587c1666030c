import QuoinLayout
import QuoinTestSupport
import Testing

/// Real users' reports about padded labels, with the right answers.
@Suite struct PaddedLabelReports {
  /// woocommerce-ios 1046: the last line cut, or the padding counted twice.
  @Test func paddingIsCountedOnceAndEveryLineFits() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: "A\\nB\\nC", lines: 0, insets: [8, 12], top: 0, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").height == 77)
    #expect(spec.entry("a")?.lines.count == 3)
    #expect(spec.entry("a")?.isTruncated == false)
  }

  /// TTTAttributedLabel 566: lines counted as if there were no padding.
  @Test func textWrapsAtTheWidthLessTheInsets() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: aaaa aaaa aaaa, style: u, lines: 0, insets: [8, 12], width: 140, top: 0, leading: 0}
      """)
    #expect(spec.frame("a").height == 64)
    #expect(spec.entry("a")?.lines.map(\.text) == ["aaaa aaaa", "aaaa"])
    #expect(spec.entry("a")?.content?.width == 116)
  }

  /// The same width without padding holds the text in one line.
  @Test func theSameWidthWithoutInsetsNeedsOneLine() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: aaaa aaaa aaaa, style: u, lines: 0, width: 140, top: 0, leading: 0}
      """)
    #expect(spec.frame("a").height == 24)
  }

  /// SAMLabel 1: the height padded, the width forgotten.
  @Test func bothAxesArePadded() {
    let spec = TestSpec.canvas(
      "views: {a: {label: aaaa, style: u, insets: [4, 6], top: 0, leading: 0}}")
    #expect(spec.frame("a").width == 52)
    #expect(spec.frame("a").height == 32)
  }

  /// PaddingLabel 1: a measure reused for other insets, of two labels and of two uses of a component.
  @Test(arguments: [
    ("label: aaaa, style: u, insets: 4", "label: aaaa, style: u, insets: 10"),
    ("Badge: 4", "Badge: 10"),
  ])
  func eachLabelHasItsOwnInsets(first: String, second: String) {
    let spec = TestSpec.canvas(
      """
      components: {Badge: {params: {pad: number}, view: {label: aaaa, style: u, insets: $pad}}}
      views:
        a: {\(first), top: 0, leading: 0}
        b: {\(second), top: 100, leading: 0}
      """)
    #expect(spec.frame("a").width == 48)
    #expect(spec.frame("a").height == 32)
    #expect(spec.frame("b").width == 60)
    #expect(spec.frame("b").height == 44)
  }

  /// ActiveLabel 106: an empty label one line high.
  @Test(arguments: [(0, 24.0), (8, 32.0)])
  func anEmptyLabelHasNoHeightAndKeepsItsSpacing(spacing: Int, total: Double) {
    let spec = TestSpec.canvas(
      """
      views:
        column:
          view:
            empty: {label: "", style: u, top: 0, leading: 0}
            a: {label: a, style: u, top: empty.bottom + \(spacing), leading: 0, trailing: 0, bottom: 0}
          top: 0
          leading: 0
      """)
    #expect(spec.frame("empty").height == 0)
    #expect(spec.frame("a").height == 24)
    #expect(spec.frame("column").height == total)
  }

  /// ActiveLabel 85: a width that is not rounded up cuts text that fits.
  @Test(arguments: [("1", 71.0), ("2", 70.5), ("3", 70.3333)])
  func widthsAreRoundedUpToThePixel(scale: String, width: Double) {
    // 7 glyphs of 10 and the last with a kern of a tenth.
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, scale: \(scale), margins: 0}
      fonts: {F: {metrics: f.yaml}}
      views:
        a: {label: aaaaaab, font: {family: F, size: 20}, top: 0, leading: 0}
        b: {label: aaaaaab, font: {family: F, size: 20}, lines: 0, top: 50, leading: 0, width: a}
      """,
      files: [
        "f.yaml":
          "{unitsPerEm: 1000, ascender: 900, descender: -300, advances: {default: 500, b: 505}}"
      ])
    #expect(abs(spec.frame("a").width - width) < 1e-4)
    #expect(spec.entry("a")?.isTruncated == false)
    #expect(spec.entry("b")?.lines.count == 1)
  }
}
