import QuoinScreen
import QuoinTestSupport
import Testing

/// Stacks in a spec, with frames worked out by hand.
@Suite struct StackTests {
  /// UIKit's shares leave out the spaces, and the last view has what is wrong (radar 34595752).
  @Test func theLastShareHasTheError() {
    let text = "{label: aaaaaaaaaa, style: u}"
    let spec = TestSpec.canvas(
      scale: "2",
      """
      views:
        s: {hstack: {a: \(text), b: \(text), c: \(text)}, distribution: fillProportionally,
          spacing: 10, top: 0, leading: 0, width: 200}
      """)
    #expect(spec.findings.filter { !$0.contains("truncated") } == [])
    #expect(["a", "b", "c"].map { spec.frame($0).width } == [62.5, 62.5, 55])
  }

  /// Views without a content width have no share, unless none has one.
  @Test func viewsWithoutContentHaveNoShare() {
    let mixed = TestSpec.canvas(
      """
      views:
        s: {hstack: {a: {label: aaaa, style: u}, b: {view: }, c: {label: aaaa, style: u}},
          distribution: fillProportionally, frame: [0, 0, 200, 24]}
      """)
    #expect(mixed.findings == [])
    #expect(["a", "b", "c"].map { mixed.frame($0).width } == [100, 0, 100])
    let none = TestSpec.canvas(
      """
      views:
        s: {hstack: {a: {view: }, b: {view: }}, distribution: fillProportionally,
          frame: [0, 0, 200, 24]}
      """)
    #expect(none.findings == [])
    #expect(none.frame("b").x == 100)
  }

  /// Two texts of several lines share the row; one alone takes what is left.
  @Test func textsOfSeveralLinesShareARow() {
    let two = TestSpec.canvas(
      """
      views:
        s:
          hstack:
            a: {label: aaaa aaaa aaaa aaaa aaaa aaaa aaaa, style: u, lines: 0}
            b: {label: bbbb, style: u, lines: 0}
          spacing: 20
          top: 0
          leading: 0
          width: 320
      """)
    #expect(two.findings == [])
    #expect(two.frame("a").width == 150)
    #expect(two.frame("b").x == 170)
    let one = TestSpec.canvas(
      """
      views:
        s:
          hstack:
            icon: {image: star, size: 20}
            text: {label: aaaa aaaa aaaa aaaa, style: u, lines: 0}
          spacing: 10
          alignment: center
          frame: [0, 0, 120, 100]
      """)
    #expect(one.findings.filter { !$0.contains("image") } == [])
    #expect(one.frame("text").width == 90)
  }

  /// A stack that has margins arranges its children in them; a side that is left open has none.
  @Test func marginsHoldTheChildren() {
    let spec = TestSpec.canvas(
      """
      views:
        s: {vstack: {a: {label: aaaa, style: u}}, margins: {top: 5, leading: 7}, top: 0, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(Array(box(spec, "s")[2...]) == [47, 29])
    #expect(spec.frame("a").x == 7 && spec.frame("a").y == 5)
  }

  /// A row runs from the leading edge, margins and baselines as well.
  @Test func rowsMirror() {
    let body = """
      views:
        s:
          hstack: {a: {label: aaaa, style: u}, b: {spacer: }, c: {label: cc, style: u}}
          margins: {leading: 30, trailing: 10}
          frame: [0, 0, 300, 24]
      """
    let mirrored = TestSpec.canvas(direction: .rightToLeft, body)
    let plain = TestSpec.canvas(direction: .leftToRight, body)
    #expect(plain.findings == [] && mirrored.findings == [])
    #expect(["a", "b", "c"].map { plain.frame($0).x } == [30, 70, 270])
    #expect(["a", "b", "c"].map { mirrored.frame($0).x } == [230, 30, 10])
  }

  /// Stacks in stacks: the inner one is as large as what it holds.
  @Test func stacksNest() {
    let spec = TestSpec.canvas(
      """
      views:
        outer:
          hstack:
            mark: {view: , size: [10, 10]}
            lines:
              vstack: {first: {label: aaaa, style: u}, second: {label: aaaaaa, style: u}}
              spacing: 4
              alignment: leading
          spacing: 6
          alignment: center
          top: 0
          leading: 0
      """)
    #expect(spec.findings == [])
    #expect(Array(box(spec, "outer")[2...]) == [76, 52])
    #expect(box(spec, "lines") == [16, 0, 60, 52])
    #expect(spec.frame("second").y == 28)
    #expect(spec.frame("second").width == 60 && spec.frame("first").width == 40)
    #expect(spec.frame("mark").y == 21)
  }

  /// A column's first baseline is its first child's, a row's that of its tallest.
  @Test func aStackHasABaselineOfAChild() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {vstack: {a1: {label: aa, style: u}, a2: {label: aa, style: u}}, top: 10, leading: 0}
        b: {hstack: {b1: {label: bb, style: u}, b2: {label: bb, style: u, insets: 5}},
          alignment: top, top: 10, leading: 100}
        x: {label: xx, style: u, firstBaseline: a.firstBaseline, leading: 200}
        y: {label: yy, style: u, firstBaseline: a.lastBaseline, leading: 250}
        z: {label: zz, style: u, firstBaseline: b.firstBaseline, leading: 300}
      """)
    #expect(spec.findings == [])
    #expect(["x", "y", "z"].map { spec.frame($0).y } == [10, 34, 15])
  }

  /// A child may be sized and have priorities.
  @Test func childrenTakeSizes() {
    let spec = TestSpec.canvas(
      """
      views:
        s:
          vstack:
            a: {label: aaaa, style: u, width: 50%, height: 30, resistance: 800}
            b: {label: bb, style: u, aspect: 2, minHeight: 40}
          alignment: leading
          top: 0
          leading: 0
          width: 200
      """)
    #expect(spec.findings == [])
    #expect(box(spec, "a") == [0, 0, 100, 30])
    #expect(spec.frame("b").width == 2 * spec.frame("b").height)
  }

  /// Texts wrap at the width that their stack gives them, and the stacks around grow with them.
  @Test func textsWrapInStacks() {
    let spec = TestSpec.canvas(
      """
      views:
        list:
          vstack:
            title: {label: aaaa aaaa aaaa, style: u, lines: 0}
            row:
              hstack:
                icon: {view: , size: [30, 10]}
                text: {label: aaaa aaaa, style: u, lines: 0}
              alignment: top
          top: 0
          leading: 0
          width: 100
      """)
    #expect(spec.findings == [])
    #expect(box(spec, "title") == [0, 0, 100, 48])
    #expect(box(spec, "text") == [30, 48, 70, 48])
    #expect(box(spec, "list") == [0, 0, 100, 96])
  }

  /// A hidden text has no width to wrap at: it keeps the height of its one line.
  @Test func aHiddenTextDoesNotWrap() {
    let spec = TestSpec.canvas(
      """
      views:
        row:
          hstack:
            a: {label: aaaa aaaa aaaa, style: u, lines: 0, hidden: true}
            b: {label: bb, style: u}
          alignment: firstBaseline
          top: 0
          leading: 0
      """)
    #expect(spec.findings == [])
    #expect(box(spec, "row") == [0, 0, 20, 24])
  }

  /// Several hidden children are one point, in the middle of the space or at an end.
  @Test func hiddenChildrenInARowAreAPoint() {
    let spec = TestSpec.canvas(
      """
      views:
        row:
          hstack:
            h1: {label: h, style: u, hidden: true}
            h2: {label: h, style: u, hidden: true}
            a: {label: aa, style: u}
            h3: {label: h, style: u, hidden: true}
            h4: {label: h, style: u, hidden: true}
            b: {label: bb, style: u}
            h5: {label: h, style: u, hidden: true}
          spacing: 20
          spacingAfter: {a: 30, h3: 50}
          top: 0
          leading: 0
      """)
    #expect(spec.findings == [])
    #expect(
      ["h1", "h2", "a", "h3", "h4", "b", "h5"].map { spec.frame($0).x } == [
        0, 0, 0, 35, 35, 50, 70,
      ])
    #expect(spec.frame("row").width == 70)
  }

  /// A canvas that fits is as small as its stack allows; spacers and spaces do not stretch it.
  @Test func aCanvasFitsAStack() throws {
    let spec = TestSpec.canvas(
      width: "fit", height: "fit",
      """
      views:
        row:
          hstack: {a: {label: aaaa, style: u}, gap: {spacer: 6}, b: {label: bb, style: u}}
          distribution: equalSpacing
          spacing: 2
          margins: 8
          edges: 0
      """)
    #expect(spec.findings == [])
    let size = try #require(spec.result.layouts.first).frames.size
    #expect([size.width, size.height] == [86, 40])
  }

  /// A stack of nothing is as small as can be.
  @Test func anEmptyStackIsSmall() {
    let spec = TestSpec.canvas("views: {s: {vstack: , top: 0, leading: 0}}")
    #expect(spec.findings == [])
    #expect(Array(box(spec, "s")[2...]) == [0, 0])
  }

  /// A frame's x, y, width and height.
  private func box(_ spec: TestSpec, _ id: String) -> [Double] {
    let frame = spec.frame(id)
    return [frame.x, frame.y, frame.width, frame.height]
  }
}
