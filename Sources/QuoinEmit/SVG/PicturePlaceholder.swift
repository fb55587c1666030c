import QuoinLayout
import QuoinScreen

/// A box with diagonals and a name in place of a picture.
struct PicturePlaceholder {
  let name: String
  let rect: Rect
  let tint: Color?

  /// Draws the box, and the name where there is room for it.
  func draw(_ xml: inout XMLWriter, _ palette: SVGPalette) {
    var box = SVGPath()
    box.add(rect, radius: 3)
    xml.element(
      "path", [("class", "picture"), ("d", box.data)] + palette.picture.attributes("fill"))
    var lines = box
    lines.addDiagonals(of: rect.outset(by: -rect.radius(1)))
    xml.element(
      "path",
      [("class", "picture"), ("d", lines.data), ("fill", "none")]
        + (tint ?? palette.pictureLine).attributes("stroke", opacity: 0.65)
        + [("stroke-width", "0.75")])
    drawName(&xml, palette)
  }

  private func drawName(_ xml: inout XMLWriter, _ palette: SVGPalette) {
    let size = min(11, rect.height * 0.3)
    // A character is about 0.6 of the size wide in the fonts that stand in for the system's.
    let room = (rect.width - 12) / (size * 0.6)
    guard size >= 6, room >= 3 else { return }
    let limit = Int(min(room, 100))
    let label = name.count > limit ? String(name.prefix(limit - 1)) + "\u{2026}" : name
    let width = min(Double(label.count) * size * 0.6 + 6, rect.width)
    var plate = SVGPath()
    plate.add(
      Rect(
        x: rect.x + (rect.width - width) / 2, y: rect.y + rect.height / 2 - size * 0.75,
        width: width, height: size * 1.5), radius: 3)
    xml.element(
      "path", [("class", "picture"), ("d", plate.data)] + palette.picture.attributes("fill"))
    xml.element(
      "text",
      [
        ("x", (rect.x + rect.width / 2).decimalText),
        ("y", (rect.y + rect.height / 2 + size * 0.35).decimalText), ("text-anchor", "middle"),
      ] + Font(size: size, weight: .medium).svgAttributes + palette.pictureLine.attributes("fill"),
      text: label)
  }
}
