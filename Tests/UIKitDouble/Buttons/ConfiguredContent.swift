/// The content of a button with a configuration: picture, title and subtitle as one block.
@MainActor struct ConfiguredContent {
  /// The title; nil without one.
  let title: NSAttributedString?
  private let subtitle: NSAttributedString?
  private let configuration: UIButton.Configuration
  private let button: UIButton

  /// Looks at a configuration.
  ///
  /// A title is in body, a subtitle in caption 1 unless attributes say otherwise.
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    self.configuration = configuration
    self.button = button
    let traits = button.traitCollection
    title = Self.text(
      configuration.attributedTitle, configuration.titleTextAttributesTransformer,
      .preferredFont(forTextStyle: .body, compatibleWith: traits))
    subtitle = Self.text(
      configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
      .preferredFont(forTextStyle: .caption1, compatibleWith: traits))
  }

  /// The size of the button where its texts have a width.
  func size(in width: CGFloat) -> CGSize {
    let block = block(titleWidth: width, subtitleWidth: width)
    let insets = insets
    return CGSize(
      width: button.pixels.up(block.width + insets.left + insets.right),
      height: button.pixels.up(block.height + insets.top + insets.bottom))
  }

  /// Where the parts stand in bounds.
  func places(in bounds: CGRect) -> (title: CGRect, subtitle: CGRect, picture: CGRect) {
    let area = area(in: bounds)
    let room = max(0, area.width - (isRow ? picture.width + gap : 0))
    let titleSize = limited(size(of: title), to: room)
    let subtitleSize = limited(size(of: subtitle), to: room)
    let texts = texts(titleSize, subtitleSize)
    let block = block(titleWidth: room, subtitleWidth: room)
    let x = area.minX + (area.width - block.width) * share
    let y = area.minY + button.pixels.nearest((area.height - block.height) / 2)
    var textsOrigin = CGPoint(x: x, y: y)
    var pictureOrigin = CGPoint(x: x, y: y)
    if isRow {
      pictureOrigin.y += button.pixels.nearest((block.height - picture.height) / 2)
      textsOrigin.y += button.pixels.nearest((block.height - texts.height) / 2)
      if isPictureFirst {
        textsOrigin.x += picture.width + gap
      } else {
        pictureOrigin.x += texts.width + gap
      }
    } else {
      pictureOrigin.x += (block.width - picture.width) * share
      textsOrigin.x += (block.width - texts.width) * share
      if isPictureFirst {
        textsOrigin.y += picture.height + gap
      } else {
        pictureOrigin.y += texts.height + gap
      }
    }
    return (
      CGRect(
        origin: CGPoint(
          x: textsOrigin.x + (texts.width - titleSize.width) * textShare, y: textsOrigin.y),
        size: titleSize),
      CGRect(
        origin: CGPoint(
          x: textsOrigin.x + (texts.width - subtitleSize.width) * textShare,
          y: textsOrigin.y + texts.height - subtitleSize.height), size: subtitleSize),
      CGRect(origin: pictureOrigin, size: picture)
    )
  }

  /// What the insets leave of bounds.
  func area(in bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  private var insets: UIEdgeInsets {
    configuration.contentInsets.resolved(button.effectiveUserInterfaceLayoutDirection)
  }

  private var picture: CGSize { configuration.image?.size ?? .zero }

  private var gap: CGFloat {
    picture != .zero && (title != nil || subtitle != nil) ? configuration.imagePadding : 0
  }

  private var isRow: Bool {
    configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
  }

  private var isPictureFirst: Bool {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.imagePlacement {
    case .top: return true
    case .leading: return !isMirrored
    case .trailing: return isMirrored
    default: return false
    }
  }

  /// Which share of the free width stands before the block.
  private var share: CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .fill: 0
    case .right: 1
    default: 0.5
    }
  }

  /// Which share of the free width stands before the shorter one of title and subtitle.
  private var textShare: CGFloat {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .automatic: return share
    case .leading: return isMirrored ? 1 : 0
    case .center: return 0.5
    case .trailing: return isMirrored ? 0 : 1
    }
  }

  private func block(titleWidth: CGFloat, subtitleWidth: CGFloat) -> CGSize {
    let texts = texts(
      limited(size(of: title), to: titleWidth), limited(size(of: subtitle), to: subtitleWidth))
    return isRow
      ? CGSize(
        width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : CGSize(
        width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  private func texts(_ title: CGSize, _ subtitle: CGSize) -> CGSize {
    let hasBoth = self.title != nil && self.subtitle != nil
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (hasBoth ? configuration.titlePadding : 0) + subtitle.height)
  }

  private func limited(_ size: CGSize, to width: CGFloat) -> CGSize {
    CGSize(width: min(size.width, width), height: size.height)
  }

  private func size(of text: NSAttributedString?) -> CGSize {
    guard let text else { return .zero }
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let measured = StyledText(text, font: .systemFont(ofSize: 17)).measured(
      in: room, lineLimit: 1, lineBreak: .byTruncatingMiddle)
    return CGSize(
      width: button.pixels.up(measured.width), height: button.pixels.up(measured.height))
  }

  private static func text(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ font: UIFont
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var container = AttributeContainer()
      container.font = run.font ?? font
      if let kern = run.kern { container.kern = kern }
      if let transformer { container = transformer(container) }
      var attributes: [NSAttributedString.Key: Any] = [.font: container.font ?? font]
      if let kern = container.kern { attributes[.kern] = kern }
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    return result
  }
}
