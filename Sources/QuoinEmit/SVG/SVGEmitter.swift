import QuoinLayout
import QuoinScreen

extension Emitter {
  /// The screen as a picture.
  ///
  /// SVG 1.1 that is safe to embed: no script, style, event attribute, foreign object or outside
  /// reference. Each view has exactly one `rect`, with the view's frame in the screen's coordinates,
  /// the id `frame-N` (N counts the views in the order of the frame table, from 0) and the view's id
  /// as its `title`; everything else is drawn with paths.
  static let svg = Emitter(
    name: "svg", fileExtension: "svg", summary: "the screen as a picture", isPerLayout: true
  ) { inputs in
    inputs.map { input in
      var drawing = ScreenDrawing(layout: input.layout)
      return drawing.draw()
    }.joined()
  }
}

/// Draws one screen.
private struct ScreenDrawing {
  private let layout: ScreenLayout
  private let palette: SVGPalette
  private var xml = XMLWriter()
  /// The views whose children are being drawn, innermost last.
  private var open: [ViewDrawing] = []

  init(layout: ScreenLayout) {
    self.layout = layout
    palette = .of(layout.screen.cell.theme)
  }

  mutating func draw() -> String {
    let outline = DeviceOutline(layout: layout, palette: palette)
    let page = outline.page
    xml.start(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"),
        ("width", page.width.decimalText), ("height", page.height.decimalText),
        (
          "viewBox",
          [page.x, page.y, page.width, page.height].map(\.decimalText).joined(separator: " ")
        ),
      ])
    xml.element("title", text: title)
    InsetPattern.define(&xml, palette)
    outline.drawBody(&xml)
    if outline.clips {
      xml.start("clipPath", [("id", "clip-screen")])
      xml.element("path", [("d", outline.shape.data)])
      xml.end()
    }
    xml.start(
      "g", [("class", "views")] + (outline.clips ? [("clip-path", "url(#clip-screen)")] : []))
    outline.drawSafeArea(&xml)
    drawViews()
    xml.end()
    xml.end()
    return xml.output
  }

  private mutating func drawViews() {
    for (index, (view, frame)) in zip(layout.screen.views, layout.frames.views).enumerated() {
      while let last = open.last, last.index != view.parent { close() }
      let drawing = ViewDrawing(
        index: index, view: view, frame: frame, palette: palette,
        direction: layout.screen.cell.direction)
      drawing.drawStart(&xml)
      open.append(drawing)
    }
    while !open.isEmpty { close() }
  }

  private mutating func close() {
    open.popLast()?.drawEnd(&xml)
  }

  private var title: String {
    let cell = layout.screen.cell
    let device = cell.device.map { ", \($0) \(cell.orientation.rawValue)" } ?? ""
    return "\(layout.screen.name)\(device)"
  }
}
