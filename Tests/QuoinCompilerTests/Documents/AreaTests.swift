import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// The screen around the views: attachments, canvases that fit, guides, barriers, devices.
@Suite struct AreaTests {
  private func device(_ name: String, _ rest: String) -> TestSpec {
    TestSpec("quoin: 1\nscreen: Test\ndevice: \(name)\n\(rest)")
  }

  @Test(arguments: [
    ("bounds", Rect(x: 0, y: 0, width: 393, height: 852)),
    ("safeArea", Rect(x: 0, y: 59, width: 393, height: 759)),
    ("margins", Rect(x: 16, y: 59, width: 361, height: 759)),
    ("readable", Rect(x: 16, y: 59, width: 361, height: 759)),
  ])
  func bareEdgesMeetWhatAttachSays(attach: String, frame: Rect) {
    let top = device("iPhone 16", "attach: \(attach)\nviews: {v: {view: , edges: 0}}")
    #expect(top.findings == [])
    #expect(top.frame("v") == frame)
    let own = device("iPhone 16", "views: {v: {view: , edges: 0, attach: \(attach)}}")
    #expect(own.frame("v") == frame)
  }

  @Test func topViewsMeetTheSafeAreaAndInnerOnesTheBounds() {
    let spec = device(
      "iPhone 16",
      """
      views:
        hero: {view: , top: screen.top, leading: 0, trailing: 0, height: 100}
        box: {view: {inner: {view: , edges: 0}}, edges: 0, margins: 10}
        set: {view: {margin: {view: , edges: 0, attach: margins}}, edges: 0, margins: [10, 20]}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("hero").y == 0)
    #expect(spec.frame("inner") == spec.frame("box"))
    #expect(spec.frame("margin") == Rect(x: 20, y: 69, width: 353, height: 739))
  }

  /// useyourloaf.com: 672 points wide, 176 from each side of a screen of 1024.
  @Test func theReadableGuideIsNeverTooWide() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 1024, height: 768, margins: 20}
      attach: readable
      views:
        v: {view: , edges: 0}
        box: {view: {in: {view: , edges: 0, attach: readable}}, edges: 0, attach: bounds}
        w: {view: , top: 0, height: 1, leading: screen.readable.leading, width: 40}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == 176)
    #expect(spec.frame("v").width == 672)
    #expect(spec.frame("in").width == 672)
    #expect(spec.frame("w").x == 176)
  }

  @Test(arguments: [
    ("iPhone SE", 375.0), ("iphone se", 375), ("iPad", 820), ("iPad mini", 744),
    ("iPad Pro", 1032), ("iPhone 16", 393),
  ])
  func deviceNamesWithoutAGenerationAreTheNewest(name: String, width: Double) {
    let spec = device(name, "views: {}")
    #expect(spec.findings == [])
    #expect(spec.result.layouts.first?.frames.size.width == width)
  }

  @Test func theDefaultDeviceIsAnIPhone16() {
    let spec = TestSpec("quoin: 1\nscreen: T\nviews:")
    #expect(spec.findings == [])
    #expect(spec.result.layouts.first?.screen.cell.device == "iPhone 16")
  }

  @Test func aCanvasFitsItsContent() {
    // "aaaa" is 40 x 24; a cell's margins are 11 and 16.
    let label = "views: {a: {label: aaaa, style: u, edges: 0, attach: margins}}"
    func size(_ canvas: String) -> Size? {
      let spec = TestSpec(
        """
        quoin: 1
        screen: Test
        canvas: {\(canvas)}
        fonts: {U20: {metrics: u20.yaml}}
        styles: {u: {font: {family: U20, size: 20}, lines: 0}}
        \(label)
        """)
      #expect(spec.findings == [])
      return spec.result.layouts.first?.frames.size
    }
    #expect(size("width: fit, height: fit") == Size(width: 72, height: 46))
    #expect(size("width: fit, height: fit, margins: 0") == Size(width: 40, height: 24))
    #expect(size("width: 320, height: fit") == Size(width: 320, height: 46))
    #expect(size("width: fit, height: 100") == Size(width: 72, height: 100))
    #expect(size("width: 62, height: fit") == Size(width: 62, height: 70))
    #expect(
      size("width: fit, height: fit, margins: 0, safeArea: {top: 5, left: 6}")
        == Size(width: 46, height: 29))
  }

  /// At 50, UIKit's fitting priority, what is weaker gives way and what is stronger does not.
  @Test func fittingHasThePriority50() {
    func width(_ priority: String) -> Double? {
      TestSpec(
        """
        quoin: 1
        screen: Test
        canvas: {width: fit, height: 10, margins: 0}
        views: {a: {view: , edges: 0, minWidth: 20, width: 90 @\(priority)}}
        """
      ).result.layouts.first?.frames.size.width
    }
    #expect(width("51") == 90)
    #expect(width("49") == 20)
  }

  @Test(arguments: [
    ("bottom", "top", 60.0), ("top", "bottom", 10), ("leading", "trailing", 20),
    ("trailing", "leading", 130), ("left", "right", 20), ("right", "left", 130),
  ])
  func aBarrierIsAtTheOutermostEdge(edge: String, end: String, place: Double) {
    let isVertical = ["top", "bottom"].contains(edge)
    let spec = TestSpec.canvas(
      """
      guides: {line: {barrier: [a, b], edge: \(edge)}}
      views:
        a: {view: , frame: [20, 10, 60, 30]}
        b: {view: {c: {view: , edges: 0}}, frame: [50, 40, 80, 20]}
        after: {view: , \(end): line.\(edge), size: 5, \(isVertical ? "leading: line" : "top: line")}
      """)
    #expect(spec.findings == [])
    let frame = spec.frame("after")
    switch edge {
    case "bottom": #expect(frame.y == place)
    case "top": #expect(frame.bottom == place)
    case "trailing", "right": #expect(frame.x == place)
    default: #expect(frame.right == place)
    }
  }

  @Test func barriersFollowTheDirection() {
    let views = """
      guides: {line: {barrier: [a, b], edge: trailing}}
      views:
        a: {view: , leading: 10, width: 30, top: 0, height: 5}
        b: {view: , leading: 20, width: 90, top: 9, height: 5}
        after: {view: , leading: line.trailing + 4, size: 5, top: 0}
      """
    #expect(TestSpec.canvas(views).frame("after").x == 114)
    #expect(TestSpec.canvas(direction: .rightToLeft, views).frame("after").right == 400 - 114)
  }

  /// Texts of different lengths beside each other: what follows is below the longer one.
  @Test func aBarrierFollowsTheLongerText() {
    let spec = TestSpec.canvas(
      """
      guides: {line: {barrier: [a, b], edge: bottom}}
      views:
        a: {label: aaaa, style: u, lines: 0, top: 0, leading: 0, width: 100}
        b: {label: aaaa aaaa aaaa, style: u, lines: 0, top: 0, leading: 200, width: 100}
        c: {view: , top: line.bottom + 8, leading: 0, size: 4}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("b").height == 48)
    #expect(spec.frame("c").y == 56)
  }

  @Test func guidesAreBoxesLikeViews() {
    let spec = TestSpec.canvas(
      """
      guides: {column: {leading: 20 @999, trailing: 20 @999, maxWidth: 300, centerX: 0, top: 0, bottom: 0}}
      views: {v: {view: , leading: column, trailing: column, top: 0, height: 5}}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == 50)
    #expect(spec.frame("v").width == 300)
  }
}
