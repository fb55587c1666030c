extension ViewKind {
  /// `UITextView`: text of any number of lines from the top, padded as its text container is.
  static let textView = ViewKind(
    name: "textView", contentType: .text,
    summary: "Text of any length; it asks for no size while it scrolls.",
    attributes: TextAttributes.descriptions + [
      TextAttributes.insets.description, scrollable.description, editable.description,
    ], prepare: { $0.appearance.clips = true }
  ) { body, view, context in
    var text = TextAttributes.read(
      body.attributes, text: context.text(body.content) ?? "", font: ChosenMetrics.textViewFont,
      color: context.systemColor("label"), &context)
    text.lineLimit = 0
    text.keepsLineWhenEmpty = true
    text.border = ChosenMetrics.textViewInsets
    let insets = body.attributes.read(TextAttributes.insets, &context)?.written(over: .zero)
    text.insets = insets?.edges ?? .zero
    view.content = .text(text)
    view.element = .textView(
      insets: insets ?? .zero, isEditable: body.attributes.read(editable, &context) ?? true)
    view.scrolls = body.attributes.read(scrollable, &context) ?? true
    view.alignsTextToTop = true
  }

  private static let scrollable = AttributeKey(
    "scrollable", .bool, default: "true",
    "Whether long text scrolls; a text view that does not is as high as its text.")
  private static let editable = AttributeKey(
    "editable", .bool, default: "true", "Whether the text can be edited.")
}
