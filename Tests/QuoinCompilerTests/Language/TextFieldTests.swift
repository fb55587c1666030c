import QuoinTestSupport
import Testing

/// Text fields: side views, the clear button, insets of the states, secure text.
@Suite struct TextFieldTests {
  /// The text's rectangle in a field of 200 × 44 points at the origin: left, top, right, bottom.
  private func text(_ keys: String, content: String = "x") -> [Double] {
    let spec = TestSpec.canvas(
      "views: {f: {textField: \"\(content)\", style: u, frame: [0, 0, 200, 44], \(keys)}}")
    #expect(spec.findings == [], "\(keys)")
    guard let content = spec.entry("f")?.content else { return [] }
    return [content.x, content.y, 200 - content.right, 44 - content.bottom]
  }

  /// "`borderStyle` (none, line, bezel, roundedRect), `insets` (added inside what the border leaves;
  /// all three rectangles)".
  @Test(arguments: [
    ("placeholder: p", [0.0, 0, 0, 0]), ("borderStyle: none", [0, 0, 0, 0]),
    ("borderStyle: roundedRect", [7, 2, 7, 2]), ("borderStyle: line", [7, 2, 7, 2]),
    ("borderStyle: bezel", [7, 2, 7, 2]), ("insets: [1, 4]", [4, 1, 4, 1]),
    ("borderStyle: roundedRect, insets: [1, 4]", [11, 3, 11, 3]),
    ("insets: [1, 4], editing: true", [4, 1, 4, 1]),
  ])
  func insetsGoInsideTheBorder(keys: String, expected: [Double]) {
    #expect(text(keys) == expected)
    #expect(text(keys, content: "").count == 4)
  }

  /// "Or `textInsets`, `editingInsets`, `placeholderInsets`": each in its state.
  @Test func eachStateMayHaveItsInsets() {
    let insets = "insets: 1, textInsets: 2, editingInsets: 3, placeholderInsets: 4, placeholder: p"
    #expect(text(insets)[0] == 2)
    #expect(text(insets + ", editing: true")[0] == 3)
    #expect(text(insets, content: "")[0] == 4)
  }

  /// The insets of one state replace those of all, and a side that they leave out comes from the
  /// same key of the style.
  @Test(arguments: [
    ("insets: 12, textInsets: {left: 20}", [20.0, 0, 0, 0]),
    ("insets: {leading: 12}, textInsets: {left: 20}", [20, 0, 0, 0]),
    ("insets: 12, editing: true, editingInsets: {top: 3}", [0, 3, 0, 0]),
    ("style: t, insets: 12, textInsets: {left: 20}", [20, 5, 5, 5]),
  ])
  func insetsOfAStateReplaceThoseOfAll(keys: String, expected: [Double]) {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, margins: 0}
      styles: {t: {textInsets: 5}}
      views: {f: {textField: x, frame: [0, 0, 200, 44], \(keys)}}
      """)
    let content = spec.entry("f")?.content
    #expect(
      content.map { [$0.x, $0.y, 200 - $0.right, 44 - $0.bottom] } == expected, "\(spec.findings)")
  }

  /// "`mode` never, whileEditing, unlessEditing, always (the default here)".
  @Test(arguments: [
    ("", 20.0, 20.0), (", mode: always", 20, 20), (", mode: never", 0, 0),
    (", mode: whileEditing", 0, 20), (", mode: unlessEditing", 20, 0),
  ])
  func aSideViewTakesItsRoomWhenItIsShown(mode: String, atRest: Double, editing: Double) {
    let left = "leftView: {symbol: star\(mode)}"
    #expect(text(left)[0] == atRest)
    #expect(text(left + ", editing: true")[0] == editing)
    #expect(text("rightView: {width: 20\(mode)}")[2] == atRest)
  }

  /// `{label | symbol | image | width, size, padding, font, color, mode}`: the room of each.
  @Test(arguments: [
    ("{label: kg}", 20.0), ("{label: kg, padding: 3}", 26), ("{symbol: star, size: 30}", 30),
    ("{image: logo, size: [24, 12], padding: 2}", 28), ("{width: 9}", 9),
  ])
  func sideViewsHaveOneContent(view: String, width: Double) {
    #expect(text("leftView: \(view)")[0] == width)
  }

  /// "`clearButton` (a mode, default never)": the button takes room while there is text to clear.
  @Test func theClearButtonIsThereInItsMode() {
    #expect(text("")[2] == 0)
    #expect(text("clearButton: whileEditing")[2] == 0)
    #expect(text("clearButton: whileEditing, editing: true")[2] > 0)
    #expect(text("clearButton: always")[2] > 0)
  }

  /// "`secure`": bullets stand for the characters.
  @Test func secureTextIsHidden() {
    let spec = TestSpec.canvas(
      "views: {f: {textField: secret, style: u, secure: true, frame: [0, 0, 200, 44]}}")
    #expect(spec.entry("f")?.lines.map(\.text) == ["••••••"])
  }
}
