import QuoinTestSupport
import Testing

/// Sizes that Interface Builder stored for buttons nobody constrained, at two pixels a point.
///
/// They are whole points on both axes. The files are named beside each.
@Suite struct StoredButtonTests {
  @Test(arguments: [
    // ExportVectorTiles.storyboard zN0-XS-Gz0.
    ("button: Cancel", 48.0, 30.0),
    // Network.storyboard JcH-ep-PUT, SAT-fQ-1mT.
    ("button: Action", 44, 30), ("button: Refresh, font: {size: 17}", 59, 33),
    // Proxy.storyboard Chj-JL-uOF; Settings.storyboard RSr-Rm-7VT.
    ("button: Disconnect", 78, 30), ("button: Forget Network", 107, 30),
    // FeatureLayerRenderingModeMap.storyboard EGP-7C-mcY.
    ("button: Animated Zoom, contentInsets: 10", 129, 38),
  ])
  func titledButtons(content: String, width: Double, height: Double) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 414, height: 896, scale: 2}
      views: {b: {\(content), top: 0, leading: 0}}
      """)
    #expect(spec.findings == [])
    #expect([spec.frame("b").width, spec.frame("b").height] == [width, height])
  }
}
