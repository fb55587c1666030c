import QuoinLayout
import QuoinScreen
import QuoinSource

/// Layouts made by hand, so that emitters are tested without the stages before them.
struct SampleLayout {
  private(set) var layout: ScreenLayout
  private let file: SourceFile

  init(
    _ name: String = "Sample", cell: Cell = Cell(),
    canvas: Canvas = Canvas(width: 320, height: 200), path: String = "specs/sample.quoin.yaml"
  ) {
    file = SourceFile(path: path, text: String(repeating: "line\n", count: 100))
    let screen = Screen(
      name: name, source: SourceRange(file: file, lower: 0, upper: 0), cell: cell, canvas: canvas)
    let size = Size(width: canvas.width ?? 0, height: canvas.height ?? 0)
    layout = ScreenLayout(screen: screen, frames: FrameTable(size: size, views: [], guides: []))
  }

  /// Adds a view that `change` makes more of; returns its index.
  @discardableResult
  mutating func add(
    _ id: String, kind: String = "view", parent: Int? = nil, _ frame: Rect,
    _ change: (inout View, inout ViewFrame) -> Void = { _, _ in }
  ) -> Int {
    let index = layout.screen.views.count
    let source = SourceRange(file: file, lower: index * 5, upper: index * 5 + 4)
    var view = View(id: id, kind: kind, parent: parent, source: source)
    var viewFrame = ViewFrame(frame: frame)
    change(&view, &viewFrame)
    layout.screen.views.append(view)
    layout.frames.views.append(viewFrame)
    return index
  }

  /// Adds a label of one or more lines within insets, set flush left in 17 points.
  @discardableResult
  mutating func addLabel(
    _ id: String, _ text: String, parent: Int? = nil, _ frame: Rect, insets: EdgeInsets = .zero,
    font: Font = Font(size: 17), color: Color = Color(rgb: 0x111111),
    _ change: (inout View, inout ViewFrame) -> Void = { _, _ in }
  ) -> Int {
    add(id, kind: "label", parent: parent, frame) { view, viewFrame in
      var content = TextContent(text: text, font: font, color: color)
      content.insets = insets
      let rect = frame.inset(by: insets)
      let lines = text.split(separator: "\n").enumerated().map { index, line in
        TextLine(
          text: String(line), x: rect.x,
          baseline: rect.y + font.size * 0.95 + Double(index) * font.size * 1.2,
          width: rect.width)
      }
      view.content = .text(content)
      view.element = .label(insets: WrittenInsets(insets))
      viewFrame.content = rect
      viewFrame.lines = lines
      if let first = lines.first, let last = lines.last {
        viewFrame.baselines = Baselines(first: first.baseline, last: last.baseline)
      }
      change(&view, &viewFrame)
    }
  }
}
