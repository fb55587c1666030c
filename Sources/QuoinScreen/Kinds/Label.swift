extension ViewKind {
  /// `UILabel` with padding.
  static let label = ViewKind(
    name: "label", contentType: .text,
    summary: "Text, or a list of runs `{text, font, color, kern, strike, underline}`, padded by"
      + " `insets`.",
    attributes: TextAttributes.descriptions + TextAttributes.paragraphDescriptions + [
      TextAttributes.insets.description, givenSize.description,
    ]
  ) { body, view, context in
    let list = context.runList(body.content)
    var text = TextAttributes.read(
      body.attributes, text: list == nil ? context.text(body.content) ?? "" : "",
      font: ChosenMetrics.textFont, color: context.systemColor("label"), &context)
    if let list { text.read(runs: list, &context) }
    TextAttributes.readParagraph(body.attributes, into: &text, &context)
    let insets = body.attributes.read(TextAttributes.insets, &context)?.written(over: .zero)
    text.insets = insets?.edges ?? .zero
    text.roundsHeightToPoint = context.controls.roundsLabels
    view.content = .text(text)
    view.givenContentSize = body.attributes.read(givenSize, &context)
    view.element = .label(insets: insets ?? .zero)
  }
}
