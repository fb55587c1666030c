import QuoinTestSupport
import Testing

/// `system` chooses the iOS whose controls and font a screen is laid out with.
///
/// The heights are those that Interface Builder stored for controls nobody constrained, by Xcode's
/// version: the notes of the corpus of stored frames list them.
@Suite struct SystemTests {
  private func height(_ system: String?, _ view: String) -> Double {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      \(system.map { "system: \($0)" } ?? "ignore: []")
      canvas: {width: 400, height: 800, scale: 2}
      views: {a: {\(view), top: 0, leading: 0, width: 200}}
      """)
    #expect(!spec.result.hasErrors, "\(spec.result.diagnostics.map(\.message))")
    return spec.frame("a").height
  }

  @Test(arguments: [
    ("iOS 12", 30.0), ("iOS 10", 30), ("iOS 13", 34), ("iOS 17", 34), ("iOS 26", 34),
  ])
  func roundedFields(_ system: String, _ height: Double) {
    let field = "textField: Hi, borderStyle: roundedRect, font: {size: 14}"
    #expect(self.height(system, field) == height)
  }

  @Test(arguments: [("iOS 12", 29.0), ("iOS 13", 32), ("iOS 18", 32)])
  func segments(_ system: String, _ height: Double) {
    #expect(self.height(system, "segments: [A, B]") == height)
  }

  @Test(arguments: [("iOS 13", 2.0), ("iOS 14", 4)])
  func progress(_ system: String, _ height: Double) {
    #expect(self.height(system, "progress: 0.5") == height)
  }

  @Test func theUsualIsIOS18() {
    #expect(height(nil, "switch: true") == 31)
    #expect(height("iOS 26", "switch: true") == 28)
    #expect(height(nil, "label: Hi") == 20.5)
    #expect(height("iOS 26", "label: Hi") == 21)
  }

  @Test func intrinsicStandsForWhatTheContentMeasures() {
    let spec = TestSpec.canvas(
      """
      views:
        a: {label: Hi, style: u, intrinsic: [70, 30], top: 0, leading: 0}
        b: {image: later, intrinsic: [64, 48], ignore: missing-image, top: 100, leading: 0}
        c: {map: Home, intrinsic: [none, 90], width: 50, top: 200, leading: 0}
      """)
    #expect(!spec.result.hasErrors)
    #expect(spec.frame("a").width == 70 && spec.frame("a").height == 30)
    #expect(spec.frame("b").width == 64 && spec.frame("b").height == 48)
    #expect(spec.frame("c").width == 50 && spec.frame("c").height == 90)
  }
}
