extension ViewKind {
  /// `UIButton` of the classic model: a title of one line.
  static let button = ViewKind(
    name: "button", contentType: .text, summary: "A title that can be tapped.",
    attributes: TextAttributes.descriptions + [contentInsets.description]
  ) { body, view, context in
    var title = TextAttributes.read(
      body.attributes, text: context.text(body.content) ?? "", font: Font(size: titleSize),
      color: view.appearance.tint ?? context.systemColor("tintColor"), &context)
    if body.attributes.layer(TextAttributes.align.name) == nil { title.alignment = .center }
    let insets = body.attributes.read(contentInsets, &context)?.filled(from: .zero) ?? .zero
    title.insets = insets
    if insets == .zero {
      title.border = hiddenInsets
      title.minimumSize = title.text.isEmpty ? emptySize : Size(width: minimumWidth, height: 0)
    }
    view.content = .text(title)
  }

  private static let contentInsets = AttributeKey(
    "contentInsets", .insets, default: "6 above and below",
    "The padding around the title; replaces the 6 points above and below it.",
    merge: { $0.over($1) })

  /// The title's size of a system button.
  ///
  /// Source: Interface Builder's "Button" is 46 × 30.
  private static let titleSize = 15.0
  /// What a button without content insets has above and below its title.
  ///
  /// Source: measured, flowkey/UIKit-cross-platform's button tests, which run on iOS too.
  private static let hiddenInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// The least width of a titled button.
  ///
  /// Source: frames that Interface Builder stored.
  private static let minimumWidth = 30.0
  /// A button without title or image, border included.
  ///
  /// Source: as `hiddenInsets`.
  private static let emptySize = Size(width: 30, height: 34)
}
