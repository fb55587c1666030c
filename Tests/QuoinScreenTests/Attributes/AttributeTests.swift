import Testing

@testable import QuoinScreen

/// Fonts, colours, insets and styles as attributes read them.
@Suite struct AttributeTests {
  @Test func insetsAreANumberAPairOrAMap() {
    #expect(insets("8") == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(insets("[4, 12]") == EdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
    #expect(
      insets("{vertical: 2, leading: 3, right: 4}") == nil, "leading and right do not mix")
    #expect(
      insets("{vertical: 2, leading: 3}") == EdgeInsets(top: 2, left: 3, bottom: 2, right: 0))
    #expect(
      insets("{leading: 3, trailing: 5}", .rightToLeft)
        == EdgeInsets(top: 0, left: 5, bottom: 0, right: 3))
    #expect(insets("{left: 3}", .rightToLeft) == EdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(insets("[1, 2, 3, 4]") == nil)
    #expect(insets("3px") == EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  private func insets(_ value: String, _ direction: LayoutDirection = .leftToRight) -> EdgeInsets? {
    var options = ScreenOptions()
    options.direction = direction
    let spec = ResolvedSpec.label("x, insets: \(value)", options: options)
    return spec.diagnostics.isEmpty ? spec.text?.insets : nil
  }

  @Test func aPartialMapMergesOverTheStyle() {
    let spec = ResolvedSpec.label(
      "x, style: [a, b], insets: {top: 1}",
      above: "styles: {a: {insets: [4, 12]}, b: {insets: {leading: 20}}}")
    #expect(spec.ids == [])
    #expect(spec.text?.insets == EdgeInsets(top: 1, left: 20, bottom: 4, right: 12))
  }

  @Test func laterStylesAreStrongerAndTheViewStrongest() {
    let styles = "styles: {a: {lines: 2, kern: 1}, b: {lines: 3}}"
    #expect(ResolvedSpec.label("x, style: [a, b]", above: styles).text?.lineLimit == 3)
    #expect(ResolvedSpec.label("x, style: [b, a]", above: styles).text?.lineLimit == 2)
    let spec = ResolvedSpec.label("x, style: [a, b], lines: 0", above: styles)
    #expect(spec.text?.lineLimit == 0)
    #expect(spec.text?.kern == 1)
  }

  @Test func whatAKindLacksIsANoteFromAStyleAndAnErrorOnTheView() {
    let spec = ResolvedSpec.label("x, style: f", above: "styles: {f: {placeholder: Name}}")
    #expect(spec.ids == ["style-attribute-unused"])
    #expect(spec.diagnostics.first?.severity == .note)
    let onView = ResolvedSpec.label("x, placeholder: Name")
    #expect(onView.ids == ["attribute-not-of-kind"])
    #expect(onView.diagnostics.first?.severity == .error)
  }

  @Test func textStylesFollowTheTextSizeAndBareSizesDoNot() {
    var options = ScreenOptions()
    options.textSize = .AX3
    let style = ResolvedSpec.label("x, font: headline", options: options).text?.font
    #expect(style == Font(size: 40, weight: .semibold, textStyle: .headline))
    #expect(
      ResolvedSpec.label("x, font: {size: 17}", options: options).text?.font == Font(size: 17))
    // NativePHP mobile-ui 33: scaled once.
    options.textSize = .AX1
    let scaled = ResolvedSpec.label("x, font: {size: 17, textStyle: body}", options: options)
    #expect(scaled.text?.font.size == 28)
  }

  @Test(arguments: [
    ("FF8000", 0xFF8000, 255), ("'#0a84ff'", 0x0A84FF, 255), ("0A84FF80", 0x0A84FF, 128),
    ("systemRed", 0xFF3B30, 255), ("brand", 0x112233, 255),
    ("{light: 010203, dark: 0F0F0F}", 0x010203, 255),
  ])
  func coloursAreNumbersOrNames(value: String, rgb: UInt32, alpha: UInt8) {
    let spec = ResolvedSpec.label("x, color: \(value)", above: "colors: {brand: 112233}")
    #expect(spec.ids == [])
    #expect(spec.text?.color == Color(rgb: rgb, alpha: alpha))
  }

  @Test func coloursFollowTheTheme() {
    var options = ScreenOptions()
    options.theme = .dark
    let spec = ResolvedSpec.label(
      "x, color: brand", above: "colors: {brand: {light: 112233, dark: 445566}}", options: options)
    #expect(spec.text?.color == Color(rgb: 0x445566))
    #expect(ResolvedSpec.label("x", options: options).text?.color == Color(rgb: 0xFFFFFF))
  }

  @Test(arguments: ["12345", "GGGGGG", "red;x", "url(a)", "0x112233", "", "transparent"])
  func otherColoursAreErrors(value: String) {
    #expect(ResolvedSpec.label("x, color: \"\(value)\"").ids == ["wrong-type"])
  }

  @Test func prioritiesAreForBothAxesOrOne() {
    let both = ResolvedSpec.label("x, hugging: 251").screen?.views.first
    #expect(both?.hugging == View.AxisPriorities(horizontal: 251, vertical: 251))
    let one = ResolvedSpec.label("x, resistance: {horizontal: required}").screen?.views.first
    #expect(one?.resistance == View.AxisPriorities(horizontal: 1000, vertical: 750))
    #expect(ResolvedSpec.label("x, hugging: 0").ids == ["wrong-type"])
    #expect(ResolvedSpec.label("x, hugging: 1000.5").ids == ["wrong-type"])
  }
}
