import QuoinTestSupport
import Testing

/// Toolbars over a home indicator, as Interface Builder stored them.
@Suite struct ToolbarTests {
  private func spec(safeArea: String, bottom: String = "screen.safeArea.bottom") -> TestSpec {
    TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 414, height: 896, scale: 2, safeArea: \(safeArea)}
      views:
        scene: {view: , top: 0, leading: 0, trailing: 0, bottom: upper.top}
        upper: {toolbar: Hour, leading: 0, trailing: 0, bottom: lower.top}
        lower: {toolbar: Mode, leading: 0, trailing: 0, bottom: \(bottom)}
      """)
  }

  /// RealisticLightingAndShadows.storyboard of Esri's samples, scene rGu-vQ-gIo: the toolbar on the
  /// safe area's bottom is at 813 and 49 high, the one above it at 769 and 44 high.
  @Test func onlyTheLowestIsHigher() {
    let spec = spec(safeArea: "{top: 44, bottom: 34}")
    #expect(spec.findings == [])
    #expect([spec.frame("lower").y, spec.frame("lower").height] == [813, 49])
    #expect([spec.frame("upper").y, spec.frame("upper").height] == [769, 44])
    #expect([spec.frame("scene").y, spec.frame("scene").height] == [44, 725])
  }

  /// Main.storyboard of the same samples, toolbar lOs-Xt-37W: 44 on the bottom of a sheet of 808
  /// without a safe area; and above a tab bar nothing is of the indicator.
  @Test(arguments: ["{top: 20}", "{top: 44, bottom: 83}"])
  func withoutAnIndicatorItIsNot(safeArea: String) {
    #expect(spec(safeArea: safeArea).frame("lower").height == 44)
  }

  @Test func elsewhereItIsNot() {
    #expect(
      spec(safeArea: "{top: 44, bottom: 34}", bottom: "screen.safeArea.bottom - 8")
        .frame("lower").height == 44)
  }
}
