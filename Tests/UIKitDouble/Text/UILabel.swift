import QuoinText

/// A view that shows text.
@MainActor open class UILabel: UIView {
  private var content = NSAttributedString(string: "")
  private var isAttributed = false
  /// The width at which text of several lines wraps by itself; nil before there is one.
  private var automaticWidth: CGFloat?
  /// The rectangles that `drawText(in:)` drew in, since somebody asked.
  private var drawn: CGRect?

  /// The font; UIKit's is 17 points.
  open var font: UIFont = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour.
  open var textColor: UIColor = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// What happens where the text does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// The most lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which it wraps however wide it is; 0 for its own.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether a text of one line is made smaller to fit; the content size stays.
  open var adjustsFontSizeToFitWidth = false
  /// The least part of the font's size that fitting takes.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a text is set tighter before it is shortened.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether it looks as if it could be used.
  open var isEnabled = true
  /// Whether it looks pressed.
  open var isHighlighted = false

  /// The text.
  open var text: String? {
    get { content.string.isEmpty ? nil : content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      isAttributed = false
      contentChanged()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content.length == 0 ? nil : content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      isAttributed = true
      contentChanged()
    }
  }

  /// The rectangle of the text in bounds: the one hook through which a label is measured.
  ///
  /// Its size is on whole pixels. It begins where the bounds do.
  open dynamic func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = measured(in: bounds.size, lineLimit: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: pixels.up(text.width), height: pixels.up(text.height)))
  }

  /// Draws the text, in the middle of the height.
  open dynamic func drawText(in rect: CGRect) { drawn = rect }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : automaticWidth ?? .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bounds = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return CGSize(
      width: max(0, pixels.up(rect.width)), height: max(0, pixels.up(rect.height)))
  }

  /// Text of several lines wraps at the width that constraints gave it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, !isHidden,
      automaticWidth != solvedFrame?.width
    else { return }
    automaticWidth = solvedFrame?.width
    invalidateIntrinsicContentSize()
  }

  override var wrapWidth: CGFloat? {
    get { automaticWidth }
    set { automaticWidth = newValue }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    font = font.scaled(to: traitCollection)
    guard isAttributed else { return }
    let scaled = NSMutableAttributedString(attributedString: content)
    let whole = NSRange(location: 0, length: content.length)
    content.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      scaled.addAttribute(.font, value: font.scaled(to: traitCollection), range: range)
    }
    content = scaled
    contentChanged()
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let rect = drawnRect(in: CGRect(origin: .zero, size: size))
    let text = measured(in: rect.size, lineLimit: numberOfLines)
    guard !text.lines.isEmpty else { return nil }
    let top = rect.minY + pixels.nearest((rect.height - pixels.up(text.height)) / 2)
    return (top + text.firstBaseline, top + text.lastBaseline)
  }

  override var shownTextRect: CGRect? { drawnRect(in: bounds) }

  /// The rectangle that a label with bounds draws its text in.
  func drawnRect(in bounds: CGRect) -> CGRect {
    drawn = nil
    drawText(in: bounds)
    return drawn ?? bounds
  }

  private func measured(in room: CGSize, lineLimit: Int) -> TextMeasurement {
    StyledText(content, font: font).measured(
      in: room, lineLimit: lineLimit, lineBreak: lineBreakMode)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UIView {
  /// The pixels of the screen.
  var pixels: PixelRounding { PixelRounding(scale: traitCollection.displayScale) }
}
