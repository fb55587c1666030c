import Foundation

/// Where text stands in a text view.
@MainActor open class NSTextContainer {
  /// What lines keep from both sides of the container, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for no limit.
  open var maximumNumberOfLines = 0

  /// Makes a container.
  public init() {}
}

/// Text of any length that can be edited.
///
/// Source: Apple, `textContainerInset` and `lineFragmentPadding` for what stands around the text.
@MainActor open class UITextView: UIScrollView {
  /// Where the text stands.
  public let textContainer = NSTextContainer()
  /// What stands around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var content = NSAttributedString(string: "")
  private var automaticWidth: CGFloat?

  /// The font; UIKit's is 12 points.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour.
  open var textColor: UIColor? = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether text can be selected.
  open var isSelectable = true
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false

  /// Tells that a view's text was edited; only people's edits are told of.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a frame with a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var text: String? {
    get { content.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      invalidateIntrinsicContentSize()
    }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// None while it scrolls; else its text and what stands around it.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: automaticWidth ?? .greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = surround
    let room = CGSize(
      width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let font = font ?? .systemFont(ofSize: 12)
    let text = StyledText(content, font: font).measured(
      in: room, lineLimit: textContainer.maximumNumberOfLines, lineBreak: .byWordWrapping)
    let height = content.length == 0 ? font.lineHeight : text.height
    return CGSize(
      width: pixels.up(pixels.up(text.width) + insets.left + insets.right),
      height: pixels.up(pixels.up(height) + insets.top + insets.bottom))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isHidden, automaticWidth != solvedFrame?.width else { return }
    automaticWidth = solvedFrame?.width
    invalidateIntrinsicContentSize()
  }

  override var wrapWidth: CGFloat? {
    get { automaticWidth }
    set { automaticWidth = newValue }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.scaled(to: traitCollection) }
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let insets = surround
    let room = CGSize(
      width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    let text = StyledText(content, font: font ?? .systemFont(ofSize: 12)).measured(
      in: room, lineLimit: 0, lineBreak: .byWordWrapping)
    guard !text.lines.isEmpty else {
      // Without a text there is a line to type in.
      let baseline = insets.top + (font ?? .systemFont(ofSize: 12)).ascender
      return (baseline, baseline)
    }
    return (insets.top + text.firstBaseline, insets.top + text.lastBaseline)
  }

  override var shownTextRect: CGRect? {
    CGRect(origin: .zero, size: bounds.size).inset(by: surround)
  }

  private var surround: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset.adding(
      UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding))
  }
}
