import QuoinSource

@testable import QuoinLayout
@testable import QuoinScreen

/// A screen written by hand, a constraint a line of an imaginary file.
struct ScreenSketch {
  var screen: Screen
  private let file: SourceFile
  private var line = 1

  /// The unit font of the reports: at 20 points every glyph is 10 wide, a line 24 high, the
  /// baseline 18 down.
  static let unit = Font(family: "unit", size: 20)

  init(
    _ canvas: Canvas = Canvas(width: 400, height: 800), direction: LayoutDirection = .leftToRight
  ) {
    file = SourceFile(path: "sketch.quoin.yaml", text: String(repeating: "-\n", count: 2000))
    screen = Screen(
      name: "Sketch", source: SourceRange(file: file, lower: 0, upper: 1),
      cell: Cell(direction: direction), canvas: canvas)
    screen.fonts["unit"] = .metrics(
      MetricsFile(
        unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: 0, capHeight: 700, xHeight: 500,
        defaultAdvance: 500, advances: [:], kerning: [:]))
  }

  /// Adds a view that shows something; the id stands on a line of its own.
  @discardableResult
  mutating func add(_ id: String, _ content: View.Content = .none, in parent: Int? = nil)
    -> LayoutBox
  {
    screen.views.append(View(id: id, kind: "view", parent: parent, source: nextRange()))
    screen.views[screen.views.count - 1].content = content
    return .view(screen.views.count - 1)
  }

  /// Adds a label in the unit font.
  @discardableResult
  mutating func label(
    _ id: String, _ text: String, lines: Int = 1, insets: EdgeInsets = .zero, in parent: Int? = nil
  ) -> LayoutBox {
    add(id, .text(Self.text(text, lines: lines, insets: insets)), in: parent)
  }

  @discardableResult
  mutating func guide(_ id: String) -> LayoutBox {
    screen.guides.append(Guide(id: id, source: nextRange()))
    return .guide(screen.guides.count - 1)
  }

  /// Adds `box.attribute relation other.attribute * factor + constant`.
  mutating func constrain(
    _ box: LayoutBox, _ attribute: Attribute, _ relation: Constraint.Relation = .equal,
    _ other: LayoutBox? = nil, _ second: Attribute? = nil, times factor: Double = 1,
    plus constant: Double = 0, at priority: Double = Constraint.required
  ) {
    var right = LinearExpression(constant: constant)
    if let other {
      right.terms = [LinearExpression.Term(factor, Anchor(other, second ?? attribute))]
    }
    screen.constraints.append(
      Constraint(
        LinearExpression(Anchor(box, attribute)), relation, right, priority: priority,
        origin: .written(nextRange())))
  }

  /// Pins a box's leading and top edge and optionally its size, in a container's coordinates.
  mutating func place(
    _ box: LayoutBox, in outer: LayoutBox = .screen, x: Double = 0, y: Double = 0,
    width: Double? = nil, height: Double? = nil
  ) {
    constrain(box, .leading, .equal, outer, plus: x)
    constrain(box, .top, .equal, outer, plus: y)
    if let width { constrain(box, .width, plus: width) }
    if let height { constrain(box, .height, plus: height) }
  }

  func layOut() -> (layout: ScreenLayout, diagnostics: [Diagnostic]) { ScreenLayout.layOut(screen) }

  /// The frames, where nothing is to be said about the screen.
  var frames: [Rect] { layOut().layout.frames.views.map(\.frame) }

  static func text(
    _ text: String, font: Font = ScreenSketch.unit, lines: Int = 1, insets: EdgeInsets = .zero
  ) -> TextContent {
    var content = TextContent(text: text, font: font, color: Color(rgb: 0))
    content.lineLimit = lines
    content.insets = insets
    return content
  }

  private mutating func nextRange() -> SourceRange {
    line += 1
    return SourceRange(file: file, lower: 2 * line, upper: 2 * line + 1)
  }
}

extension EdgeInsets {
  /// Vertical and horizontal insets.
  init(_ vertical: Double, _ horizontal: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}

/// Whether two rectangles are the same to a hundred-thousandth of a point.
func agree(_ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  let tolerance = 1e-5
  return abs(rect.x - x) < tolerance && abs(rect.y - y) < tolerance
    && abs(rect.width - width) < tolerance && abs(rect.height - height) < tolerance
}

func agree(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-5 }
