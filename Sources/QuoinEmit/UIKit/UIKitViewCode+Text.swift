import QuoinScreen
import QuoinTemplates

/// Labels, text views and what all texts have.
extension UIKitViewCode {
  /// The text that the view shows.
  var text: TextContent? {
    if case .text(let text) = view.content { text } else { nil }
  }

  /// Whether the view is a label in a container.
  var isContainer: Bool { className == InsetsWay.container.labelClass }

  /// Whether the view is a label of more than one line.
  var hasSeveralLines: Bool {
    guard case .label = view.element, let text else { return false }
    return text.lineLimit != 1
  }

  /// A label, padded where the spec says so.
  mutating func writeLabel(_ insets: WrittenInsets) {
    guard let text else { return }
    let isPadded = insets.edges != .zero
    className = isPadded ? options.insets.labelClass : "UILabel"
    let label = isContainer ? "label." : ""
    writeFont(text.font, at: label)
    if text.color.origin != .system("label") {
      set(label + "textColor", SwiftExpression.color(text.color))
    }
    if text.lineLimit != 1 { set(label + "numberOfLines", "\(text.lineLimit)") }
    writeParagraphProperties(text, at: label, standard: .tail)
    if let width = text.preferredMaxWidth {
      set("preferredMaxLayoutWidth", SwiftExpression.number(width))
    }
    if text.minimumScale < 1 {
      set(label + "adjustsFontSizeToFitWidth", "true")
      set(label + "minimumScaleFactor", SwiftExpression.number(text.minimumScale))
    }
    if text.tightens { set(label + "allowsDefaultTighteningForTruncation", "true") }
    writeString(text, at: label)
    if isPadded { parameterize(insets: insets, "insets", "Insets") }
  }

  /// A view of a text of any length.
  mutating func writeTextView(_ insets: WrittenInsets, isEditable: Bool) {
    guard let text else { return }
    className = "UITextView"
    writeFont(text.font)
    if text.color.origin != .system("label") {
      set("textColor", SwiftExpression.color(text.color))
    }
    if text.alignment != .natural { set("textAlignment", ".\(text.alignment.rawValue)") }
    if !view.scrolls { set("isScrollEnabled", "false") }
    if !isEditable { set("isEditable", "false") }
    if isEditable {
      parameterize(editedText: text.text, isField: false)
    } else {
      parameterize("text", "Text", .text(text.text))
    }
    if insets.edges != .zero { parameterize(insets: insets, "insets", "Insets") }
  }

  /// The font of a text, which UIKit scales where it follows a text style.
  mutating func writeFont(_ font: Font, at path: String = "") {
    set(path + "font", SwiftExpression.font(font))
    if font.textStyle != nil { set(path + "adjustsFontForContentSizeCategory", "true") }
  }

  /// How lines break and where they stand.
  mutating func writeParagraphProperties(
    _ text: TextContent, at path: String, standard: TextContent.LineBreak
  ) {
    if text.alignment != .natural { set(path + "textAlignment", ".\(text.alignment.rawValue)") }
    if text.lineBreak != standard { set(path + "lineBreakMode", text.lineBreak.member) }
  }

  private mutating func writeString(_ text: TextContent, at path: String) {
    if !text.runs.isEmpty {
      // Fonts of runs follow the text size with the label, whose own font may have no style.
      if text.font.textStyle == nil, text.runs.contains(where: { $0.font.textStyle != nil }) {
        set(path + "adjustsFontForContentSizeCategory", "true")
      }
      let runs = "[" + text.runs.map { "\n      \($0.code)," }.joined() + "\n    ]"
      let parameter = parameter("Runs", type: "[TextRun]", .code(runs))
      var arguments = parameter
      if let paragraph = text.paragraphCode { arguments += ", paragraph: \(paragraph)" }
      update.append(
        UIKitStatement(
          code: "\(name).\(path)attributedText",
          value: .code(".runs(\(arguments))")))
    } else if text.isStyled {
      let parameter = parameter("Text", .text(text.text))
      update.append(
        UIKitStatement(
          code: "\(name).\(path)attributedText",
          value: .code(
            "NSAttributedString(string: \(parameter), attributes: \(text.attributesCode))")))
    } else {
      parameterize(path + "text", "Text", .text(text.text))
    }
  }
}

extension InsetsWay {
  /// The class of a padded label.
  fileprivate var labelClass: String {
    switch self {
    case .subclass: "PaddedLabel"
    case .category: "UILabel"
    case .container: "LabelContainer"
    }
  }
}

extension TextContent {
  /// Whether a property of a label cannot say how the text is set.
  var isStyled: Bool { kern != 0 || paragraph != Paragraph() }

  /// The attributes of a text that is set as a whole.
  var attributesCode: String {
    var items = [
      ".font: \(SwiftExpression.of("UIFont", SwiftExpression.font(font)))",
      ".foregroundColor: \(SwiftExpression.of("UIColor", SwiftExpression.color(color)))",
    ]
    if kern != 0 { items.append(".kern: \(SwiftExpression.number(kern)) as CGFloat") }
    if let paragraphCode { items.append(".paragraphStyle: NSParagraphStyle\(paragraphCode)") }
    return "[\n      " + items.joined(separator: ",\n      ") + ",\n    ]"
  }

  /// The paragraph style; nil where lines stand as their font has them.
  var paragraphCode: String? {
    guard paragraph != Paragraph() else { return nil }
    var parts: [String] = []
    if paragraph.lineHeightMultiple != 1 {
      parts.append("lineHeightMultiple: \(SwiftExpression.number(paragraph.lineHeightMultiple))")
    }
    if paragraph.lineSpacing != 0 {
      parts.append("lineSpacing: \(SwiftExpression.number(paragraph.lineSpacing))")
    }
    if paragraph.paragraphSpacing != 0 {
      parts.append("paragraphSpacing: \(SwiftExpression.number(paragraph.paragraphSpacing))")
    }
    parts.append("alignment: .\(alignment.rawValue)")
    parts.append("lineBreakMode: \(lineBreak.member)")
    return ".lines(\(parts.joined(separator: ", ")))"
  }
}

extension TextContent.Run {
  /// A `TextRun` of the support.
  fileprivate var code: String {
    var parts = [
      SwiftLiteral.quoted(text), "font: \(SwiftExpression.font(font))",
      "color: \(SwiftExpression.color(color))",
    ]
    if kern != 0 { parts.append("kern: \(SwiftExpression.number(kern))") }
    if isStruck { parts.append("isStruck: true") }
    if isUnderlined { parts.append("isUnderlined: true") }
    return "TextRun(\(parts.joined(separator: ", ")))"
  }
}

extension TextContent.LineBreak {
  /// The member of `NSLineBreakMode`.
  var member: String {
    switch self {
    case .word: ".byWordWrapping"
    case .char: ".byCharWrapping"
    case .clip: ".byClipping"
    case .head: ".byTruncatingHead"
    case .middle: ".byTruncatingMiddle"
    case .tail: ".byTruncatingTail"
    }
  }
}
