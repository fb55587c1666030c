import QuoinSource
import QuoinTestSupport
import Testing

/// The anchor keys of a view and their values.
@Suite struct AnchorKeyTests {
  /// A box of 100 × 60 at 40, 30 and the view `v`, on 400 × 800 points.
  private func place(_ keys: String) -> TestSpec {
    TestSpec.canvas(
      "views:\n  box: {view: , frame: [40, 30, 100, 60]}\n  v: {view: , \(keys)}")
  }

  private func frame(_ keys: String) -> [Double] {
    let spec = place(keys)
    #expect(spec.findings == [], "\(keys)")
    let frame = spec.frame("v")
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// "A number: for an edge the distance from the container's guide, positive inwards; for a size
  /// the size; for a centre the offset, positive down or towards trailing".
  @Test(arguments: [
    ("top: 5, leading: 7, size: 10", [7.0, 5, 10, 10]),
    ("bottom: 5, trailing: 7, size: 10", [383, 785, 10, 10]),
    ("top: -5, left: -7, size: 10", [-7, -5, 10, 10]),
    ("top: 5, right: 7, size: 10", [383, 5, 10, 10]),
    ("centerX: 3, centerY: -4, width: 10, height: 20", [198, 386, 10, 20]),
  ])
  func numbersAreDistances(keys: String, expected: [Double]) {
    #expect(frame(keys) == expected)
  }

  /// "For a baseline the distance from the guide's top (firstBaseline) or bottom (lastBaseline)".
  @Test func baselinesCountFromTopAndBottom() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: x, style: u, firstBaseline: 50, leading: 0}
        b: {label: x, style: u, lastBaseline: 50, leading: 0}
      """)
    #expect(spec.findings == [])
    // The unit font at 20 has an ascender of 18 and a descender of 6.
    #expect(spec.frame("a").y == 32)
    #expect(spec.frame("b").bottom == 756)
  }

  /// "`N%`, alone or as a term: that share of the guide's width or height".
  @Test(arguments: [
    ("top: 10%, leading: 25%, width: 50%, height: 50% - 8", [100.0, 80, 200, 392]),
    ("top: 0, trailing: 10% + 5, width: 12.5%, height: 1%", [305, 0, 50, 8]),
  ])
  func sharesAreOfTheGuide(keys: String, expected: [Double]) {
    #expect(frame(keys) == expected)
  }

  /// "An expression: an equation with that anchor as its left side".
  @Test(arguments: [
    ("top: box.bottom + 32, leading: box.trailing, size: 4", [140.0, 122, 4, 4]),
    ("top: 0, leading: 0, width: 0.5 * box.width - 8, height: box.height / 2", [0, 0, 42, 30]),
    ("top: (box.top + box.bottom) / 2, leading: box, size: 4", [40, 60, 4, 4]),
    ("trailing: box.leading - 8, top: box, size: 4", [28, 30, 4, 4]),
  ])
  func expressionsAreCoordinates(keys: String, expected: [Double]) {
    #expect(frame(keys) == expected)
  }

  /// "`system` is the standard space": 8 between siblings, as in `constraint(equalToSystemSpacing…)`.
  @Test func systemIsTheStandardSpace() {
    #expect(frame("top: box.bottom + system, leading: box.trailing + system, size: 4")[1] == 98)
    #expect(frame("top: box.bottom + 2 * system, leading: 0, size: 4")[1] == 106)
  }

  /// "`a...b` for a size": at least the one and at most the other.
  @Test(arguments: [("10...20", 20.0), ("60...120", 60), ("0...400", 50)])
  func aRangeBoundsASize(range: String, width: Double) {
    // The text asks for 50 points.
    let spec = TestSpec.canvas(
      "views: {v: {label: xxxxx, style: u, lineBreak: clip, width: \(range), top: 0, leading: 0}}")
    #expect(spec.result.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(spec.frame("v").width == width)
  }

  /// "A list of these, when several hold; `none` to drop an inherited one; a map in full".
  @Test func severalNoneAndTheFullForm() {
    #expect(frame("top: [0, box.top - 30], leading: 0, size: 4") == [0, 0, 4, 4])
    #expect(
      frame("top: {value: 7, priority: 750, name: inset}, leading: 0, size: 4") == [0, 7, 4, 4])
    let spec = place("top: {value: 7, priority: high, name: inset}, leading: 0, size: 4")
    let named = spec.result.layouts.first?.screen.constraints.first { $0.name == "inset" }
    #expect(named?.priority == 750)
  }

  /// "Each may end in ` @priority` (1…1000, decimals allowed, or `@required`, `@high`, `@low`)".
  @Test(arguments: [
    ("20 @750", 750.0), ("20 @1", 1), ("20 @999.5", 999.5), ("20 @required", 1000),
    ("20 @high", 750), ("20 @low", 250), ("box.top @33", 33), ("50% - 8 @400", 400),
  ])
  func valuesMayEndInAPriority(value: String, priority: Double) {
    let spec = place("top: \(value), leading: 0, size: 4")
    #expect(spec.findings == [])
    let top = spec.result.layouts.first?.screen.constraints.first { constraint in
      constraint.left.terms.contains {
        $0.anchor.box == .view(1) && $0.anchor.attribute == .top
      }
    }
    #expect(top?.priority == priority)
  }

  @Test(arguments: ["20 @0", "20 @1001", "20 @", "20 @hihg", "20 @1e9", "20 @750 @250"])
  func otherPrioritiesAreErrors(value: String) {
    let errors = place("top: \(value), leading: 0, size: 4").result.diagnostics
    #expect(errors.map(\.severity) == [.error])
    #expect(errors.first?.hint != nil)
  }

  /// "The compound `edges size center`, and `aspect` (`1.5`, `16:9`, `16/9`)".
  @Test(arguments: [
    ("edges: 10", [10.0, 10, 380, 780]), ("edges: [10, 20]", [20, 10, 360, 780]),
    ("edges: {top: 1, horizontal: 2, bottom: 3}", [2, 1, 396, 796]),
    ("edges: box + 5", [45, 35, 90, 50]), ("center: 0, size: 20", [190, 390, 20, 20]),
    ("center: box, size: [20, 10]", [80, 55, 20, 10]),
    ("center: [5, -5], size: 2", [204, 394, 2, 2]),
    ("size: box, center: 0", [150, 370, 100, 60]),
    ("top: 0, leading: 0, width: 30, aspect: 1.5", [0, 0, 30, 20]),
    ("top: 0, leading: 0, width: 160, aspect: 16:9", [0, 0, 160, 90]),
    ("top: 0, leading: 0, height: 90, aspect: 16/9", [0, 0, 160, 90]),
  ])
  func compoundKeys(keys: String, expected: [Double]) {
    #expect(frame(keys) == expected)
  }

  /// "`frame: [x, y, w, h]` (sugar for four constraints)": in the container's bounds, whatever the
  /// attachment.
  @Test func aFrameIsFourConstraints() {
    #expect(frame("frame: [1, 2, 3, 4]") == [1, 2, 3, 4])
    let device = TestSpec("quoin: 1\nscreen: T\nviews: {v: {view: , frame: [1, 2, 3, 4]}}")
    #expect(device.frame("v").y == 2)
  }

  /// "`min…` and `max…`: with a number they bound the inset or the size; with an expression they
  /// bound the coordinate." A pull of priority 1 towards each side shows the bound.
  @Test(arguments: [
    ("minTrailing: 20, trailing: 0 @1, width: 10, top: 0", 370.0),
    ("maxTrailing: 20, leading: 0 @1, width: 10, top: 0", 370),
    ("minLeading: 20, leading: 0 @1, width: 10, top: 0", 20),
    ("minTrailing: box.leading - 8, leading: 0 @1, width: 10, top: 0", 22),
    ("maxTrailing: box.leading - 8, trailing: 0 @1, width: 10, top: 0", 22),
    ("maxLeading: box.leading, trailing: 0 @1, width: 10, top: 0", 40),
    ("minCenterX: 5, leading: 0 @1, width: 10, top: 0", 200),
    ("minRight: 20, right: 0 @1, width: 10, top: 0", 370),
  ])
  func boundsOfNumbersAndExpressions(keys: String, x: Double) {
    #expect(frame(keys + ", height: 4")[0] == x)
  }

  @Test(arguments: [
    ("minWidth: 30, width: 0 @1", 30.0), ("maxWidth: 30, width: 90 @1", 30),
    ("minSize: 30, width: 0 @1", 30), ("maxSize: [30, 90], width: 90 @1", 30),
    ("minWidth: box.width, width: 0 @1", 100), ("maxWidth: 10%, width: 90 @1", 40),
  ])
  func boundsOfSizes(keys: String, width: Double) {
    #expect(frame(keys + ", height: 40, top: 0, leading: 0")[2] == width)
  }

  @Test func boundsOfEdges() {
    #expect(frame("minEdges: 10, edges: 0 @1") == [10, 10, 380, 780])
    #expect(frame("maxEdges: 10, edges: 30 @1") == [10, 10, 380, 780])
  }

  /// "`min…` and `max…` of each but `center` and `aspect`".
  @Test(arguments: ["minCenter", "maxCenter", "minAspect", "maxAspect", "minFrame"])
  func noBoundsOfCentreAndAspect(key: String) {
    #expect(place("\(key): 1, frame: [0, 0, 1, 1]").result.diagnostics.map(\.id) == ["unknown-key"])
  }
}
