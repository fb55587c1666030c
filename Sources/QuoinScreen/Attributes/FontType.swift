import QuoinSource
import QuoinSyntax

extension ValueType where Value == Font {
  /// A text style, or `{size, weight, design, family, textStyle}`.
  static let font = ValueType("a font") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if resolved.entries != nil { return described(resolved, &context) }
    return styled(resolved, &context)
  }

  /// A font that says only in what it differs from another: `{weight: bold}`.
  static func font(over base: Font) -> ValueType {
    ValueType("a font") { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      if resolved.entries != nil { return described(resolved, over: base, &context) }
      return styled(resolved, &context)
    }
  }

  private static func styled(_ resolved: SyntaxNode, _ context: inout ReadContext) -> Font? {
    guard let style = resolved.scalar.flatMap({ TextStyle(rawValue: $0.text) }) else {
      context.report(.expectedFont(got: resolved))
      return nil
    }
    return Font(
      size: style.pointSize(at: context.cell.textSize), weight: style.weight, textStyle: style)
  }

  /// Reads a font's map.
  ///
  /// With a text style the size scales, with a bare size it does not. What the map leaves out comes
  /// from `base`, size and text style together.
  private static func described(
    _ node: SyntaxNode, over base: Font? = nil, _ context: inout ReadContext
  ) -> Font? {
    let fields = MapReader(
      node, &context, allows: ["size", "weight", "design", "family", "textStyle"])
    let size = fields.read("size", as: .fontSize, &context)
    let style = fields.read("textStyle", as: .textStyle, &context)
    let weight = fields.read("weight", as: .fontWeight, &context)
    let design = fields.read("design", as: .fontDesign, &context)
    let family = fields.read("family", as: .fontFamily, &context)
    if size == nil, style == nil {
      if !fields.has("size"), !fields.has("textStyle") {
        if var font = base {
          font.family = family ?? font.family
          font.weight = weight ?? font.weight
          font.design = design ?? font.design
          return font
        }
        guard !fields.hasUnknownKeys else { return nil }
        context.report(
          Diagnostic(
            .error, id: "missing-key", "a font needs a size or a textStyle", at: node.range,
            hint: "write size: 17, or textStyle: body to follow the text size"))
      }
      return nil
    }
    return Font(
      family: family ?? base?.family ?? Font.systemFamily,
      size: points(size, style, context.cell.textSize),
      weight: weight ?? style?.weight ?? base?.weight ?? .regular,
      design: design ?? base?.design ?? .default, textStyle: style,
      unscaledSize: style == nil ? nil : size)
  }

  private static func points(_ size: Double?, _ style: TextStyle?, _ category: TextSize) -> Double {
    guard let style else { return size ?? 0 }
    return size.map { style.scaled($0, at: category) } ?? style.pointSize(at: category)
  }
}

extension ValueType where Value == TextStyle {
  /// One of UIKit's text styles.
  static let textStyle: ValueType<TextStyle> = .word("a text style")
}

extension ValueType where Value == Font.Design {
  /// One of the system font's designs.
  static let fontDesign: ValueType<Font.Design> = .word("a font design")
}

extension ValueType where Value == Font.Weight {
  /// One of the nine weights.
  static let fontWeight: ValueType<Font.Weight> = .word("a font weight")
}

extension ValueType where Value == String {
  /// A family that `fonts:` declares, or `system`.
  static let fontFamily = ValueType("a font family") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let name = resolved.scalar?.text else {
      context.report(
        .expected("a font family", got: resolved, hint: "write system, or a name from fonts:"))
      return nil
    }
    guard context.fonts[ExactString(name)] != nil else {
      let families = context.fonts.keys.sorted().map(\.text)
      context.report(.unknownFamily(name, among: families, at: resolved.range))
      return nil
    }
    return name
  }
}

extension Diagnostic {
  static func expectedFont(got node: SyntaxNode) -> Diagnostic {
    var diagnostic = Diagnostic.expected(
      "a text style or a map such as {size: 17}", got: node, hint: "write body, or {size: 17}")
    guard let text = node.scalar?.text else { return diagnostic }
    if DecimalNumber.parse(text) != nil {
      diagnostic.hint = "write {size: \(text)}, or a text style, which follows the text size"
      diagnostic.fix = .init(
        "write {size: \(text)}", edits: [.init(range: node.range, text: "{size: \(text)}")])
    } else if Font.Weight(rawValue: text) != nil {
      diagnostic.hint = "a weight goes with a size or a style: {textStyle: body, weight: \(text)}"
    } else {
      let styles = TextStyle.allCases.map(\.rawValue)
      diagnostic.hint =
        Suggestion.hint(for: text, among: styles) ?? "one of \(styles.joined(separator: ", "))"
    }
    return diagnostic
  }

  static func unknownFamily(_ name: String, among families: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .error, id: "unknown-font", "there is no font family '\(excerpt(name))'", at: range,
      hint: Suggestion.hint(for: name, among: families) ?? "declare it under fonts:")
  }
}

extension ValueType where Value == Double {
  /// A font's size in points.
  fileprivate static let fontSize = ValueType.number.where("over 0, at most 1000000") {
    $0 > 0 && $0 <= DecimalNumber.lengthLimit
  }
}
