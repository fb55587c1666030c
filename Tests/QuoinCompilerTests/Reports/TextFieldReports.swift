import QuoinTestSupport
import Testing

/// Real users' reports about the rectangles of text fields, with the right answers.
@Suite struct TextFieldReports {
  /// PhoneNumberKit 264: insets from the raw bounds run the text under the left view.
  @Test func insetsBeginAfterTheLeftView() {
    let content = field("leftView: {width: 30, size: 30}, insets: {left: 10, right: 10}")
    #expect(content?.x == 40)
    #expect(content?.width == 150)
  }

  /// MaterialTextField 26: the side view subtracted twice.
  @Test(arguments: [("always", 170.0), ("never", 200.0)])
  func aSideViewIsSubtractedOnceAndOnlyWhenShown(mode: String, width: Double) {
    #expect(field("leftView: {width: 30, size: 30, mode: \(mode)}")?.width == width)
  }

  /// Each mode in each state.
  @Test(arguments: [
    ("never", false, 200.0), ("never", true, 200), ("whileEditing", false, 200),
    ("whileEditing", true, 170), ("unlessEditing", false, 170), ("unlessEditing", true, 200),
    ("always", false, 170), ("always", true, 170),
  ])
  func modesDecideByState(mode: String, isEditing: Bool, width: Double) {
    let content = field(
      "rightView: {width: 30, size: 30, mode: \(mode)}, editing: \(isEditing)")
    #expect(content?.width == width)
    #expect(content?.x == 0)
  }

  private func field(_ attributes: String) -> (x: Double, width: Double)? {
    let spec = TestSpec.canvas(
      """
      views:
        f: {textField: aaaa, style: u, \(attributes), frame: [0, 0, 200, 34]}
      """)
    #expect(spec.findings == [])
    return spec.entry("f")?.content.map { ($0.x, $0.width) }
  }
}
