import QuoinSource
import QuoinSyntax

/// What the bare edges of a view meet.
enum Attachment: String, Sendable, CaseIterable {
  case bounds, safeArea, margins, readable
}

/// The attributes that every kind has.
enum CommonAttributes {
  static let style = AttributeKey(
    "style", .styleNames, default: "none",
    "A style's name, or a list of names, later ones stronger.")
  static let hidden = AttributeKey(
    "hidden", .bool, default: "false",
    "Not drawn; it keeps its place, but in a stack it takes no room.")
  static let background = AttributeKey(
    "background", .color, default: "none", "The colour behind the content.")
  static let cornerRadius = AttributeKey(
    "cornerRadius", .distance, default: "0", "The radius of the corners in points.")
  static let border = AttributeKey(
    "border", .border, default: "none", "A line around the view: `{color, width}`.")
  static let shadow = AttributeKey(
    "shadow", .shadow, default: "none", "A shadow below the view: `{color, radius, offset}`.")
  static let alpha = AttributeKey("alpha", .fraction, default: "1", "Opacity from 0 to 1.")
  static let tint = AttributeKey(
    "tint", .color, default: "tintColor", "The colour of titles and symbols.")
  static let clips = AttributeKey(
    "clips", .bool, default: "false", "Whether what lies outside the bounds is cut.")
  static let contentMode =
    AttributeKey(
      "contentMode", .word("a content mode"), default: "scaleToFill",
      "Where a picture stands in its view, as in `UIView.ContentMode`.")
    as AttributeKey<ContentMode>
  static let enabled = AttributeKey(
    "enabled", .bool, default: "true", "Whether it can be used; drawn pale where not.")
  static let margins = AttributeKey(
    "margins", .insets, default: "8, of a stack 0",
    "The layout margins of a container; a stack that has some arranges its children in them.",
    merge: { $0.over($1) })
  static let attach =
    AttributeKey(
      "attach", .word("an attachment"), default: "safeArea at the top, bounds inside",
      "What the view's bare edges meet: bounds, safeArea, margins or readable.")
    as AttributeKey<Attachment>
  static let hugging = AttributeKey(
    "hugging", .axisPriorities, default: "250",
    "How strongly it keeps from growing beyond its content.", merge: { $0.over($1) })
  static let resistance = AttributeKey(
    "resistance", .axisPriorities, default: "750",
    "How strongly it keeps from shrinking below its content.", merge: { $0.over($1) })
  static let accessibility = AttributeKey(
    "accessibility", .accessibility, default: "none", "What accessibility tools are told.")
  static let ignore = AttributeKey(
    "ignore", .diagnosticIDs, default: "none", "Ids of diagnostics not to report for the view.")
  static let note = AttributeKey(
    "note", .text, default: "none", "A remark for readers of the generated code.")

  /// All of them, as the reference prints them.
  static let descriptions: [AttributeDescription] = [
    style.description, hidden.description, background.description, cornerRadius.description,
    border.description, shadow.description, alpha.description, tint.description,
    clips.description, contentMode.description, enabled.description,
    margins.description, attach.description, hugging.description, resistance.description,
    accessibility.description, ignore.description, note.description,
  ]

  /// Reads them into a view, whose defaults stay where nothing is set.
  static func read(_ bag: AttributeBag, into view: inout View, _ context: inout ReadContext) {
    view.isHidden = bag.read(hidden, &context) ?? view.isHidden
    view.appearance.background = bag.read(background, &context)
    view.appearance.cornerRadius = bag.read(cornerRadius, &context) ?? 0
    view.appearance.border = bag.read(border, &context)
    view.appearance.shadow = bag.read(shadow, &context)
    view.appearance.alpha = bag.read(alpha, &context) ?? 1
    view.appearance.tint = bag.read(tint, &context)
    view.appearance.clips = bag.read(clips, &context) ?? view.appearance.clips
    view.appearance.contentMode = bag.read(contentMode, &context) ?? .scaleToFill
    view.isEnabled = bag.read(enabled, &context) ?? true
    view.margins = bag.read(margins, &context)?.filled(from: view.margins) ?? view.margins
    view.hugging = bag.read(hugging, &context)?.filled(from: view.hugging) ?? view.hugging
    view.resistance =
      bag.read(resistance, &context)?.filled(from: view.resistance) ?? view.resistance
    view.accessibility = bag.read(accessibility, &context) ?? view.accessibility
    view.ignoredDiagnostics = bag.read(ignore, &context) ?? []
    view.note = bag.read(note, &context)
  }
}

/// Priorities of which one axis may be left to a weaker layer.
struct PartialPriorities: Sendable, Hashable {
  /// For widths.
  var horizontal: Double?
  /// For heights.
  var vertical: Double?

  /// The axis this leaves open filled from weaker priorities.
  func over(_ weaker: PartialPriorities) -> PartialPriorities {
    PartialPriorities(
      horizontal: horizontal ?? weaker.horizontal, vertical: vertical ?? weaker.vertical)
  }

  /// The priorities, an open axis filled from `defaults`.
  func filled(from defaults: View.AxisPriorities) -> View.AxisPriorities {
    View.AxisPriorities(
      horizontal: horizontal ?? defaults.horizontal, vertical: vertical ?? defaults.vertical)
  }
}

extension ValueType where Value == PartialPriorities {
  /// A priority for both axes, or `{horizontal, vertical}`.
  static let axisPriorities = ValueType("a priority, or {horizontal, vertical}") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard resolved.entries != nil else {
      return ValueType<Double>.priority.read(resolved, &context).map {
        PartialPriorities(horizontal: $0, vertical: $0)
      }
    }
    let fields = MapReader(resolved, &context, allows: ["horizontal", "vertical"])
    return PartialPriorities(
      horizontal: fields.read("horizontal", as: .priority, &context),
      vertical: fields.read("vertical", as: .priority, &context))
  }
}

extension ValueType where Value == Appearance.Border {
  /// `{color, width}`.
  static let border = ValueType("a border: {color, width}") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let fields = MapReader(resolved, &context, allows: ["color", "width"])
    let color = fields.require("color", as: .color, &context)
    let width = fields.require("width", as: .distance, &context)
    guard let color, let width else { return nil }
    let text = fields.entry("width").flatMap { context.resolve($0.value)?.scalar?.text }
    return Appearance.Border(
      color: color, width: width, widthInPixels: text.flatMap(DecimalNumber.pixels))
  }
}

extension ValueType where Value == Appearance.Shadow {
  /// `{color, radius, offset}`.
  static let shadow = ValueType("a shadow: {color, radius, offset}") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let fields = MapReader(resolved, &context, allows: ["color", "radius", "offset"])
    let color = fields.require("color", as: .color, &context)
    let radius = fields.require("radius", as: .distance, &context)
    let offset = fields.read("offset", as: .offset, &context)
    guard let color, let radius else { return nil }
    return Appearance.Shadow(
      color: color, radius: radius, x: offset?.width ?? 0, y: offset?.height ?? 0)
  }
}

extension ValueType where Value == Size {
  /// How far something lies below, or `[right, below]`: either may be negative.
  fileprivate static let offset = ValueType("an offset: a number, or [x, y]") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let items = resolved.items else {
      return ValueType<Double>.length.read(resolved, &context).map { Size(width: 0, height: $0) }
    }
    guard items.count == 2 else {
      context.report(
        .expected("an offset: a number, or [x, y]", got: resolved, hint: "write 2, or [0, 2]"))
      return nil
    }
    let x = ValueType<Double>.length.read(items[0], &context)
    let y = ValueType<Double>.length.read(items[1], &context)
    guard let x, let y else { return nil }
    return Size(width: x, height: y)
  }
}

extension ValueType where Value == Accessibility {
  /// `{id, label, traits}`.
  static let accessibility = ValueType("a map: {id, label, traits}") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    let fields = MapReader(resolved, &context, allows: ["id", "label", "traits"])
    var result = Accessibility()
    result.identifier = fields.read("id", as: .text, &context)
    result.label = fields.read("label", as: .text, &context)
    let traits = fields.read("traits", as: .accessibilityTraits, &context) ?? []
    result.traits = traits.map(\.rawValue)
    return result
  }
}
