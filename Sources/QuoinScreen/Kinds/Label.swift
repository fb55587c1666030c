extension ViewKind {
  /// `UILabel` with padding.
  static let label = ViewKind(
    name: "label", contentType: .text, summary: "Text, padded by `insets`.",
    attributes: TextAttributes.descriptions + [
      TextAttributes.lines.description, TextAttributes.insets.description,
      TextAttributes.preferredMaxWidth.description,
    ]
  ) { body, view, context in
    var text = TextAttributes.read(
      body.attributes, text: context.text(body.content) ?? "", font: Font(size: 17),
      color: context.systemColor("label"), &context)
    text.lineLimit = body.attributes.read(TextAttributes.lines, &context) ?? 1
    text.preferredMaxWidth = body.attributes.read(TextAttributes.preferredMaxWidth, &context)
    text.insets =
      body.attributes.read(TextAttributes.insets, &context)?.filled(from: .zero) ?? .zero
    view.content = .text(text)
  }
}
