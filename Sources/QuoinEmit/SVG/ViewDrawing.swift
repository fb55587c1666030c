import QuoinLayout
import QuoinScreen

/// Draws one view: its box, insets and content before its children, its border after them.
struct ViewDrawing {
  /// The index in the frame table.
  let index: Int
  let view: View
  let frame: ViewFrame
  let palette: SVGPalette
  let direction: LayoutDirection

  private var radius: Double { view.appearance.cornerRadius }

  /// Opens the view's group and draws what is below its children.
  func drawStart(_ xml: inout XMLWriter) {
    let opacity =
      min(max(view.appearance.alpha, 0), 1) * (view.isHidden ? 0.5 : 1)
      * (view.isEnabled ? 1 : 0.5)
    xml.start(
      "g",
      [("id", "view-\(index)")] + (opacity < 1 ? [("opacity", opacity.decimalText)] : []))
    if let shadow = view.appearance.shadow {
      ShadowDrawing(shadow: shadow, frame: frame.frame, cornerRadius: radius).draw(&xml)
    }
    drawBox(&xml)
    if view.appearance.clips { startClip(&xml) }
    drawInsets(&xml)
    drawContent(&xml)
  }

  /// Draws what is above the view's children and closes its group.
  func drawEnd(_ xml: inout XMLWriter) {
    if view.appearance.clips { xml.end() }
    drawBorder(&xml)
    xml.end()
  }

  // MARK: Box

  private func drawBox(_ xml: inout XMLWriter) {
    let rect = frame.frame
    var attributes: XMLWriter.Attributes = [
      ("id", "frame-\(index)"), ("x", rect.x.decimalText), ("y", rect.y.decimalText),
      ("width", rect.width.decimalText), ("height", rect.height.decimalText),
    ]
    if rect.radius(radius) > 0 { attributes.append(("rx", rect.radius(radius).decimalText)) }
    let background = view.appearance.background
    attributes += background?.attributes("fill") ?? [("fill", "none")]
    if view.isHidden || (background == nil && view.appearance.border == nil) {
      attributes += palette.outline.attributes("stroke", opacity: view.isHidden ? 1 : 0.7)
      attributes.append(("stroke-width", view.isHidden ? "1" : "0.5"))
    }
    if view.isHidden { attributes.append(("stroke-dasharray", "4 3")) }
    xml.start("rect", attributes)
    xml.element("title", text: view.id)
    xml.element("desc", text: view.kind)
    xml.end()
  }

  private func startClip(_ xml: inout XMLWriter) {
    var path = SVGPath()
    path.add(frame.frame, radius: radius)
    xml.start("clipPath", [("id", "clip-\(index)")])
    xml.element("path", [("d", path.data)])
    xml.end()
    xml.start("g", [("clip-path", "url(#clip-\(index))")])
  }

  private func drawBorder(_ xml: inout XMLWriter) {
    guard let border = view.appearance.border, border.width > 0 else { return }
    var path = SVGPath()
    path.add(frame.frame.outset(by: -border.width / 2), radius: radius - border.width / 2)
    xml.element(
      "path",
      [("class", "border"), ("d", path.data), ("fill", "none")]
        + border.color.attributes("stroke") + [("stroke-width", border.width.decimalText)])
  }

  /// Shades what is between the bounds and the content.
  private func drawInsets(_ xml: inout XMLWriter) {
    guard case .text = view.content, let content = frame.content, content != frame.frame else {
      return
    }
    var path = SVGPath()
    path.add(frame.frame, radius: radius)
    path.add(content)
    for side in frame.sideViews where !content.holds(side.frame) { path.add(side.frame) }
    xml.element(
      "path",
      [
        ("class", "insets"), ("d", path.data), ("fill-rule", "evenodd"),
        ("fill", InsetPattern.paint),
      ])
  }

  // MARK: Content

  private func drawContent(_ xml: inout XMLWriter) {
    for side in frame.sideViews { draw(side, &xml) }
    switch view.content {
    case .none: break
    case .text(let text):
      for line in frame.lines where !line.text.isEmpty {
        draw(line, font: text.font, color: text.color, kern: text.kern, &xml)
      }
    case .control(let control):
      let drawing = ShapeDrawing(frame: frame.frame, direction: direction)
      for shape in control.shapes { drawing.draw(shape, &xml) }
      if let captions = control.captions {
        for line in frame.lines where !line.text.isEmpty {
          draw(line, font: captions.font, color: captions.color, &xml)
        }
      }
    case .picture(let name, _):
      let placeholder = PicturePlaceholder(
        name: name, rect: frame.content ?? frame.frame, tint: view.appearance.tint)
      placeholder.draw(&xml, palette)
    }
  }

  private func draw(_ side: SideViewFrame, _ xml: inout XMLWriter) {
    var path = SVGPath()
    path.add(side.frame)
    xml.element(
      "path",
      [("class", "side-view"), ("d", path.data), ("fill", "none")]
        + palette.outline.attributes("stroke", opacity: 0.5)
        + [("stroke-width", "0.5"), ("stroke-dasharray", "2 2")])
    switch side.view.content {
    case .blank: break
    case .text(_, let font, let color):
      if let line = side.line { draw(line, font: font, color: color, &xml) }
    case .picture(let name, _, let color):
      PicturePlaceholder(name: name, rect: side.picture ?? side.frame, tint: color)
        .draw(&xml, palette)
    }
  }

  /// Draws a line, each of its parts in its own way.
  private func draw(
    _ line: TextLine, font: Font, color: Color, kern: Double = 0, _ xml: inout XMLWriter
  ) {
    if line.runs.isEmpty {
      let style = TextContent.Run(text: line.text, font: font, color: color, kern: kern)
      draw(TextLine.Run(style: style, x: line.x, width: line.width), at: line.baseline, &xml)
    }
    for run in line.runs where !run.style.text.isEmpty { draw(run, at: line.baseline, &xml) }
  }

  private func draw(_ line: TextLine.Run, at baseline: Double, _ xml: inout XMLWriter) {
    let style = line.style
    let isRightToLeft = style.text.isRightToLeft ?? (direction == .rightToLeft)
    var attributes: XMLWriter.Attributes = [
      ("x", (isRightToLeft ? line.x + line.width : line.x).decimalText),
      ("y", baseline.decimalText),
    ]
    if line.width > 0 {
      attributes += [
        ("textLength", line.width.decimalText), ("lengthAdjust", "spacingAndGlyphs"),
      ]
    }
    if style.kern != 0 { attributes.append(("letter-spacing", style.kern.decimalText)) }
    if isRightToLeft { attributes += [("direction", "rtl"), ("unicode-bidi", "embed")] }
    let lines = (style.isUnderlined ? ["underline"] : []) + (style.isStruck ? ["line-through"] : [])
    if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
    attributes += style.font.svgAttributes + style.color.attributes("fill")
    xml.element("text", attributes + [("xml:space", "preserve")], text: style.text)
  }
}
