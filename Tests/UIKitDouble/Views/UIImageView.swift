/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while it is pressed.
  open var highlightedImage: UIImage?
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
