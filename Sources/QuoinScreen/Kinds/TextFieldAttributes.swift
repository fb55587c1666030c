/// The attributes of text fields.
enum TextFieldAttributes {
  static let placeholder = AttributeKey(
    "placeholder", .text, default: "none", "What an empty field shows.")
  static let borderStyle =
    AttributeKey(
      "borderStyle", .word("a border style"), default: "none",
      "The border: none, line, bezel or roundedRect.") as AttributeKey<BorderStyle>
  static let textInsets = AttributeKey(
    "textInsets", .insets, default: "insets", "The padding at rest.", merge: { $0.over($1) })
  static let editingInsets = AttributeKey(
    "editingInsets", .insets, default: "insets", "The padding while editing.",
    merge: { $0.over($1) })
  static let placeholderInsets = AttributeKey(
    "placeholderInsets", .insets, default: "textInsets", "The padding of the placeholder.",
    merge: { $0.over($1) })
  static let leftView = AttributeKey(
    "leftView", .sideView, default: "none",
    "A view at the left: `{label | symbol | image | width, size, padding, font, color, mode}`.")
  static let rightView = AttributeKey(
    "rightView", .sideView, default: "none", "A view at the right, like leftView.")
  static let secure = AttributeKey(
    "secure", .bool, default: "false", "Whether bullets stand for the text.")
  static let clearButton =
    AttributeKey(
      "clearButton", .word("a mode"), default: "never",
      "When the button that clears the text is there: never, whileEditing, unlessEditing or always."
    ) as AttributeKey<SideViewMode>
  static let keyboard =
    AttributeKey(
      "keyboard", .word("a keyboard"), default: "default",
      "The keyboard, as in UIKeyboardType: "
        + TextInput.Keyboard.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    as AttributeKey<TextInput.Keyboard>
  static let editing = AttributeKey(
    "editing", .bool, default: "false", "Whether the field is laid out as while editing.")

  /// All of them, as the reference prints them.
  static let descriptions: [AttributeDescription] = [
    placeholder.description, borderStyle.description, TextAttributes.insets.description,
    textInsets.description, editingInsets.description, placeholderInsets.description,
    leftView.description, rightView.description, clearButton.description, secure.description,
    keyboard.description, editing.description,
  ]

  /// What the field takes, and its state.
  static func input(_ bag: AttributeBag, _ context: inout ReadContext) -> TextInput {
    var input = TextInput()
    input.placeholder = bag.read(placeholder, &context)
    input.keyboard = bag.read(keyboard, &context) ?? .default
    input.isSecure = bag.read(secure, &context) ?? false
    input.isEditing = bag.read(editing, &context) ?? false
    return input
  }

  /// The button that clears the text, where the field shows it; there is none without a text.
  static func clearButton(
    _ mode: SideViewMode, isEditing: Bool, isEmpty: Bool, _ context: ReadContext
  ) -> SideView? {
    guard mode.isShown(isEditing: isEditing), !isEmpty else { return nil }
    let (side, gap) = ChosenMetrics.clearButton
    let size = Size(width: side, height: side)
    return SideView(
      content: .picture(
        name: "xmark.circle.fill", size, context.systemColor("tertiaryLabel")),
      edgeGap: gap)
  }

  /// The padding of a field in each state.
  struct Insets {
    /// At rest.
    var text: WrittenInsets
    /// While editing.
    var editing: WrittenInsets
    /// Of the placeholder.
    var placeholder: WrittenInsets
    /// Whether the placeholder has a padding of its own.
    var hasPlaceholder: Bool

    /// The padding of what the field shows.
    func shown(isEditing: Bool, showsPlaceholder: Bool) -> WrittenInsets {
      if showsPlaceholder, hasPlaceholder { return placeholder }
      return isEditing ? editing : text
    }
  }

  /// The padding of a field in each state: that of one state replaces that of all, and its sides
  /// that are left out are 0, as of any insets.
  static func insets(_ bag: AttributeBag, _ context: inout ReadContext) -> Insets {
    let all = bag.read(TextAttributes.insets, &context)?.written(over: .zero) ?? .zero
    let text = bag.read(textInsets, &context)?.written(over: .zero) ?? all
    let editing = bag.read(editingInsets, &context)?.written(over: .zero) ?? all
    let placeholder = bag.read(placeholderInsets, &context)?.written(over: .zero)
    return Insets(
      text: text, editing: editing, placeholder: placeholder ?? text,
      hasPlaceholder: placeholder != nil)
  }

  /// A side view in all states.
  static func side(
    _ key: AttributeKey<SideViewSpec>, _ bag: AttributeBag, font: Font,
    _ context: inout ReadContext
  ) -> SideElement? {
    bag.read(key, &context).map { spec in
      SideElement(
        view: spec.sideView(fieldFont: font), isSymbol: spec.isSymbol, mode: spec.mode)
    }
  }
}

extension SideElement {
  /// The view where the field has it in its state.
  func shown(isEditing: Bool) -> SideView? { mode.isShown(isEditing: isEditing) ? view : nil }
}
