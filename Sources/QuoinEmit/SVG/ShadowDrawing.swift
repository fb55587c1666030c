import QuoinLayout
import QuoinScreen

/// Draws a shadow as a few faint rings: a picture without filters is drawn alike everywhere.
struct ShadowDrawing {
  let shadow: Appearance.Shadow
  let frame: Rect
  let cornerRadius: Double

  /// Draws it, the widest ring first.
  func draw(_ xml: inout XMLWriter) {
    let moved = Rect(
      x: frame.x + shadow.x, y: frame.y + shadow.y, width: frame.width, height: frame.height)
    let reaches = shadow.radius > 0 ? [1, 0.6, 0.2, -0.2] : [0]
    for reach in reaches {
      var path = SVGPath()
      let distance = reach * shadow.radius
      path.add(moved.outset(by: distance), radius: max(0, cornerRadius + distance))
      xml.element(
        "path",
        [("class", "shadow"), ("d", path.data)]
          + shadow.color.attributes("fill", opacity: 1 / Double(reaches.count)))
    }
  }
}
