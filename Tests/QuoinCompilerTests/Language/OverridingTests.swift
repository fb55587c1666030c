import QuoinTestSupport
import Testing

/// What a view says itself is stronger than its styles, also where one of the two says it with a
/// compound key.
@Suite struct OverridingTests {
  private func frame(_ styles: String, _ keys: String) -> [Double] {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, scale: 3, margins: 0}
      styles: {\(styles)}
      views: {v: {view: , \(keys)}}
      """)
    #expect(spec.findings == [], "\(styles) \(keys)")
    let frame = spec.frame("v")
    return [frame.x, frame.y, frame.width, frame.height]
  }

  @Test(arguments: [
    ("a: {size: 40}", "style: a, width: 20, top: 0, leading: 0", [0.0, 0, 20, 40]),
    ("a: {width: 40, height: 3}", "style: a, size: 20, top: 0, leading: 0", [0, 0, 20, 20]),
    ("a: {edges: 10}", "style: a, top: 50", [10, 50, 380, 740]),
    ("a: {edges: [1, 2]}", "style: a, bottom: none, height: 9", [2, 1, 396, 9]),
    ("a: {frame: [1, 2, 3, 4]}", "style: a, height: 40", [1, 2, 3, 40]),
    ("a: {top: 1, leading: 2, size: 5}", "style: a, frame: [7, 8, 9, 10]", [7, 8, 9, 10]),
    ("a: {top: 1, trailing: 2}", "style: a, frame: [7, 8, 9, 10]", [7, 8, 9, 10]),
    ("a: {center: 0, size: 10}", "style: a, centerY: 5", [195, 400, 10, 10]),
    ("a: {size: 40}, b: {width: 20}", "style: [a, b], top: 0, leading: 0", [0, 0, 20, 40]),
    ("a: {size: 40}, b: {width: 20}", "style: [b, a], top: 0, leading: 0", [0, 0, 40, 40]),
    ("a: {minSize: 40}", "style: a, minWidth: 20, size: 1 @1, top: 0, leading: 0", [0, 0, 20, 40]),
  ])
  func theStrongerKeyTakesItsPart(styles: String, keys: String, expected: [Double]) {
    #expect(frame(styles, keys) == expected)
  }

  /// Both on one view are both meant, and tell each other.
  @Test func keysOfOneViewConflict() {
    let spec = TestSpec.canvas("views: {v: {view: , size: 40, width: 20, top: 0, leading: 0}}")
    #expect(spec.result.diagnostics.map(\.id) == ["conflict"])
  }
}
