import QuoinLayout
import QuoinScreen

/// Draws the system's bars over the views: quiet, and letting what is behind them show.
struct ChromeDrawing {
  private let screen: Rect
  private let bars: [ChromeBar]
  private let palette: SVGPalette

  init(layout: ScreenLayout, palette: SVGPalette) {
    let size = layout.frames.size
    screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    bars = layout.screen.canvas.chrome
    self.palette = palette
  }

  /// Draws each bar and the hairline at its inner edge.
  func draw(_ xml: inout XMLWriter) {
    for bar in bars {
      let rect = rect(of: bar)
      var area = SVGPath()
      area.add(rect)
      xml.element(
        "path",
        [("class", "bar \(bar.kind.rawValue)"), ("d", area.data)]
          + palette.picture.attributes("fill", opacity: bar.kind == .keyboard ? 0.95 : 0.75))
      if bar.kind == .keyboard { drawKeys(in: rect, &xml) }
      drawHairline(of: bar, at: bar.kind.isAtTop ? rect.bottom : rect.y, &xml)
    }
  }

  private func rect(of bar: ChromeBar) -> Rect {
    let height = bar.inner - bar.outer
    return Rect(
      x: 0, y: bar.kind.isAtTop ? bar.outer : screen.height - bar.inner, width: screen.width,
      height: height)
  }

  private func drawHairline(of bar: ChromeBar, at y: Double, _ xml: inout XMLWriter) {
    var line = SVGPath()
    line.add(Rect(x: 0, y: y, width: screen.width, height: 0))
    xml.element(
      "path",
      [("class", "bar"), ("d", line.data), ("fill", "none")]
        + palette.pictureLine.attributes("stroke", opacity: 0.8) + [("stroke-width", "0.5")])
  }

  /// Draws three rows of keys and the space bar: a hint of what the bar is.
  private func drawKeys(in rect: Rect, _ xml: inout XMLWriter) {
    let pitch = min(rect.height / 4.5, 54)
    let gap = 6.0
    var keys = SVGPath()
    for (row, count) in [10, 9, 7].enumerated() {
      let width = (rect.width - gap) / 10
      let start = (rect.width - width * Double(count)) / 2
      for key in 0..<count {
        keys.add(
          Rect(
            x: start + Double(key) * width + gap / 2,
            y: rect.y + gap + Double(row) * pitch + gap / 2,
            width: max(0, width - gap), height: max(0, pitch - 2 * gap)), radius: 5)
      }
    }
    keys.add(
      Rect(
        x: rect.width * 0.25, y: rect.y + gap + 3 * pitch + gap / 2, width: rect.width * 0.5,
        height: max(0, pitch - 2 * gap)), radius: 5)
    xml.element(
      "path",
      [("class", "bar keyboard"), ("d", keys.data)]
        + palette.screen.attributes("fill", opacity: 0.7))
  }
}
