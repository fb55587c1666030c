import QuoinSource
import QuoinTestSupport
import Testing

/// `constraints:`, references and what is checked when they are read.
@Suite struct EquationTests {
  private func spec(_ equations: String, _ rest: String = "") -> TestSpec {
    TestSpec.canvas(
      """
      \(rest)
      views:
        box: {view: {inner: {view: , frame: [1, 2, 3, 4]}}, frame: [40, 30, 100, 60]}
        v: {view: }
      constraints: \(equations)
      """)
  }

  private func frame(_ equations: String) -> [Double] {
    let spec = spec(equations)
    #expect(spec.findings == [], "\(equations)")
    let frame = spec.frame("v")
    return [frame.x, frame.y, frame.width, frame.height]
  }

  private static let size = "v.width == 10, v.height == 10"

  /// "`left == | <= | >= right [@priority]`, chains, both sides linear; compound ones as insets:
  /// `card.edges == hero + 16` (inside by 16), `card.edges <= hero` (inside)".
  @Test(arguments: [
    ("[v.edges == box + 16]", [56.0, 46, 68, 28]),
    ("[v.edges == box.edges]", [40, 30, 100, 60]),
    (
      "[v.edges <= box, v.leading == parent.leading @1, v.top == parent.top @1, v.size == 10]",
      [40, 30, 10, 10]
    ),
    ("[v.top == box.bottom, v.leading == box.trailing + 8, v.size == box]", [148, 90, 100, 60]),
    ("[v.left == box.left == inner.left - 1, v.top == box.top, v.size == 10]", [40, 30, 10, 10]),
    (
      "[2 * v.width + 10 == box.width + v.height, v.height == 10, v.center == box]",
      [65, 55, 50, 10]
    ),
    (
      "[v.width >= 30, v.width == 3 @999, v.height == 4, v.top == parent.top, v.left == parent.left]",
      [0, 0, 30, 4]
    ),
    (
      "[v.width <= 30, v.width == 90 @1, v.height == 4, v.top == parent.top, v.left == parent.left]",
      [0, 0, 30, 4]
    ),
    ("[v.width == 25%, v.height == 10% + 10, v.center == parent]", [150, 355, 100, 90]),
  ])
  func equationsAreLinear(equations: String, expected: [Double]) {
    #expect(frame(equations) == expected)
  }

  /// "At the top or in a container": there `parent` is the container.
  @Test func containersHaveEquations() {
    let spec = TestSpec.canvas(
      """
      views:
        box:
          view: {a: {view: }}
          frame: [40, 30, 100, 60]
          constraints: [a.edges == parent + 5]
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").x == 45)
    #expect(spec.frame("a").height == 50)
  }

  /// "Map form `{equation, name}`; the name becomes the identifier".
  @Test func theMapFormHasAName() {
    let spec = spec(
      "[{equation: v.width == 10 @high, name: wide}, v.height == 1, v.top == parent.top, v.left == parent.left]"
    )
    #expect(spec.findings == [])
    let named = spec.result.layouts.first?.screen.constraints.first { $0.name == "wide" }
    #expect(named?.priority == 750)
  }

  /// "References": each form meets its box.
  ///
  /// The device has a safe area of 59 and 34 points, the
  /// margins are 16 more.
  @Test(arguments: [
    ("parent.leading", 0.0), ("parent.margins.leading", 16), ("screen.leading", 0),
    ("screen.safeArea.leading", 0), ("screen.trailing - 393", 0), ("g.leading", 20),
    ("parent.readable.leading", 16), ("g", 20), ("other", 30), ("other.trailing", 40),
  ])
  func referencesAcross(reference: String, x: Double) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      guides: {g: {leading: 20, trailing: 20, top: 0, bottom: 0}}
      views:
        other: {view: , frame: [30, 300, 10, 10]}
        v: {view: , size: 4, top: 0, leading: \(reference)}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == x)
  }

  @Test(arguments: [
    ("screen.top", 0.0), ("screen.safeArea.top", 59), ("screen.safeArea.bottom", 818),
    ("screen.bottom", 852), ("keyboard.top", 852), ("parent.top", 0), ("parent.margins.top", 59),
  ])
  func referencesDown(reference: String, y: Double) {
    let spec = TestSpec(
      "quoin: 1\nscreen: T\nviews: {v: {view: , size: 4, left: 0, top: \(reference)}}")
    #expect(spec.findings == [])
    #expect(spec.frame("v").y == y)
  }

  /// "Checked when read": one error each, at its place, with a hint.
  @Test(arguments: [
    ("v.left == bxo.left", "unknown-id"), ("v.left == box.lfet", "unknown-anchor"),
    ("v.left == box.width", "location-against-size"),
    ("v.top == 0 * box.top", "location-without-partner"),
    ("v.top == box.left", "horizontal-against-vertical"),
    ("v.left == box.leading", "left-against-leading"),
    ("v.width == v.height * box.width", "non-linear"), ("v.width == 8 / box.width", "non-linear"),
    ("v.width == -4", "negative-size"), ("v.width == 1e999", "non-finite-number"),
    ("v.width == box.width / 0", "division-by-zero"), ("v.width == box.width+8", "missing-blanks"),
    ("v.width", "missing-relation"), ("v.width = 8", "unexpected-token"),
    ("v.size == box.edges", "compound-mismatch"), ("v.width == box.width @0", "bad-priority"),
    ("v.width == v.width", "nothing-constrained"), ("v.width == (8", "unexpected-token"),
    ("\"H:|-[v]--|\"", "visual-format"), ("v.width == none", "misplaced-none"),
    ("v.width == $unknown", "unknown-value"), ("v.top == v.safeArea.top", "nested-safe-area"),
    ("keyboard.bottom == v.bottom", "unknown-anchor"), ("{equaton: v.width == 8}", "unknown-key"),
  ])
  func faultsAreToldWhenRead(equation: String, id: String) throws {
    let spec = spec("[\(equation)]")
    let errors = spec.result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id).prefix(1) == [id], "\(errors.map(\.message))")
    let error = try #require(errors.first)
    #expect(error.range?.start.line == 10)
    #expect(error.hint != nil)
  }
}
