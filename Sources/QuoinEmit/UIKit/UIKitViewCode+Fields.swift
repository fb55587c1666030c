import QuoinScreen
import QuoinTemplates

/// Text fields.
extension UIKitViewCode {
  /// A text field with padding and views at its sides.
  mutating func writeTextField(_ field: FieldElement) {
    guard let text, let input = text.input else { return }
    let isPadded = field.isPadded
    className = isPadded && options.insets == .subclass ? "InsetTextField" : "UITextField"
    if field.borderStyle != .none { set("borderStyle", ".\(field.borderStyle.rawValue)") }
    writeFont(text.font)
    // A placeholder has a colour of its own; the text's is what the spec would show without it.
    if !text.text.isEmpty, !field.text.isEmpty, text.color.origin != .system("label") {
      set("textColor", SwiftExpression.color(text.color))
    }
    if text.alignment != .natural { set("textAlignment", ".\(text.alignment.rawValue)") }
    if text.kern != 0 {
      set("defaultTextAttributes[.kern]", "\(SwiftExpression.number(text.kern)) as CGFloat")
    }
    if text.minimumScale < 1 {
      set("adjustsFontSizeToFitWidth", "true")
      writeMinimumFontSize(text)
    }
    if input.isSecure { set("isSecureTextEntry", "true") }
    if input.keyboard != .default { set("keyboardType", input.keyboard.member) }
    writeSideViews(field)
    parameterize(editedText: field.text, isField: true)
    if let placeholder = input.placeholder {
      parameterize("placeholder", "Placeholder", .text(placeholder))
    }
    if isPadded { writeInsets(of: field) }
  }

  /// The least size of the font, which is a part of the size that a text style has by then.
  private mutating func writeMinimumFontSize(_ text: TextContent) {
    guard text.font.textStyle != nil else {
      set("minimumFontSize", SwiftExpression.number(text.minimumScale * text.font.size))
      return
    }
    let scale = SwiftExpression.number(text.minimumScale)
    layout.append(
      UIKitStatement(
        code: "\(name).minimumFontSize",
        value: .code("\(scale) * (\(name).font?.pointSize ?? 0)")))
  }

  private mutating func writeSideViews(_ field: FieldElement) {
    for (side, element) in [("left", field.leftView), ("right", field.rightView)] {
      guard let element else { continue }
      set("\(side)View", element.code(for: "\(name).\(side)View"))
      set("\(side)ViewMode", ".\(element.mode.rawValue)")
    }
    if field.clearButton != .never {
      set("clearButtonMode", ".\(field.clearButton.rawValue)")
    }
  }

  /// The insets of each state.
  private mutating func writeInsets(of field: FieldElement) {
    guard options.insets == .subclass else {
      var arguments = [parameter(insets: field.insets, "Insets")]
      if field.editingInsets != field.insets {
        arguments.append("editing: " + parameter(insets: field.editingInsets, "EditingInsets"))
      }
      if field.placeholderInsets != field.insets {
        arguments.append(
          "placeholder: " + parameter(insets: field.placeholderInsets, "PlaceholderInsets"))
      }
      let call = UIKitStatement.call(SwiftExpression.call("\(name).setInsets", arguments))
      update.append(call)
      layout.append(call)
      return
    }
    parameterize(insets: field.insets, "insets", "Insets")
    if field.editingInsets != field.insets {
      parameterize(insets: field.editingInsets, "editingInsets", "EditingInsets")
    }
    if field.placeholderInsets != field.insets {
      parameterize(insets: field.placeholderInsets, "placeholderInsets", "PlaceholderInsets")
    }
  }
}

extension FieldElement {
  /// Whether the field has padding in any state.
  var isPadded: Bool {
    [insets, editingInsets, placeholderInsets].contains { $0.edges != .zero }
  }
}

extension SideElement {
  /// A `SideView` of the support, on further lines where the property before it makes it too long.
  fileprivate func code(for property: String) -> String {
    var parts: [String]
    switch view.content {
    case .text(let text, let font, let color):
      parts = [
        "text: \(SwiftLiteral.quoted(text))", "font: \(SwiftExpression.font(font))",
        "color: \(SwiftExpression.color(color))",
      ]
      if let size = view.size { parts.append("size: \(SwiftExpression.size(size))") }
    case .picture(let name, let size, let color):
      parts = [
        "image: \(UIKitPicture.code(name, isSymbol: isSymbol))",
        "color: \(SwiftExpression.color(color))", "size: \(SwiftExpression.size(size))",
      ]
    case .blank(let width):
      parts = ["width: \(SwiftExpression.number(width))"]
    }
    if view.padding != 0 { parts.append("padding: \(SwiftExpression.number(view.padding))") }
    let assignment = "\(property) = "
    return String(SwiftExpression.call(assignment + "SideView", parts).dropFirst(assignment.count))
  }
}

extension TextInput.Keyboard {
  /// The member of `UIKeyboardType`.
  fileprivate var member: String { self == .url ? ".URL" : ".\(rawValue)" }
}

/// Pictures in code.
enum UIKitPicture {
  /// An optional `UIImage`: a symbol, or an asset or file of the app's bundle by its base name.
  static func code(_ name: String, isSymbol: Bool) -> String {
    let literal = SwiftLiteral.quoted(isSymbol ? name : baseName(name))
    return isSymbol ? "UIImage(systemName: \(literal))" : "UIImage(named: \(literal))"
  }

  /// The name without folders and, where it is a file's, its ending.
  static func baseName(_ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp"]
    guard let ending = endings.first(where: { file.lowercased().hasSuffix($0) }),
      file.count > ending.count
    else { return file }
    return String(file.dropLast(ending.count))
  }
}
