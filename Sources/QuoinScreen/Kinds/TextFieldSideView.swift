import QuoinSource
import QuoinSyntax

extension SideViewMode {
  /// Whether the view is there in a state.
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

/// What a spec says of a side view.
struct SideViewSpec: Sendable {
  /// What it shows.
  enum Content: Sendable {
    case label(String)
    case picture(String)
    case blank(width: Double)
  }

  var content: Content
  /// Whether the picture is an SF Symbol.
  var isSymbol: Bool
  var size: Size?
  var padding: Double
  var font: Font?
  var color: Color
  var mode: SideViewMode

  /// The side view, its text in the field's font where the spec gives none.
  func sideView(fieldFont: Font) -> SideView {
    let shown: SideView.Content =
      switch content {
      case .label(let text): .text(text, font ?? fieldFont, color)
      case .picture(let name): .picture(name: name, size ?? ChosenMetrics.symbol, color)
      case .blank(let width): .blank(width: width)
      }
    return SideView(content: shown, padding: padding, size: size)
  }
}

extension ValueType where Value == SideViewSpec {
  /// `{label | symbol | image | width, size, padding, font, color, mode}`.
  static let sideView = ValueType("a side view") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let contents = ["label", "symbol", "image", "width"]
    let fields = MapReader(
      resolved, &context,
      allows: contents + ["size", "padding", "font", "color", "mode"])
    let given = contents.filter(fields.has)
    guard given.count == 1 else {
      if resolved.entries != nil, !fields.hasUnknownKeys || given.count > 1 {
        context.report(.sideViewContent(given, at: resolved.range))
      }
      return nil
    }
    let size = fields.read("size", as: .size, &context)
    let content: SideViewSpec.Content? =
      switch given[0] {
      case "label": fields.read("label", as: .text, &context).map { .label($0) }
      case "width": fields.read("width", as: .distance, &context).map { .blank(width: $0) }
      default: fields.read(given[0], as: .text, &context).map { .picture($0) }
      }
    let mode = fields.read("mode", as: .word("a mode") as ValueType<SideViewMode>, &context)
    let isLabel = given[0] == "label"
    let color = fields.read("color", as: .color, &context)
    let padding = fields.read("padding", as: .distance, &context)
    let font = fields.read("font", as: .font, &context)
    guard let content else { return nil }
    return SideViewSpec(
      content: content, isSymbol: given[0] == "symbol", size: size, padding: padding ?? 0,
      font: font,
      color: color ?? context.systemColor(isLabel ? "label" : "tintColor"), mode: mode ?? .always)
  }
}

extension ValueType where Value == Size {
  /// A length for both sides, or `[width, height]`.
  static let size = ValueType("a size") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let items = resolved.items else {
      return ValueType<Double>.distance.read(resolved, &context).map {
        Size(width: $0, height: $0)
      }
    }
    guard items.count == 2 else {
      context.report(
        .expected("a length, or [width, height]", got: resolved, hint: "write 24, or [32, 24]"))
      return nil
    }
    let width = ValueType<Double>.distance.read(items[0], &context)
    let height = ValueType<Double>.distance.read(items[1], &context)
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }
}

extension Diagnostic {
  static func sideViewContent(_ given: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "side-view-content",
      given.isEmpty
        ? "a side view needs a content" : "a side view has one content, not \(given.count)",
      at: range, hint: "one of label, symbol, image or width")
  }
}
