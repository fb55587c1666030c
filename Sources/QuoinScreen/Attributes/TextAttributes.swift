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

  /// Those that every kind with text has.
  static let descriptions: [AttributeDescription] = [
    font.description, color.description, align.description, lineBreak.description,
    kern.description,
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
    return content
  }
}

extension ReadContext {
  /// One of UIKit's colours in the cell's theme.
  func systemColor(_ name: String) -> Color {
    SystemColor.named(name)?.color(in: cell.theme) ?? Color(rgb: 0)
  }
}
