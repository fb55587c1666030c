import QuoinSource
import QuoinSyntax

/// The attributes of kinds that show text.
enum TextAttributes {
  static let font = AttributeKey(
    "font", .font, default: "{size: 17}",
    "A text style, which follows the text size, or `{size, weight, design, family, textStyle}`.")
  static let color = AttributeKey("color", .color, default: "label", "The text's colour.")
  static let lines = AttributeKey(
    "lines", .count, default: "1", "The most lines; 0 for no limit.")
  static let lineBreak =
    AttributeKey(
      "lineBreak", .word("a line break mode"), default: "tail",
      "What happens where text does not fit: word, char, clip, head, middle or tail.")
    as AttributeKey<TextContent.LineBreak>
  static let align =
    AttributeKey(
      "align", .word("an alignment"), default: "natural",
      "Where lines stand: natural, left, center, right or justified.")
    as AttributeKey<TextContent.Alignment>
  static let insets = AttributeKey(
    "insets", .insets, default: "0", "The padding around the text.", merge: { $0.over($1) })
  static let preferredMaxWidth = AttributeKey(
    "preferredMaxWidth", .distance, default: "the view's own width",
    "The width at which the text wraps however wide the view is.")
  static let kern = AttributeKey(
    "kern", .length, default: "0", "Extra space after every character in points.")

  static let fit = AttributeKey(
    "fit", .fit, default: "none",
    "How one line is made to fit: `{minScale: 0.8}` lets the font shrink to that share of its size,"
      + " `{tighten: true}` sets characters tighter first. The content size stays.")
  static let lineHeightMultiple = AttributeKey(
    "lineHeightMultiple", .number.where("over 0, at most 1000") { $0 > 0 && $0 <= 1000 },
    default: "1",
    "What each line's height is multiplied with; more than 1 adds room above the glyphs.")
  static let lineSpacing = AttributeKey(
    "lineSpacing", .distance, default: "0", "Room between two lines in points.")
  static let paragraphSpacing = AttributeKey(
    "paragraphSpacing", .distance, default: "0", "Further room between two paragraphs in points.")

  /// Those that every kind with text has.
  static let descriptions: [AttributeDescription] = [
    font.description, color.description, align.description, lineBreak.description,
    kern.description, fit.description,
  ]

  /// Those of kinds whose text can have several lines.
  static let paragraphDescriptions: [AttributeDescription] = [
    lines.description, preferredMaxWidth.description, lineHeightMultiple.description,
    lineSpacing.description, paragraphSpacing.description,
  ]

  /// A text with the attributes that every kind with text has.
  static func read(
    _ bag: AttributeBag, text: String, font defaultFont: Font, color defaultColor: Color,
    _ context: inout ReadContext
  ) -> TextContent {
    var content = TextContent(
      text: text, font: bag.read(font, &context) ?? defaultFont,
      color: bag.read(color, &context) ?? defaultColor)
    content.alignment = bag.read(align, &context) ?? content.alignment
    content.lineBreak = bag.read(lineBreak, &context) ?? content.lineBreak
    content.kern = bag.read(kern, &context) ?? content.kern
    let fit = bag.read(fit, &context) ?? TextFit()
    content.minimumScale = fit.minimumScale
    content.tightens = fit.tightens
    return content
  }

  /// Reads into a text what kinds have whose text can have several lines.
  static func readParagraph(
    _ bag: AttributeBag, into content: inout TextContent, _ context: inout ReadContext
  ) {
    content.lineLimit = bag.read(lines, &context) ?? content.lineLimit
    content.preferredMaxWidth = bag.read(preferredMaxWidth, &context)
    content.paragraph.lineHeightMultiple = bag.read(lineHeightMultiple, &context) ?? 1
    content.paragraph.lineSpacing = bag.read(lineSpacing, &context) ?? 0
    content.paragraph.paragraphSpacing = bag.read(paragraphSpacing, &context) ?? 0
    if content.lineLimit != 1, let layer = bag.layer(fit.name) {
      context.report(.fitOfSeveralLines(at: layer.entry.keyRange))
    }
  }
}

/// How one line is made to fit its room.
struct TextFit: Sendable {
  /// The least scale of the font.
  var minimumScale = 1.0
  /// Whether characters are set tighter.
  var tightens = false
}

extension ValueType where Value == TextFit {
  /// `{minScale, tighten}`.
  static let fit = ValueType("a map: {minScale, tighten}") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard resolved.entries != nil else {
      context.report(.expectedFit(got: resolved))
      return nil
    }
    let fields = MapReader(resolved, &context, allows: ["minScale", "tighten"])
    var fit = TextFit()
    // UIKit documents a minimum of 0 as "no smaller than it is".
    let scale = fields.read("minScale", as: .fraction, &context) ?? 1
    fit.minimumScale = scale == 0 ? 1 : scale
    fit.tightens = fields.read("tighten", as: .bool, &context) ?? false
    return fit
  }
}

extension Diagnostic {
  static func expectedFit(got node: SyntaxNode) -> Diagnostic {
    expected(
      "a map: {minScale, tighten}", got: node,
      hint: "write {minScale: 0.5}: the font may shrink to half its size")
  }

  static func fitOfSeveralLines(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "fit-of-several-lines", "'fit' applies to a text of one line only", at: range,
      hint: "leave out lines, or fit")
  }
}

extension ReadContext {
  /// One of UIKit's colours in the cell's theme.
  func systemColor(_ name: String) -> Color {
    SystemColor.named(name)?.color(in: cell.theme) ?? Color(rgb: 0)
  }
}
