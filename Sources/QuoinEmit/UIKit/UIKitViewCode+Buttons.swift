import QuoinScreen
import QuoinTemplates

/// Buttons of both models.
extension UIKitViewCode {
  /// A button.
  mutating func writeButton(_ button: ButtonElement) {
    guard let text else { return }
    if let configuration = button.configuration {
      writeConfigured(button, configuration, text)
    } else {
      writeClassic(button, text)
    }
  }

  // MARK: The classic model

  private mutating func writeClassic(_ button: ButtonElement, _ text: TextContent) {
    let hasInsets = [button.contentInsets, button.titleInsets, button.imageInsets]
      .contains { ($0?.edges ?? .zero) != .zero }
    className = hasInsets ? "InsetButton" : "UIButton"
    arguments = "type: .system"
    set("titleLabel?.font", SwiftExpression.font(text.font))
    if text.font.textStyle != nil {
      set("titleLabel?.adjustsFontForContentSizeCategory", "true")
    }
    if text.lineBreak != .middle { set("titleLabel?.lineBreakMode", text.lineBreak.member) }
    if text.alignment != .center { writeAlignment(text.alignment) }
    if text.minimumScale < 1 {
      set("titleLabel?.adjustsFontSizeToFitWidth", "true")
      set("titleLabel?.minimumScaleFactor", SwiftExpression.number(text.minimumScale))
    }
    writeTitle(text, hasColor: button.hasColor)
    if let picture = text.companions?.picture {
      update.append(.call("\(name).setImage(\(image(picture, button)), for: .normal)"))
    }
    for (insets, property, suffix) in [
      (button.contentInsets, "contentInsets", "Insets"),
      (button.titleInsets, "titleInsets", "TitleInsets"),
      (button.imageInsets, "imageInsets", "ImageInsets"),
    ] {
      guard let insets, insets.edges != .zero else { continue }
      parameterize(insets: insets, property, suffix)
    }
  }

  /// The title; UIKit's own colour is not set, since a state without a colour takes the normal one's,
  /// and a button that is disabled would not look it.
  private mutating func writeTitle(_ text: TextContent, hasColor: Bool) {
    let title = parameter("Title", .text(text.text))
    guard text.kern != 0 else {
      if hasColor { call("setTitleColor(\(SwiftExpression.color(text.color)), for: .normal)") }
      update.append(.call("\(name).setTitle(\(title), for: .normal)"))
      return
    }
    let string = "NSAttributedString(string: \(title), attributes: \(text.attributesCode))"
    update.append(.call("\(name).setAttributedTitle(\(string), for: .normal)"))
  }

  private mutating func writeAlignment(_ alignment: TextContent.Alignment) {
    let member =
      switch alignment {
      case .natural, .justified: "leading"
      case .left: "left"
      case .right: "right"
      case .center: "center"
      }
    set("contentHorizontalAlignment", ".\(member)")
  }

  /// The expression of the button's image at its size.
  private mutating func image(_ picture: Companions.Picture, _ button: ButtonElement) -> String {
    let code = UIKitPicture.code(picture.name, isSymbol: button.isSymbol)
    let image = parameter("Image", .code(code))
    let (width, height) = (picture.size.width, picture.size.height)
    return "\(image)?.sized(width: \(SwiftExpression.number(width)),"
      + " height: \(SwiftExpression.number(height)))"
  }

  // MARK: Configurations

  private mutating func writeConfigured(
    _ button: ButtonElement, _ configuration: ButtonConfiguration, _ text: TextContent
  ) {
    className = "UIButton"
    let look = view.appearance
    set("configuration", ".\(configuration.rawValue)()")
    if button.hasColor {
      set("configuration?.baseForegroundColor", SwiftExpression.color(text.color))
    }
    if button.hasBackground, let background = look.background {
      set("configuration?.background.backgroundColor", SwiftExpression.color(background))
    }
    if button.hasCornerRadius {
      set("configuration?.cornerStyle", ".fixed")
      set("configuration?.background.cornerRadius", SwiftExpression.number(look.cornerRadius))
    }
    if text.lineBreak != .middle {
      set("configuration?.titleLineBreakMode", text.lineBreak.member)
    }
    if text.alignment != .center { writeAlignment(text.alignment) }
    let title = parameter("Title", .text(text.text))
    set(
      "configuration?.titleTextAttributesTransformer", ".font(\(SwiftExpression.font(text.font)))")
    assign("title", title)
    if let companions = text.companions { writeCompanions(companions, button) }
    if let insets = button.contentInsets {
      parameterize(insets: insets, "configuration?.contentInsets", "Insets")
    }
  }

  private mutating func writeCompanions(_ companions: Companions, _ button: ButtonElement) {
    if let subtitle = companions.subtitle {
      let parameter = parameter("Subtitle", .text(subtitle.text))
      let font = SwiftExpression.font(subtitle.font)
      set("configuration?.subtitleTextAttributesTransformer", ".font(\(font))")
      assign("subtitle", parameter)
      set("configuration?.titlePadding", SwiftExpression.number(companions.titlePadding))
      assign("titleAlignment", titleAlignment)
    }
    guard let picture = companions.picture else { return }
    if button.imagePlacement != .leading {
      set("configuration?.imagePlacement", ".\(button.imagePlacement.rawValue)")
    }
    if companions.imagePadding != 0 {
      set("configuration?.imagePadding", SwiftExpression.number(companions.imagePadding))
    }
    assign("image", image(picture, button))
  }

  /// Where title and subtitle stand to each other: with the content; UIKit would look at the picture.
  private var titleAlignment: String {
    let isLeftToRight = "effectiveUserInterfaceLayoutDirection == .leftToRight"
    return switch text?.alignment {
    case .left: "\(isLeftToRight) ? .leading : .trailing"
    case .right: "\(isLeftToRight) ? .trailing : .leading"
    case .center: ".center"
    case .natural, .justified, nil: ".leading"
    }
  }

  private mutating func assign(_ property: String, _ code: String) {
    update.append(
      UIKitStatement(code: "\(name).configuration?.\(property)", value: .code(code)))
  }
}
