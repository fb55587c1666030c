/// A line of text that can be edited.
@MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String? = "" { didSet { contentChanged() } }
  /// What stands there without a text.
  open var placeholder: String? { didSet { contentChanged() } }
  /// What stands there without a text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }
  /// The attributes of all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if let font = defaultTextAttributes[.font] as? UIFont { self.font = font } }
  }
  /// The font; UIKit's is 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The colour.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// What stands around it.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// Whether dots stand for the text.
  open var isSecureTextEntry = false { didSet { contentChanged() } }
  /// Which keyboard comes up.
  open var keyboardType = UIKeyboardType.default
  /// When the button that empties it is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }
  /// The view at the left.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view at the right.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The least size that fitting takes.
  open var minimumFontSize: CGFloat = 0
  /// Whether it is being edited.
  open private(set) var isEditing = false

  /// What stands around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something in a field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  // The contract of rectangles.

  /// Where the text stands at rest.
  open func textRect(forBounds bounds: CGRect) -> CGRect { inner(bounds, isEditing: false) }
  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inner(bounds, isEditing: true) }
  /// Where the placeholder stands: where the text does.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the border stands.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view at the left stands, whatever the direction.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    let size = leftView.sideSize
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: middle(size.height, in: bounds)), size: size)
  }
  /// Where the view at the right stands, whatever the direction.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    let size = rightView.sideSize
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: middle(size.height, in: bounds)), size: size)
  }
  /// Where the button that empties it stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: middle(19, in: bounds), width: 19, height: 19)
  }

  /// The text or the placeholder, the border, and what is shown at the sides; overridden rectangles
  /// are not asked.
  open override var intrinsicContentSize: CGSize {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let line = shownText.measured(in: room, lineLimit: 1, lineBreak: .byClipping)
    let border = borderInsets
    let height = PixelRounding(scale: 1).up(lineHeight) + border.top + border.bottom
    return CGSize(
      width: pixels.up(
        pixels.up(line.width) + border.left + border.right + sideWidths(isEditing: isEditing)),
      height: max(height, borderStyle == .roundedRect ? 34 : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    isEditing = true
    contentChanged()
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    isEditing = false
    contentChanged()
    sendActions(for: .editingDidEnd)
    return true
  }

  open override var isFirstResponder: Bool { isEditing }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode, isEditing: isEditing)
    rightView?.isHidden = !shows(rightViewMode, isEditing: isEditing)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  override func traitsChanged(from previous: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.scaled(to: traitCollection) }
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let rect = shownRect(in: CGRect(origin: .zero, size: size))
    let height = PixelRounding(scale: 1).up(lineHeight)
    let ascender = (font ?? .systemFont(ofSize: 17)).ascender
    let baseline = rect.minY + pixels.nearest((rect.height - height) / 2) + ascender
    return (baseline, baseline)
  }

  override var shownTextRect: CGRect? { shownRect(in: bounds) }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// Which keyboard comes up.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
