extension UIButton {
  /// The content and looks of a button.
  public struct Configuration {
    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes.
    public var attributedTitle: AttributedString?
    /// The subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString?
    /// What is done to the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is done to the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What happens where the title does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// What happens where the subtitle does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// Where the lines of title and subtitle stand.
    public var titleAlignment = TitleAlignment.automatic
    /// The picture.
    public var image: UIImage?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What the content keeps from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The room between picture and texts.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()
    /// How corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// The size that insets and fonts go by.
    public var buttonSize = Size.medium
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size that insets and fonts go by.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// Where the lines of title and subtitle stand.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    private init() {}

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On grey.
    public static func gray() -> Configuration { Configuration() }
    /// On the tint, pale.
    public static func tinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func filled() -> Configuration { Configuration() }
    /// Without a background or borders.
    public static func borderless() -> Configuration { Configuration() }
  }
}

/// What is behind a content.
public struct UIBackgroundConfiguration {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour.
  public var backgroundColor: UIColor?
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// The width of the line around it.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// What is done to the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// What is done.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Does it.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
