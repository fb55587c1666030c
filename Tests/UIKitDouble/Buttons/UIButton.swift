/// A button, of the classic model or with a configuration.
@MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// How it looks.
  public private(set) var buttonType = ButtonType.custom
  private let title = UILabel()
  private let picture = UIImageView()
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var configured: ConfiguredContent?

  /// The content and looks of the configuration model; nil for the classic model.
  open var configuration: Configuration? { didSet { configurationChanged() } }
  /// What the content keeps from the edges, in the classic model.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// By how much the title is moved and cut, in the classic model; the content size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// By how much the picture is moved, in the classic model; the content size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Makes a button of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a type.
  ///
  /// UIKit's is a convenience initialiser that gives a private subclass.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { title.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()
  }

  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The title's label.
  open var titleLabel: UILabel? { title }
  /// The picture's view.
  open var imageView: UIImageView? { picture }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    attributedTitles[state.rawValue] = nil
    titlesChanged()
  }

  /// Sets the title of a state, with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    titlesChanged()
  }

  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    picture.image = images[0]
    contentChanged()
  }

  /// The title of a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// The title that is shown.
  open var currentTitle: String? { titles[0] }
  /// The picture that is shown.
  open var currentImage: UIImage? { images[0] }

  // The contract of rectangles.

  /// What holds title and picture.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: ClassicContent(self).insets)
  }
  /// Where the title stands in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    configured.map { $0.places(in: contentRect).title }
      ?? ClassicContent(self).places(in: contentRect).title
  }
  /// Where the picture stands in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    configured.map { $0.places(in: contentRect).picture }
      ?? ClassicContent(self).places(in: contentRect).picture
  }

  open override var intrinsicContentSize: CGSize {
    if let configured { return configured.size(in: CGFloat.greatestFiniteMagnitude) }
    return ClassicContent(self).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configured {
      let places = configured.places(in: bounds)
      title.frame = places.title
      picture.frame = places.picture
      return
    }
    let content = contentRect(forBounds: bounds)
    title.frame = titleRect(forContentRect: content)
    picture.frame = imageRect(forContentRect: content)
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let bounds = CGRect(origin: .zero, size: size)
    let rect =
      configured.map { $0.places(in: bounds).title }
      ?? titleRect(forContentRect: contentRect(forBounds: bounds))
    guard let inner = title.baselines(in: rect.size) else { return nil }
    return (rect.minY + inner.first, rect.minY + inner.last)
  }

  /// What the edges leave of a button, in which title and picture stand.
  override var shownTextRect: CGRect? {
    configured?.area(in: bounds) ?? contentRect(forBounds: bounds)
  }

  override func traitsChanged(from previous: UITraitCollection) { configurationChanged() }

  private func setUp() {
    title.font = .systemFont(ofSize: 18)
    title.lineBreakMode = .byTruncatingMiddle
    title.isUserInteractionEnabled = false
    accessibilityTraits = .button
    addSubview(picture)
    addSubview(title)
  }

  private func titlesChanged() {
    if let attributed = attributedTitles[0] {
      title.attributedText = attributed
    } else {
      title.text = titles[0]
    }
    contentChanged()
  }

  private func configurationChanged() {
    configured = configuration.map { ConfiguredContent($0, of: self) }
    if let configured {
      title.attributedText = configured.title
      title.lineBreakMode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
      picture.image = configuration?.image
    }
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
