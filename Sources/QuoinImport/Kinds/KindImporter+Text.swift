import QuoinScreen
import QuoinSource

/// Labels, fields and text views.
extension KindImporter {
  static func label(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft = ViewDraft("label", .text(element.string("text") ?? ""))
    if let attributed = element.child(key: "attributedText"),
      let runs = AttributedText.runs(attributed, &context)
    {
      draft.content = runs
    }
    let font = FontImport(of: element, usual: 17, missing: 17)
    add(font, to: &draft)
    draft.set("color", context.colors.color(element, "textColor"))
    draft.set("lines", plain: element["numberOfLines"], unless: "1")
    addLineBreak(to: &draft, element, usual: "tail")
    draft.set("align", plain: alignment(element), unless: "natural")
    addFit(to: &draft, element)
    if let width = element.length("preferredMaxLayoutWidth"), width > 0 {
      draft.set("preferredMaxWidth", .number(width))
    }
    return draft
  }

  static func textField(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft = ViewDraft("textField", .text(element.string("text") ?? ""))
    if let placeholder = element.string("placeholder") {
      draft.set("placeholder", .text(placeholder))
    }
    draft.set("borderStyle", plain: element["borderStyle"], unless: "none")
    add(FontImport(of: element, usual: 17, missing: 14), to: &draft)
    draft.set("color", context.colors.color(element, "textColor"))
    draft.set("align", plain: alignment(element), unless: "natural")
    let traits = element.child("textInputTraits")
    if traits?.flag("secureTextEntry") == true { draft.set("secure", .plain("true")) }
    draft.set("keyboard", plain: traits?["keyboardType"].flatMap(keyboard), unless: "default")
    draft.set("clearButton", plain: element["clearButtonMode"].flatMap(clearButton))
    return draft
  }

  static func textView(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft = ViewDraft("textView", .text(element.string("text") ?? ""))
    add(FontImport(of: element, usual: 12, missing: 12), to: &draft)
    draft.set("color", context.colors.color(element, "textColor"))
    draft.set("align", plain: alignment(element), unless: "natural")
    if element.flag("scrollEnabled") == false { draft.set("scrollable", .plain("false")) }
    if element.flag("editable") == false { draft.set("editable", .plain("false")) }
    return draft
  }

  static func add(_ font: FontImport, to draft: inout ViewDraft) {
    draft.set("font", font.value)
    if let comment = font.comment { draft.comments.append(comment) }
  }

  private static func addLineBreak(
    to draft: inout ViewDraft, _ element: XMLElement, usual: String
  ) {
    let mode =
      switch element["lineBreakMode"] {
      case "wordWrap": "word"
      case "characterWrap": "char"
      case "clip": "clip"
      case "headTruncation": "head"
      case "middleTruncation": "middle"
      default: "tail"
      }
    draft.set("lineBreak", plain: mode, unless: usual)
  }

  private static func alignment(_ element: XMLElement) -> String? {
    element["textAlignment"].flatMap { TextContent.Alignment(rawValue: $0)?.rawValue }
  }

  /// How one line is made to fit.
  private static func addFit(to draft: inout ViewDraft, _ element: XMLElement) {
    guard element["numberOfLines"] ?? "1" == "1" else { return }
    var entries: [SpecEntry] = []
    if element.flag("adjustsFontSizeToFit") == true {
      let scale = element.length("minimumScaleFactor") ?? 0
      let size = element.child(key: "fontDescription")?.length("pointSize") ?? 17
      let share = scale > 0 ? scale : (element.length("minimumFontSize") ?? 0) / size
      if share > 0, share < 1 { entries.append(SpecEntry("minScale", .number(share))) }
    }
    if element.flag("adjustsLetterSpacingToFitWidth") == true {
      entries.append(SpecEntry("tighten", .plain("true")))
    }
    if !entries.isEmpty { draft.set("fit", .map(entries)) }
  }

  private static func keyboard(_ type: String) -> String? {
    switch type {
    case "alphabet": "asciiCapable"
    case "URL": "url"
    default: TextInput.Keyboard(rawValue: type)?.rawValue
    }
  }

  private static func clearButton(_ mode: String) -> String? {
    ["whileEditing", "unlessEditing", "always"].contains(mode) ? mode : nil
  }
}

/// Texts that are set in several ways.
enum AttributedText {
  /// The runs of an attributed string; nil where it has none.
  static func runs(_ element: XMLElement, _ context: inout KindContext) -> SpecNode? {
    var runs: [SpecNode] = []
    for fragment in element.children(named: "fragment") {
      guard let text = fragment.string("content") else { continue }
      var entries = [SpecEntry("text", .text(text))]
      if let attributes = fragment.child("attributes") {
        if let font = attributes.child(key: "NSFont"),
          let value = FontImport(font, usual: 17).value
        {
          entries.append(SpecEntry("font", value))
        }
        if let color = context.colors.color(attributes, "NSColor") {
          entries.append(SpecEntry("color", color))
        }
        if attributes.child(key: "NSStrikethrough") != nil {
          entries.append(SpecEntry("strike", .plain("true")))
        }
        if attributes.child(key: "NSUnderline") != nil {
          entries.append(SpecEntry("underline", .plain("true")))
        }
      }
      runs.append(.map(entries))
    }
    return runs.isEmpty ? nil : .list(runs)
  }
}
