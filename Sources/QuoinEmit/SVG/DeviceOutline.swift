import QuoinLayout
import QuoinScreen

/// The device around a screen: its body, the screen's shape and a hint of the safe area.
struct DeviceOutline {
  private let screen: Rect
  private let canvas: Canvas
  private let isDevice: Bool
  private let palette: SVGPalette

  init(layout: ScreenLayout, palette: SVGPalette) {
    let size = layout.frames.size
    screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    canvas = layout.screen.canvas
    isDevice = layout.screen.cell.device != nil
    self.palette = palette
  }

  /// The picture's area in the screen's coordinates.
  var page: Rect { screen.outset(by: isDevice ? bezel + 8 : 8) }

  private var bezel: Double { min(screen.width, screen.height) > 600 ? 22 : 14 }

  /// The radius of the screen's corners: round where the safe area tells of a screen without a
  /// home button.
  private var cornerRadius: Double {
    guard isDevice, canvas.hardwareInsets.bottom > 0 else { return 0 }
    return min(screen.width, screen.height) > 600 ? 18 : 44
  }

  /// Whether the screen's corners cut what is drawn.
  var clips: Bool { isDevice }

  /// The screen's shape.
  var shape: SVGPath {
    var path = SVGPath()
    path.add(screen, radius: cornerRadius)
    return path
  }

  /// Draws the body and the empty screen.
  func drawBody(_ xml: inout XMLWriter) {
    if isDevice {
      var path = SVGPath()
      path.add(screen.outset(by: bezel), radius: cornerRadius + bezel)
      xml.element(
        "path",
        [("class", "body"), ("d", path.data)] + palette.body.attributes("fill")
          + palette.rim.attributes("stroke") + [("stroke-width", "1.5")])
    }
    let stroke = isDevice ? [] : palette.outline.attributes("stroke", opacity: 0.6)
    xml.element(
      "path", [("class", "screen"), ("d", shape.data)] + palette.screen.attributes("fill") + stroke)
  }

  /// Draws what is outside the safe area in a light tint, and the home indicator.
  func drawSafeArea(_ xml: inout XMLWriter) {
    guard canvas.safeArea != .zero else { return }
    let safeArea = screen.inset(by: canvas.safeArea)
    var edges = SVGPath()
    edges.add(safeArea)
    var path = SVGPath()
    path.add(screen)
    xml.element(
      "path",
      [("class", "unsafe"), ("d", path.data + edges.data), ("fill-rule", "evenodd")]
        + palette.outline.attributes("fill", opacity: 0.1))
    xml.element(
      "path",
      [("class", "safe-area"), ("d", edges.data), ("fill", "none")]
        + palette.outline.attributes("stroke", opacity: 0.45)
        + [("stroke-width", "0.5"), ("stroke-dasharray", "4 3")])
    if isDevice, canvas.hardwareInsets.bottom > 0 { drawHomeIndicator(&xml) }
  }

  private func drawHomeIndicator(_ xml: inout XMLWriter) {
    let width = min(screen.width * 0.36, 300)
    var path = SVGPath()
    path.add(
      Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5),
      radius: 2.5)
    xml.element(
      "path",
      [("class", "home-indicator"), ("d", path.data)]
        + palette.outline.attributes("fill", opacity: 0.7))
  }
}
