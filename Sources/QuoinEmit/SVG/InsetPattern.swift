/// Hatching for the areas of insets, which lets the colours below show.
enum InsetPattern {
  /// The `fill` that paints with it.
  static let paint = "url(#insets)"

  /// Defines it.
  static func define(_ xml: inout XMLWriter, _ palette: SVGPalette) {
    xml.start("defs")
    xml.start(
      "pattern",
      [
        ("id", "insets"), ("patternUnits", "userSpaceOnUse"), ("width", "5"), ("height", "5"),
      ])
    xml.element("path", [("d", "M0 0H5V5H0Z")] + palette.inset.attributes("fill", opacity: 0.1))
    xml.element(
      "path",
      [("d", "M-1 1L1 -1M0 5L5 0M4 6L6 4")] + palette.inset.attributes("stroke", opacity: 0.45)
        + [("stroke-width", "0.75")])
    xml.end()
    xml.end()
  }
}
