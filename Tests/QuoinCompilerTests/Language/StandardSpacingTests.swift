import QuoinScreen
import QuoinTestSupport
import Testing

/// Standard spacing: 8 between siblings and to a container, margins of 8 in a container, both
/// mirrored in right-to-left.
@Suite struct StandardSpacingTests {
  @Test(arguments: [
    (LayoutDirection.leftToRight, [8.0, 56, 352]), (.rightToLeft, [352, 304, 8]),
  ])
  func systemSpaceCountsFromTheLeadingEdge(direction: LayoutDirection, x: [Double]) {
    let spec = TestSpec.canvas(
      direction: direction,
      """
      views:
        a: {view: , size: 40, top: system, leading: system}
        b: {view: , size: 40, top: a.bottom + system, leading: a.trailing + system}
        c: {view: , size: 40, top: 0, trailing: system}
      """)
    #expect(spec.findings == [])
    #expect(["a", "b", "c"].map { spec.frame($0).x } == x)
    #expect(spec.frame("b").y == 56)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 12.0), (.rightToLeft, 244)])
  func marginsAreMirrored(direction: LayoutDirection, x: Double) {
    let spec = TestSpec.canvas(
      direction: direction,
      """
      views:
        box:
          view:
            plain: {view: {inner: {view: , edges: 0, attach: margins}}, top: 0, leading: 4, width: 160, height: 50}
            own: {view: {at: {view: , edges: 0, attach: margins}}, top: 60, leading: 4, width: 160, height: 50, margins: {leading: 20}}
          edges: 0
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("inner").x == x)
    #expect(spec.frame("inner").width == 144)
    #expect(spec.frame("at").x == (direction == .leftToRight ? 24 : 244))
    #expect(spec.frame("at").width == 132)
  }
}
