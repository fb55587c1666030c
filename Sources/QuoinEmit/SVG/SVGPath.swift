import QuoinLayout

/// The data of an SVG path, built from rectangles and lines.
struct SVGPath {
  /// The text of the `d` attribute.
  private(set) var data = ""

  /// A rectangle with rounded corners; the radius is at most half of the shorter side.
  mutating func add(_ rect: Rect, radius: Double = 0) {
    let radius = rect.radius(radius)
    if radius <= 0 {
      add("M", rect.x, rect.y)
      add("H", rect.right)
      add("V", rect.bottom)
      add("H", rect.x)
    } else {
      add("M", rect.x + radius, rect.y)
      add("H", rect.right - radius)
      add(corner: radius, to: rect.right, rect.y + radius)
      add("V", rect.bottom - radius)
      add(corner: radius, to: rect.right - radius, rect.bottom)
      add("H", rect.x + radius)
      add(corner: radius, to: rect.x, rect.bottom - radius)
      add("V", rect.y + radius)
      add(corner: radius, to: rect.x + radius, rect.y)
    }
    data += "Z"
  }

  /// The two diagonals of a rectangle.
  mutating func addDiagonals(of rect: Rect) {
    add("M", rect.x, rect.y)
    add("L", rect.right, rect.bottom)
    add("M", rect.right, rect.y)
    add("L", rect.x, rect.bottom)
  }

  /// The ellipse that fills a rectangle.
  mutating func addEllipse(in rect: Rect) {
    let radii = "A\((rect.width / 2).decimalText) \((rect.height / 2).decimalText) 0 1 1 "
    let middle = (rect.y + rect.height / 2).decimalText
    add("M", rect.x, rect.y + rect.height / 2)
    data += radii + "\(rect.right.decimalText) \(middle)"
    data += radii + "\(rect.x.decimalText) \(middle)Z"
  }

  /// A straight line.
  mutating func addLine(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    add("M", start.x, start.y)
    add("L", end.x, end.y)
  }

  private mutating func add(corner radius: Double, to x: Double, _ y: Double) {
    let size = radius.decimalText
    data += "A\(size) \(size) 0 0 1 \(x.decimalText) \(y.decimalText)"
  }

  private mutating func add(_ command: String, _ numbers: Double...) {
    data += command + numbers.map(\.decimalText).joined(separator: " ")
  }
}

extension Rect {
  /// A corner radius cut to what fits: between 0 and half of the shorter side.
  func radius(_ radius: Double) -> Double { max(0, min(radius, min(width, height) / 2)) }

  /// Whether another rectangle lies inside.
  func holds(_ rect: Rect) -> Bool {
    rect.x >= x && rect.y >= y && rect.right <= right && rect.bottom <= bottom
  }

  /// The rectangle with all edges moved out by a distance.
  func outset(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: max(0, width + 2 * distance),
      height: max(0, height + 2 * distance))
  }
}
