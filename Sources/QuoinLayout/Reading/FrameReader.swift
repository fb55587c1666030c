import QuoinScreen
import QuoinSource
import QuoinText

/// Reads the frame table out of a solution: physical, on whole pixels, texts in their places.
struct FrameReader {
  /// What the texts' places give cause to say.
  var diagnostics: [Diagnostic] = []
  let screen: Screen
  private let solved: SolvedBoxes
  private let sizes: [ContentSize?]
  var measurer: ContentMeasurer

  /// Makes a reader of the last pass.
  init(_ passes: LayoutPasses, measurer: ContentMeasurer) {
    screen = passes.formulation.screen
    solved = passes.boxes.physical(screen.cell.direction)
    sizes = passes.formulation.measures.sizes
    self.measurer = measurer
  }

  /// The frame table.
  mutating func frames() -> FrameTable {
    let pixels = PixelPass(grid: measurer.grid)
    var views: [ViewFrame] = []
    views.reserveCapacity(screen.views.count)
    for (index, view) in screen.views.enumerated() {
      let frame = pixels.rounded(
        solved.views[index].outset(by: view.alignmentInsets),
        content: sizes[index]?.outset(by: view.alignmentInsets))
      var entry = viewFrame(of: view, at: index, frame)
      if let size = solved.contents[index] {
        entry.content = pixels.rounded(scrolledRect(of: size, at: index), content: nil)
      }
      views.append(entry)
    }
    let whole = pixels.rounded(Rect(x: 0, y: 0, size: solved.size), content: nil)
    return FrameTable(
      size: Size(
        width: screen.canvas.width ?? whole.width, height: screen.canvas.height ?? whole.height),
      views: views, guides: solved.guides.map { pixels.rounded($0, content: nil) })
  }

  private mutating func viewFrame(of view: View, at index: Int, _ frame: Rect) -> ViewFrame {
    var result = ViewFrame(frame: frame)
    switch view.content {
    case .none: break
    case .picture(_, let size):
      result.content = view.appearance.contentMode.rect(of: size, in: frame)
    case .control(let control):
      if let captions = control.captions { place(captions, of: view, &result) }
    case .text:
      // A hidden child of a stack has no room, which is no fault.
      if !measurer.isFolded(index), let text = measurer.paddedText(of: index) {
        fill(&result, with: text, of: view, solved: solved.views[index].size)
      }
    }
    return result
  }

  /// Places a text in its frame, broken in the solved size: rounding to pixels breaks no line anew.
  private mutating func fill(
    _ result: inout ViewFrame, with text: PaddedText, of view: View, solved: Size
  ) {
    let content = text.contentRect(in: result.frame)
    let measurement =
      view.scrolls
      ? measurer.fullMeasurement(of: text, width: solved.width)
      : measurer.measurement(of: text, in: solved)
    result.content = content
    result.isTruncated = measurement.isTruncated
    result.isEstimated = measurement.isEstimated
    let places = text.places(
      of: text.textSize(of: measurement), natural: measurer.naturalTextSize(of: text),
      in: result.frame, direction: screen.cell.direction)
    result.sideViews = sideViews(of: text, in: result.frame, places)
    let top =
      view.alignsTextToTop ? places.text.y : text.centred(measurement.height, in: places.text)
    place(measurement, of: text, in: places, top: top, &result)
    if text.exceeds(solved) {
      diagnostics.append(TextReport.insetsExceed(view, frame: result.frame, text))
    } else if measurement.isTruncated {
      let full = measurer.fullMeasurement(of: text, width: solved.width)
      diagnostics.append(
        TextReport.truncated(
          view, text, room: text.room(in: result.frame.size),
          needs: Size(
            width: measurer.grid.ceil(full.width), height: measurer.grid.ceil(full.height)),
          lines: full.lines.count))
    }
  }

  private mutating func place(
    _ measurement: TextMeasurement, of text: PaddedText, in places: PaddedText.Places,
    top: Double, _ result: inout ViewFrame
  ) {
    guard !measurement.lines.isEmpty else { return }
    result.baselines = Baselines(
      first: top + measurement.firstBaseline, last: top + measurement.lastBaseline)
    guard !text.content.text.isEmpty else { return }
    let writer = LineWriter(text.content, scale: measurement.scale, screen.cell.direction)
    let isJustified = text.content.alignment == .justified
    for line in measurement.lines {
      let width = isJustified && !line.endsParagraph ? places.text.width : line.width
      let x = text.lineStart(width, in: places.text, direction: screen.cell.direction)
      result.lines.append(writer.line(line, x: x, baseline: top + line.baseline, width: width))
    }
  }

  /// What scrolls, not scrolled: its leading top is the view's.
  private func scrolledRect(of size: Size, at index: Int) -> Rect {
    let frame = solved.views[index]
    let isMirrored = screen.cell.direction == .rightToLeft
    return Rect(
      x: isMirrored ? frame.right - size.width : frame.x, y: frame.y, width: size.width,
      height: size.height)
  }

  /// A field's side views, and a button's picture and subtitle.
  private mutating func sideViews(
    of text: PaddedText, in bounds: Rect, _ places: PaddedText.Places
  ) -> [SideViewFrame] {
    var frames: [SideViewFrame] = []
    if let view = text.content.leftView, let frame = text.leftViewFrame(in: bounds) {
      frames.append(sideView(view, frame, text))
    }
    if let view = text.content.rightView, let frame = text.rightViewFrame(in: bounds) {
      frames.append(sideView(view, frame, text))
    }
    if let picture = text.content.companions?.picture, let frame = places.picture {
      let view = SideView(
        content: .picture(name: picture.name, picture.size, picture.color))
      frames.append(sideView(view, frame, text))
    }
    if let subtitle = text.content.companions?.subtitle, let frame = places.subtitle {
      let view = SideView(content: .text(subtitle.text, subtitle.font, subtitle.color))
      frames.append(sideView(view, frame, text))
    }
    return frames
  }

  /// A side view's own content: a picture between its paddings, a text centred in it.
  private mutating func sideView(
    _ view: SideView, _ frame: Rect, _ text: PaddedText
  ) -> SideViewFrame {
    var result = SideViewFrame(frame: frame, view: view)
    switch view.content {
    case .blank: break
    case .picture:
      result.picture = frame.inset(
        by: EdgeInsets(top: 0, left: view.padding, bottom: 0, right: view.padding))
    case .text(let string, let font, _):
      let line = measurer.measurement(line: string, font)
      if let drawn = line.lines.first {
        result.line = TextLine(
          text: drawn.text, x: frame.x + (frame.width - drawn.width) / 2,
          baseline: text.centred(line.height, in: frame) + line.firstBaseline, width: drawn.width)
      }
    }
    return result
  }
}
