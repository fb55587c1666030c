import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// Bars add to the safe area; the heights are those of `design/UIKIT.md`, sections 6, 8 and 10.
@Suite struct ChromeTests {
  /// A view in the safe area of a device with bars.
  private func area(
    _ chrome: String, device: String = "iPhone 16", _ orientation: Cell.Orientation = .portrait
  ) -> Rect {
    var options = ScreenOptions()
    options.orientation = orientation
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      device: \(device)
      chrome: {\(chrome)}
      views: {v: {view: , edges: 0}, k: {view: , top: screen.top, leading: 0, width: 1, bottom: keyboard.top}}
      """, options: options)
    #expect(spec.findings == [])
    #expect(spec.frame("k").y == 0)
    return spec.frame("v")
  }

  // iPhone 16: 393 x 852, safe area 59 and 34, in landscape 0, 59, 21. iPhone SE: 20 and 0.
  @Test func eachBarAddsToTheSafeArea() {
    #expect(area("") == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(area("navigationBar: true").y == 103)
    #expect(area("navigationBar: true, largeTitle: true").y == 155)
    #expect(area("largeTitle: true").y == 155)
    #expect(area("tabBar: true").bottom == 769)
    // A toolbar on the home indicator is 49 high, as all stored frames are; above a tab bar it is 44.
    #expect(area("toolbar: true").bottom == 769)
    #expect(area("toolbar: true", device: "iPhone SE").bottom == 623)
    #expect(area("tabBar: true, toolbar: true").bottom == 725)
    #expect(area("navigationBar: false, tabBar: false") == area(""))
    #expect(area("navigationBar: true, tabBar: true", device: "iPhone SE").height == 554)
    #expect(area("toolbar: true", device: "iPad mini").bottom == 1133 - 20 - 49)
  }

  @Test func aCompactHeightHasALowerNavigationBarAndNoLargeTitle() {
    #expect(area("navigationBar: true", .landscape).y == 32)
    #expect(area("largeTitle: true", .landscape).y == 32)
    #expect(area("navigationBar: true", device: "iPad mini", .landscape).y == 24 + 44)
  }

  @Test(arguments: [
    ("iPhone SE", Cell.Orientation.portrait, 667.0, 216.0), ("iPhone SE", .landscape, 375, 162),
    ("iPhone 16", .portrait, 852, 291), ("iPhone 16", .landscape, 393, 171),
    ("iPad (9th generation)", .portrait, 1080, 264),
    ("iPad (9th generation)", .landscape, 810, 352),
    ("iPad mini", .portrait, 1133, 284), ("iPad mini", .landscape, 744, 372),
  ])
  func theKeyboardCoversTheBottom(
    device: String, orientation: Cell.Orientation, height: Double, keyboard: Double
  ) {
    #expect(area("keyboard: true", device: device, orientation).bottom == height - keyboard)
  }

  @Test func theKeyboardCoversTheTabBar() {
    #expect(area("keyboard: true, tabBar: true").bottom == 852 - 291)
  }

  @Test func keyboardTopIsTheScreensBottomWhenItIsDown() {
    func top(_ chrome: String) -> Double {
      TestSpec(
        "quoin: 1\nscreen: T\n\(chrome)\nviews: {v: {view: , size: 9, leading: 0, bottom: keyboard.top}}"
      ).frame("v").bottom
    }
    #expect(top("") == 852)
    #expect(top("chrome: {tabBar: true}") == 852)
    #expect(top("chrome: {keyboard: true}") == 852 - 291)
  }

  @Test func barsAddToTheMarginsToo() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      chrome: {navigationBar: true}
      attach: margins
      views: {v: {view: , edges: 0}}
      """)
    #expect(spec.frame("v") == Rect(x: 16, y: 103, width: 361, height: 715))
  }

  @Test func barsOfACanvasAddToItsSafeArea() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 320, height: 480, safeArea: {top: 20}, margins: 0}
      chrome: {navigationBar: true, tabBar: true}
      views: {v: {view: , edges: 0}}
      """)
    #expect(spec.frame("v") == Rect(x: 0, y: 64, width: 320, height: 367))
  }
}
