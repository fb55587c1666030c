import QuoinScreen
import QuoinText

/// Measures the content of a screen's views for the passes.
struct ContentMeasurer {
  /// The screen.
  let screen: Screen
  /// Its pixels.
  let grid: PixelGrid
  private let uses: BoxUses
  var ruler: TextRuler
  private var padded: [Int: PaddedText] = [:]
  private var naturalWidths: [Int: Double] = [:]

  /// Makes a measurer of a screen.
  init(_ screen: Screen) {
    self.screen = screen
    grid = PixelGrid(scale: screen.canvas.scale)
    uses = BoxUses(screen)
    ruler = TextRuler(screen)
    for (index, view) in screen.views.enumerated() {
      guard case .text(let content) = view.content else { continue }
      padded[index] = PaddedText(
        content, leftViewSize: content.leftView.map { sideViewSize($0) },
        rightViewSize: content.rightView.map { sideViewSize($0) },
        subtitleSize: content.companions?.subtitle.map { lineSize($0.text, $0.font) }, grid: grid)
    }
  }

  /// The padded text of a view; nil for a view without text.
  func paddedText(of index: Int) -> PaddedText? { padded[index] }

  /// Whether a view is a hidden child of a stack or in one, and takes no room.
  func isFolded(_ index: Int) -> Bool { uses.folded.contains(index) }

  /// The first measures: texts at their natural width, each paragraph in one line.
  mutating func natural() -> ContentMeasures {
    var sizes: [ContentSize?] = []
    for view in screen.views {
      let given = view.givenContentSize
      sizes.append(
        given == nil ? fixedSize(of: view.content) : given == ContentSize.none ? nil : given)
    }
    var measures = ContentMeasures(
      sizes: sizes, baselines: Array(repeating: nil, count: screen.views.count))
    for index in screen.views.indices {
      guard let text = padded[index] else { continue }
      let size = naturalSize(of: text)
      // What scrolls asks for no size: UITextView's is none while it scrolls.
      if !screen.views[index].scrolls, screen.views[index].givenContentSize == nil {
        measures.sizes[index] = ContentSize(size)
      }
      naturalWidths[index] = size.width
      if uses.baselines.contains(index) {
        measures.baselines[index] = baselines(of: text, at: index, in: size)
      }
    }
    measures.naturalSizes = measures.sizes
    measures.screenReadableInset = screenReadableInset
    return measures
  }

  /// The measures that follow from solved boxes: texts wrapped at the width they got.
  mutating func measures(
    after boxes: SolvedBoxes, was previous: ContentMeasures
  ) -> ContentMeasures {
    var next = previous
    for index in screen.views.indices {
      guard let text = padded[index], !uses.folded.contains(index) else { continue }
      let isMeasured = screen.views[index].givenContentSize == nil
      if isMeasured, wraps(text.content), !screen.views[index].scrolls {
        let width = min(boxes.views[index].width, naturalWidths[index] ?? 0)
        let size = wrappedSize(of: text, width: boxes.views[index].width)
        next.sizes[index] = ContentSize(size)
        next.wrapWidths[index] = width > size.width ? width : nil
      }
      if uses.baselines.contains(index) {
        next.baselines[index] = baselines(of: text, at: index, in: boxes.views[index].size)
      }
    }
    let readable = Canvas.readableWidth(at: screen.cell.textSize)
    for index in uses.readableViews {
      let margins = screen.views[index].margins
      let width = boxes.views[index].width - margins.left - margins.right
      next.readableInsets[index] = readableInset(marginWidth: width, limit: readable)
    }
    return next
  }

  /// The measurement of a view's text in bounds of a size.
  mutating func measurement(of text: PaddedText, in bounds: Size) -> TextMeasurement {
    let room = text.room(in: bounds)
    return ruler.measure(text.content, width: room.width, height: room.height)
  }

  /// The measurement of a view's text without a limit of height or lines, in bounds of a width.
  mutating func fullMeasurement(of text: PaddedText, width: Double) -> TextMeasurement {
    var content = text.content
    guard content.lineLimit != 1 else { return ruler.measure(content) }
    content.lineLimit = 0
    let room = text.room(in: Size(width: width, height: 0))
    return ruler.measure(content, width: room.width)
  }

  /// The size of a view's text where nothing bounds it, as it counts in the view's content size.
  mutating func naturalTextSize(of text: PaddedText) -> Size {
    text.textSize(of: ruler.measure(text.content))
  }

  /// The measurement of a side view's text.
  mutating func measurement(line text: String, _ font: Font) -> TextMeasurement {
    ruler.measure(line: text, font)
  }
}

/// Sizes of texts.
extension ContentMeasurer {
  /// Whether a text's height follows the width that the view gets.
  private func wraps(_ content: TextContent) -> Bool {
    content.lineLimit != 1 && content.preferredMaxWidth == nil && !content.text.isEmpty
  }

  private mutating func naturalSize(of text: PaddedText) -> Size {
    let limit = text.content.lineLimit == 1 ? nil : text.content.preferredMaxWidth
    guard let limit else {
      return text.contentSize(around: text.textSize(of: ruler.measure(text.content)))
    }
    return wrappedSize(of: text, width: limit)
  }

  private mutating func wrappedSize(of text: PaddedText, width: Double) -> Size {
    let room = text.room(in: Size(width: width, height: 0))
    let measurement = ruler.measure(text.content, width: room.width)
    return text.contentSize(around: text.textSize(of: measurement))
  }

  private mutating func baselines(
    of text: PaddedText, at index: Int, in size: Size
  ) -> BaselineOffsets? {
    let view = screen.views[index]
    let measurement =
      view.scrolls
      ? fullMeasurement(of: text, width: size.width) : measurement(of: text, in: size)
    guard !measurement.lines.isEmpty else { return nil }
    let bounds = Rect(x: 0, y: 0, size: size)
    let places = text.places(
      of: text.textSize(of: measurement), natural: naturalTextSize(of: text), in: bounds,
      direction: screen.cell.direction)
    let top =
      view.alignsTextToTop ? places.text.y : text.centred(measurement.height, in: places.text)
    return BaselineOffsets(
      first: top + measurement.firstBaseline, last: size.height - top - measurement.lastBaseline)
  }

  private var screenReadableInset: Double {
    guard let limit = screen.canvas.readableWidth, let width = screen.canvas.width else { return 0 }
    let margins = screen.canvas.margins
    return readableInset(marginWidth: width - margins.left - margins.right, limit: limit)
  }

  private func readableInset(marginWidth: Double, limit: Double) -> Double {
    max(0, (marginWidth - limit) / 2)
  }

  /// A side view's outer size: what it shows, and its padding at both sides.
  private mutating func sideViewSize(_ view: SideView) -> Size {
    let size = view.size ?? ownSize(of: view.content)
    return Size(width: size.width + 2 * view.padding, height: size.height)
  }

  private mutating func ownSize(of content: SideView.Content) -> Size {
    switch content {
    case .text(let text, let font, _): return lineSize(text, font)
    case .picture(_, let size, _): return size
    case .blank(let width): return Size(width: width, height: 0)
    }
  }

  /// The size of a line of text, rounded up to the pixel.
  private mutating func lineSize(_ text: String, _ font: Font) -> Size {
    let measurement = ruler.measure(line: text, font)
    return Size(width: grid.ceil(measurement.width), height: grid.ceil(measurement.height))
  }
}
