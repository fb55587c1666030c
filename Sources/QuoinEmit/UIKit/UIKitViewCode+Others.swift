import QuoinScreen
import QuoinTemplates

/// Containers, pictures and controls.
extension UIKitViewCode {
  /// A plain view, a stack or a scroll view.
  mutating func writeContainer() {
    if let stack = view.stack {
      writeStack(stack)
    } else if view.scrolls {
      className = "UIScrollView"
      set("contentInsetAdjustmentBehavior", ".never")
    }
  }

  private mutating func writeStack(_ stack: StackArrangement) {
    className = "UIStackView"
    if stack.axis == .vertical { set("axis", ".vertical") }
    if stack.spacing != 0 { set("spacing", SwiftExpression.number(stack.spacing)) }
    if stack.distribution != .fill { set("distribution", ".\(stack.distribution.rawValue)") }
    if stack.alignment != .fill { set("alignment", stack.alignmentMember) }
    guard stack.usesMargins else { return }
    set("isLayoutMarginsRelativeArrangement", "true")
  }

  /// A picture: a symbol is as large as the spec says, another as large as itself.
  mutating func writePicture(isSymbol: Bool) {
    guard case .picture(let picture, let size) = view.content else { return }
    className = isSymbol ? "SymbolView" : "UIImageView"
    if isSymbol, let size {
      set("symbolSize", SwiftExpression.size(size))
      if view.appearance.contentMode == .scaleToFill { set("contentMode", ".scaleAspectFit") }
    }
    parameterize(
      "image", "Image", .code(UIKitPicture.code(picture, isSymbol: isSymbol)))
  }

  /// A view that its class and some properties make.
  mutating func writeControl(_ control: ControlElement) {
    className = control.className
    arguments = control.arguments
    for property in control.properties {
      if let member = UIKitNewMember(property) {
        setUp.append(
          member.statement("\(name).\(property.name)") { path, member in "\(path) = .\(member)" })
      } else if property.isContent {
        parameterize(property: property)
      } else {
        set(property.name, property.value.templateValue)
      }
    }
    if className == "UIActivityIndicatorView" { call("startAnimating()") }
  }
}

extension StackArrangement {
  /// The member of `UIStackView.Alignment`, which calls the ends of a row top and bottom.
  fileprivate var alignmentMember: String {
    switch (alignment, axis) {
    case (.leading, .horizontal): ".top"
    case (.trailing, .horizontal): ".bottom"
    default: ".\(alignment.rawValue)"
    }
  }
}

extension ControlElement.Value {
  /// The type where the literal alone does not tell it.
  var type: String? {
    switch self {
    case .float: "Float"
    case .double: "Double"
    case .texts: "[String]"
    case .flag, .integer, .text, .member: nil
    }
  }

  /// The value as code.
  var templateValue: TemplateValue {
    switch self {
    case .flag(let flag): .flag(flag)
    case .integer(let number): .code("\(number)")
    case .float(let number), .double(let number): .code(SwiftExpression.number(number))
    case .text(let text): .text(text)
    case .texts(let texts):
      .code("[" + texts.map(SwiftLiteral.quoted).joined(separator: ", ") + "]")
    case .member(let name): .code(".\(name)")
    }
  }
}
