import QuoinTestSupport
import Testing

/// Rows of a list: sizes that come from the view itself and from its children.
@Suite struct RowReports {
  /// A badge of one digit is as wide as it is high, and one of three as wide as its text.
  @Test func aStyleMayNameTheViewItself() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: "3", style: u, insets: [0, 4], minWidth: self.height, top: 0, leading: 0}
        b: {label: "128", style: u, insets: [0, 4], minWidth: self.height, top: a.bottom, leading: 0}
      """)
    #expect(spec.findings == [])
    // A glyph is 10 wide and a line 24 high.
    #expect(spec.frame("a").width == 24)
    #expect(spec.frame("b").width == 38)
  }

  /// `self` is each view that has the style, not the first.
  @Test func selfIsTheViewAndNotTheStyle() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 100, height: 100, margins: 0}
      styles: {square: {width: self.height, top: 0, leading: 0}}
      views:
        a: {view: , style: square, height: 10}
        b: {view: , style: square, height: 20}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 10)
    #expect(spec.frame("b").width == 20)
  }

  /// A view that is called `self` stays what the name means.
  @Test func anIdWinsOverTheName() {
    let spec = TestSpec.canvas(
      """
      views:
        self: {view: , width: 30, height: 10, top: 0, leading: 0}
        a: {view: , width: self.width, height: 20, top: self.bottom, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 30)
  }

  /// Two rows without a height leave two choices: pictures, lines and the rows below follow.
  @Test func aChoiceIsToldOnce() {
    let spec = TestSpec.canvas(rows(height: "none"))
    #expect(spec.findings == ["warning ambiguous 8:3", "warning ambiguous 17:3"])
    #expect(
      spec.result.diagnostics.map(\.message) == [
        "the height of 'first' is ambiguous: from 44 without end, as no constraint decides",
        "the height of 'second' is ambiguous: from 44 without end, as no constraint decides",
      ])
    #expect(
      spec.result.diagnostics.allSatisfy { $0.hint?.contains("height: 0 @50") == true })
  }

  /// What the hint says makes each row as low as its children allow.
  @Test func aWeakHeightIsAsLowAsChildrenAllow() {
    let spec = TestSpec.canvas(rows(height: "0 @50"))
    #expect(spec.findings == [])
    #expect(spec.frame("first").height == 44)
    #expect(spec.frame("second").y == 44)
    #expect(spec.frame("photo").y == 17)
  }

  /// What follows from one of two choices only is not taken for the other's.
  @Test func choicesOfTheirOwnAreAllTold() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {view: , top: 0, leading: 0, height: 10}
        b: {view: , top: a.bottom, leading: 0, height: 10}
        c: {view: , top: b.bottom, leading: 0, height: 10, width: a.width}
      """)
    #expect(spec.findings == ["warning ambiguous 7:3", "warning ambiguous 8:3"])
  }

  /// Text that has all its lines is not helped by height.
  @Test func aTextAtItsMostLinesWantsLines() {
    let spec = TestSpec.canvas(
      "views: {a: {label: aaaa aaaa aaaa, style: u, lines: 2, width: 50, top: 0, leading: 0}}")
    #expect(spec.findings == ["warning truncated 6:9"])
    #expect(spec.result.diagnostics.first?.hint == "allow 3 lines, or any number: lines: 0")
  }

  private func rows(height: String) -> String {
    """
    #
    views:
      first:
        view:
          photo: {view: , size: 10, leading: 0, centerY: 0}
          name: {label: aaa, style: u, top: 10, leading: 20, minBottom: 10}
          line: {view: , height: 1, leading: 0, trailing: 0, bottom: 0}
        top: 0
        leading: 0
        trailing: 0
        height: \(height)
      second:
        view: {text: {label: aaa, style: u, top: 10, leading: 20, minBottom: 10}}
        top: first.bottom
        leading: 0
        trailing: 0
        height: \(height)
    """
  }
}
