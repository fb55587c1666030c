extension LanguageReference {
  /// How an attribute is written, as the value after its key; nil when the reference has no example.
  ///
  /// A test compiles each of them on a view of each kind that has the attribute.
  public static func example(of attribute: AttributeDescription) -> String? {
    examples[attribute.name]
  }

  private static let examples: [String: String] = [
    "accessibility": "{id: login, label: Log in, traits: [button]}",
    "align": "center",
    "alpha": "0.5",
    "attach": "margins",
    "background": "systemGray6",
    "border": "{color: separator, width: 1px}",
    "borderStyle": "roundedRect",
    "clips": "true",
    "color": "secondaryLabel",
    "contentInsets": "[14, 20]",
    "cornerRadius": "8",
    "editing": "true",
    "editingInsets": "{trailing: 40}",
    "font": "headline",
    "hidden": "true",
    "hugging": "251",
    "ignore": "[ambiguous]",
    "insets": "{vertical: 4, horizontal: 12}",
    "kern": "0.5",
    "leftView": "{symbol: envelope, padding: 8}",
    "lineBreak": "middle",
    "lines": "0",
    "margins": "{leading: 20, trailing: 20}",
    "note": "Shown once.",
    "placeholder": "Email",
    "placeholderInsets": "12",
    "preferredMaxWidth": "280",
    "resistance": "{horizontal: 751}",
    "rightView": "{label: kg, color: systemGray, mode: unlessEditing}",
    "secure": "true",
    "style": "[bubble, mine]",
    "textInsets": "[10, 12]",
    "tint": "systemOrange",
  ]
}
