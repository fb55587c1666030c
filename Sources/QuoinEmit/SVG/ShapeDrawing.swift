import QuoinLayout
import QuoinScreen

/// Draws the shapes of a control in its frame.
struct ShapeDrawing {
  let frame: Rect
  let direction: LayoutDirection

  /// Draws a shape; one that would leave the frame is left out.
  func draw(_ shape: Shape, _ xml: inout XMLWriter) {
    guard let box = box(of: shape) else { return }
    var path = SVGPath()
    switch shape.outline {
    case .box(let radius): path.add(box, radius: radius)
    case .ellipse: path.addEllipse(in: box)
    case .line: path.addLine(from: start(of: shape), to: end(of: shape))
    }
    let fill = shape.fill?.attributes("fill") ?? [("fill", "none")]
    let stroke =
      shape.stroke.map {
        $0.attributes("stroke")
          + [("stroke-width", shape.lineWidth.decimalText)]
      } ?? []
    xml.element("path", [("class", "shape"), ("d", path.data)] + fill + stroke)
  }

  /// The shape's rectangle in the screen's coordinates.
  private func box(of shape: Shape) -> Rect? {
    let (first, last) = (start(of: shape), end(of: shape))
    let box = Rect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
    let inside = frame.outset(by: 0.5)
    guard box.x >= inside.x, box.y >= inside.y, box.right <= inside.right,
      box.bottom <= inside.bottom
    else { return nil }
    return box
  }

  private func start(of shape: Shape) -> (x: Double, y: Double) {
    point(shape.horizontal.start, shape.vertical.start)
  }

  private func end(of shape: Shape) -> (x: Double, y: Double) {
    point(shape.horizontal.end, shape.vertical.end)
  }

  /// A place in the screen's coordinates; horizontal ones count from the leading edge.
  private func point(_ horizontal: Shape.Place, _ vertical: Shape.Place) -> (x: Double, y: Double) {
    let leading = horizontal.position(in: frame.width)
    return (
      direction == .rightToLeft ? frame.right - leading : frame.x + leading,
      frame.y + vertical.position(in: frame.height)
    )
  }
}
