import QuoinTestSupport
import Testing

/// Spacers: what a stack has left, in equal parts.
@Suite struct SpacerTests {
  @Test func aSpacerTakesWhatIsLeft() {
    let spec = row("a: {label: aaaa, style: u}, s1: {spacer: }, b: {label: bb, style: u}")
    #expect(spec.findings == [])
    #expect(spec.frame("s1").width == 140)
    #expect(spec.frame("b").x == 180)
  }

  @Test func spacersAreEqual() {
    let spec = row("s1: {spacer: }, a: {label: aaaa, style: u}, s2: {spacer: 20}")
    #expect(spec.findings == [])
    #expect(spec.frame("s1").width == 80 && spec.frame("s2").width == 80)
  }

  /// A least length above the equal part is kept, the others share the rest.
  @Test(arguments: [[100, 0, 0], [0, 100, 0], [0, 5, 100]])
  func leastLengthsAreKept(minima: [Int]) {
    let spacers = minima.enumerated().map { "s\($0.offset): {spacer: \($0.element)}" }
    let spec = row(
      "\(spacers[0]), a: {label: aaaa, style: u}, \(spacers[1]), b: {label: aa, style: u}, "
        + spacers[2])
    #expect(spec.findings == [])
    #expect((0..<3).map { spec.frame("s\($0)").width } == minima.map { $0 == 100 ? 100 : 20 })
  }

  /// In a stack that is as small as its children spacers are as short as they may be.
  @Test func spacersDoNotStretchAStack() {
    let spec = TestSpec.canvas(
      """
      views:
        s: {vstack: {a: {label: a, style: u}, gap: {spacer: 9}, b: {label: b, style: u}}, top: 0, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("s").height == 57)
  }

  @Test func aHiddenSpacerHasNoLength() {
    let spec = row("a: {label: aaaa, style: u}, s1: {spacer: 30, hidden: true}, s2: {spacer: }")
    #expect(spec.findings == [])
    #expect(spec.frame("s1").width == 0 && spec.frame("s2").width == 160)
  }

  private func row(_ children: String) -> TestSpec {
    TestSpec.canvas("views: {row: {hstack: {\(children)}, frame: [0, 0, 200, 24]}}")
  }
}
