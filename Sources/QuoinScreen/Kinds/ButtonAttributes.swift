import QuoinSource
import QuoinSyntax

/// The attributes of buttons.
enum ButtonAttributes {
  static let symbol = AttributeKey(
    "symbol", .text, default: "none", "An SF Symbol beside the title.")
  static let icon = AttributeKey(
    "icon", .text, default: "none", "A picture beside the title: a file, or an asset's name.")
  static let iconSize = AttributeKey(
    "iconSize", .size, default: "20", "The size of symbol or icon: a length, or [width, height].")
  static let subtitle = AttributeKey(
    "subtitle", .text, default: "none", "A smaller line below the title; needs `configuration`.")
  static let contentInsets = AttributeKey(
    "contentInsets", .insets,
    default: "6 above and below the title; [7, 12] with `configuration`",
    "The padding around title and picture. Any in the classic model replaces the 6 points above and"
      + " below the title.", merge: { $0.over($1) })
  static let titleInsets = AttributeKey(
    "titleInsets", .insets, default: "0",
    "What moves and narrows the title, the button's size unchanged; classic model only.",
    merge: { $0.over($1) })
  static let imageInsets = AttributeKey(
    "imageInsets", .insets, default: "0",
    "What moves the picture, the button's size unchanged; classic model only.",
    merge: { $0.over($1) })
  static let configuration =
    AttributeKey(
      "configuration", .word("a configuration"), default: "none: the classic model",
      "The look of UIButton.Configuration: plain, gray, tinted or filled.")
    as AttributeKey<ButtonConfiguration>
  static let imagePadding = AttributeKey(
    "imagePadding", .distance, default: "0",
    "Room between picture and title in points; needs `configuration`.")
  static let titlePadding = AttributeKey(
    "titlePadding", .distance, default: "1",
    "Room between title and subtitle in points; needs `configuration`.")
  static let imagePlacement =
    AttributeKey(
      "imagePlacement", .word("a placement"), default: "leading",
      "The side of the title that the picture stands on: leading, trailing, top or bottom; needs"
        + " `configuration`.") as AttributeKey<ImagePlacement>

  /// All of them, as the reference prints them.
  static let descriptions: [AttributeDescription] = [
    symbol.description, icon.description, iconSize.description, subtitle.description,
    contentInsets.description, titleInsets.description, imageInsets.description,
    configuration.description, imagePadding.description, titlePadding.description,
    imagePlacement.description,
  ]

  /// What stands beside the title.
  static func companions(
    _ bag: AttributeBag, _ element: ButtonElement, titleColor: Color,
    _ context: inout ReadContext
  ) -> Companions {
    var result = Companions()
    result.picture = picture(bag, color: titleColor, &context)
    if let text = bag.read(subtitle, &context), !text.isEmpty {
      let style = ChosenMetrics.subtitleStyle
      let size = style.pointSize(at: context.cell.textSize)
      result.subtitle = Companions.Subtitle(
        text: text, font: Font(size: size, textStyle: style), color: titleColor)
      result.titlePadding = bag.read(titlePadding, &context) ?? ChosenMetrics.titlePadding
    }
    result.imagePadding = bag.read(imagePadding, &context) ?? 0
    result.placement = element.imagePlacement.turned(context.cell.direction)
    result.titleInsets = element.titleInsets.edges
    result.imageInsets = element.imageInsets.edges
    if result.picture == nil {
      result.placement = .left
      result.imagePadding = 0
    }
    return result
  }

  /// What code is written from.
  static func element(
    _ bag: AttributeBag, _ configuration: ButtonConfiguration?, _ insets: WrittenInsets?,
    _ context: inout ReadContext
  ) -> ButtonElement {
    ButtonElement(
      configuration: configuration, contentInsets: insets,
      titleInsets: bag.read(titleInsets, &context)?.written(over: .zero) ?? .zero,
      imageInsets: bag.read(imageInsets, &context)?.written(over: .zero) ?? .zero,
      imagePlacement: bag.read(imagePlacement, &context) ?? .leading,
      isSymbol: bag.layer(symbol.name) != nil,
      hasColor: bag.layer(TextAttributes.color.name) != nil,
      hasBackground: bag.layer(CommonAttributes.background.name) != nil,
      hasCornerRadius: bag.layer(CommonAttributes.cornerRadius.name) != nil)
  }

  private static func picture(
    _ bag: AttributeBag, color: Color, _ context: inout ReadContext
  ) -> Companions.Picture? {
    let size = bag.read(iconSize, &context)
    let symbolName = bag.read(symbol, &context)
    let iconName = bag.read(icon, &context)
    if let first = bag.layer(symbol.name), let second = bag.layer(icon.name) {
      context.report(.twoPictures(first.entry, second.entry))
      return nil
    }
    if let iconName, let layer = bag.layer(icon.name) {
      context.within(layer.scope) { context in
        check(icon: iconName, as: layer.entry.value, hasSize: size != nil, &context)
      }
    }
    return (symbolName ?? iconName).map {
      Companions.Picture(name: $0, size: size ?? ChosenMetrics.symbol, color: color)
    }
  }

  private static func check(
    icon name: String, as node: SyntaxNode, hasSize: Bool, _ context: inout ReadContext
  ) {
    let range = node.range
    let reference = ImageReference(name)
    guard reference.isFile else {
      if !reference.isAssetName { context.report(.notAnImage(name, at: range)) }
      return
    }
    if let problem = context.files.problem(with: name, in: context.base(of: node)) {
      context.report(
        .missingImage(name, problem, isAsset: false, hasSize: hasSize, at: range))
    }
  }

  /// Tells of attributes that the button's model does not have.
  static func checkModel(_ bag: AttributeBag, isConfigured: Bool, _ context: inout ReadContext) {
    let foreign =
      isConfigured
      ? [titleInsets.name, imageInsets.name]
      : [subtitle.name, imagePadding.name, titlePadding.name, imagePlacement.name]
    for name in foreign {
      guard let layer = bag.layer(name) else { continue }
      context.report(
        isConfigured ? .classicOnly(layer) : .configurationOnly(layer))
    }
    if isConfigured { checkSides(bag, &context) }
  }

  /// A configuration's insets are directional and have no left or right.
  private static func checkSides(_ bag: AttributeBag, _ context: inout ReadContext) {
    guard let layer = bag.layer(contentInsets.name) else { return }
    for entry in layer.entry.value.entries ?? [] where ["left", "right"].contains(entry.key) {
      context.report(.physicalInsets(entry))
    }
  }
}

extension ImagePlacement {
  /// The physical side.
  func turned(_ direction: LayoutDirection) -> Companions.Placement {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension Diagnostic {
  static func twoPictures(_ symbol: SyntaxEntry, _ icon: SyntaxEntry) -> Diagnostic {
    Diagnostic(
      .error, id: "two-pictures", "a button has one picture: symbol or icon, not both",
      at: icon.keyRange, hint: "leave one of them out",
      notes: [Note("the symbol is here", at: symbol.keyRange)])
  }

  /// An attribute of the configuration model on a classic button: an error on the view, a note in a
  /// style.
  static func configurationOnly(_ layer: AttributeBag.Layer) -> Diagnostic {
    Diagnostic(
      layer.style == nil ? .error : .note, id: "needs-configuration",
      "a button has '\(layer.entry.key)' only with a configuration", at: layer.entry.keyRange,
      hint: "add configuration: plain")
  }

  /// An attribute of the classic model on a button with a configuration, where UIKit ignores it.
  static func classicOnly(_ layer: AttributeBag.Layer) -> Diagnostic {
    Diagnostic(
      layer.style == nil ? .error : .note, id: "ignored-by-configuration",
      "a button with a configuration ignores '\(layer.entry.key)'", at: layer.entry.keyRange,
      hint: "use contentInsets and imagePadding")
  }

  static func physicalInsets(_ entry: SyntaxEntry) -> Diagnostic {
    let name = entry.key == "left" ? "leading" : "trailing"
    return Diagnostic(
      .error, id: "physical-insets",
      "the insets of a configuration follow the direction: they have no '\(entry.key)'",
      at: entry.keyRange, hint: "write \(name)",
      fix: .init("write \(name)", edits: [.init(range: entry.keyRange, text: name)]))
  }
}
