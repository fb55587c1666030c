import QuoinSource

extension ViewKind {
  /// `UIButton`, of the classic model or, with `configuration`, as `UIButton.Configuration` has it.
  static let button = ViewKind(
    name: "button", contentType: .text, summary: "A title that can be tapped.",
    attributes: TextAttributes.descriptions + ButtonAttributes.descriptions + [
      givenSize.description
    ]
  ) { body, view, context in
    let bag = body.attributes
    let configuration = bag.read(ButtonAttributes.configuration, &context)
    ButtonAttributes.checkModel(bag, isConfigured: configuration != nil, &context)
    let tint = view.appearance.tint ?? context.systemColor("tintColor")
    let bodyFont = Font(size: TextStyle.body.pointSize(at: context.cell.textSize), textStyle: .body)
    var title = TextAttributes.read(
      bag, text: context.text(body.content) ?? "",
      font: configuration == nil ? ChosenMetrics.classicTitleFont : bodyFont,
      color: configuration?.foreground(tint) ?? tint, &context)
    title.takesLines = false
    if bag.layer(TextAttributes.align.name) == nil { title.alignment = .center }
    if bag.layer(TextAttributes.lineBreak.name) == nil { title.lineBreak = .middle }
    let insets = bag.read(ButtonAttributes.contentInsets, &context)
    let insetsOfModel = configuration == nil ? .zero : ChosenMetrics.configuredInsets
    let element = ButtonAttributes.element(
      bag, configuration, insets?.written(over: insetsOfModel), &context)
    view.element = .button(element)
    let companions = ButtonAttributes.companions(bag, element, titleColor: title.color, &context)
    if companions != Companions() { title.companions = companions }
    if let configuration {
      title.insets =
        insets?.filled(from: ChosenMetrics.configuredInsets) ?? ChosenMetrics.configuredInsets
      configuration.decorate(&view.appearance, bag, tint: tint, &context)
    } else {
      surroundClassically(&title, insets?.filled(from: .zero) ?? .zero)
    }
    view.content = .text(title)
    view.givenContentSize = body.attributes.read(givenSize, &context)
  }

  /// The classic model's padding: hidden insets around a title unless there are content insets, and
  /// nothing around a picture alone.
  ///
  /// The title counts in whole points on both axes. Source: so do all frames that Interface Builder
  /// stored of buttons nobody constrained, beside labels that end on half points.
  private static func surroundClassically(_ title: inout TextContent, _ insets: EdgeInsets) {
    title.insets = insets
    title.roundsLineToPoint = true
    title.roundsWidthToPoint = true
    guard insets == .zero else { return }
    let hasPicture = title.companions?.picture != nil
    if !title.text.isEmpty {
      title.border = hiddenInsets
      title.minimumSize = Size(width: hasPicture ? 0 : minimumWidth, height: 0)
    } else if !hasPicture {
      title.border = hiddenInsets
      title.minimumSize = emptySize
    }
  }

  /// What a button without content insets has above and below its title.
  ///
  /// Source: measured, flowkey/UIKit-cross-platform's button tests, which run on iOS too.
  private static let hiddenInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// The least width of a titled button.
  ///
  /// Source: frames that Interface Builder stored.
  private static let minimumWidth = 30.0
  /// A button without title or image, border included.
  ///
  /// Source: as `hiddenInsets`.
  private static let emptySize = Size(width: 30, height: 34)
}

extension ButtonConfiguration {
  /// The colour of title and symbol.
  fileprivate func foreground(_ tint: Color) -> Color {
    self == .filled ? Color(rgb: 0xFFFFFF) : tint
  }

  /// Gives a button its background and corners where the spec gives none.
  fileprivate func decorate(
    _ appearance: inout Appearance, _ bag: AttributeBag, tint: Color, _ context: inout ReadContext
  ) {
    guard self != .plain else { return }
    if bag.layer(CommonAttributes.background.name) == nil {
      appearance.background = background(tint, &context)
    }
    if bag.layer(CommonAttributes.cornerRadius.name) == nil {
      appearance.cornerRadius = Self.cornerRadius
    }
  }

  private func background(_ tint: Color, _ context: inout ReadContext) -> Color? {
    switch self {
    case .plain: return nil
    case .gray: return context.systemColor("tertiarySystemFill")
    case .tinted:
      var color = tint
      color.alpha = Self.tintedAlpha
      return color
    case .filled: return tint
    }
  }

  /// The corner radius in points, and the opacity of a tinted background: chosen, Apple gives none.
  private static let cornerRadius = 6.0
  private static let tintedAlpha: UInt8 = 46
}
