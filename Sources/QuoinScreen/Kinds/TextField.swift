extension ViewKind {
  /// `UITextField` with padding and views at its sides.
  static let textField = ViewKind(
    name: "textField", contentType: .text, summary: "A line of text that can be edited.",
    attributes: TextAttributes.descriptions + TextFieldAttributes.descriptions
  ) { body, view, context in
    let bag = body.attributes
    let text = context.text(body.content) ?? ""
    let input = TextFieldAttributes.input(bag, &context)
    var content = TextAttributes.read(
      bag, text: input.isSecure ? bullets(for: text) : text, font: ChosenMetrics.textFont,
      color: context.systemColor("label"), &context)
    if text.isEmpty, let placeholder = input.placeholder {
      content.text = placeholder
      content.color = context.systemColor("placeholderText")
    }
    let style = bag.read(TextFieldAttributes.borderStyle, &context) ?? .none
    content.border = style.insets
    content.minimumSize = Size(width: 0, height: style.minimumHeight(context.controls))
    content.takesLines = false
    content.keepsLineWhenEmpty = true
    content.roundsLineToPoint = true
    content.input = input
    let insets = TextFieldAttributes.insets(bag, &context)
    content.insets = insets.shown(isEditing: input.isEditing, showsPlaceholder: text.isEmpty).edges
    let leftView = TextFieldAttributes.side(
      TextFieldAttributes.leftView, bag, font: content.font, &context)
    let rightView = TextFieldAttributes.side(
      TextFieldAttributes.rightView, bag, font: content.font, &context)
    let clearButton = bag.read(TextFieldAttributes.clearButton, &context) ?? .never
    content.leftView = leftView?.shown(isEditing: input.isEditing)
    content.rightView =
      rightView?.shown(isEditing: input.isEditing)
      ?? TextFieldAttributes.clearButton(
        clearButton, isEditing: input.isEditing, isEmpty: text.isEmpty, context)
    view.content = .text(content)
    view.element = .textField(
      FieldElement(
        text: text, borderStyle: style, insets: insets.text, editingInsets: insets.editing,
        placeholderInsets: insets.placeholder, leftView: leftView, rightView: rightView,
        clearButton: clearButton))
  }

  /// What a secure field shows: a bullet for each character.
  private static func bullets(for text: String) -> String {
    String(repeating: "\u{2022}", count: text.count)
  }
}

extension BorderStyle {
  /// What the border takes.
  var insets: EdgeInsets { self == .none ? .zero : ChosenMetrics.fieldBorder }

  /// The least height of a field, in points.
  func minimumHeight(_ controls: ControlMetrics) -> Double {
    self == .roundedRect ? controls.roundedField : 0
  }
}
