/// A view in which a larger content moves.
@MainActor open class UIScrollView: UIView {
  /// The size of what scrolls, in points.
  open var contentSize = CGSize.zero
  /// What the content keeps from the edges, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether a page at a time scrolls.
  open var isPagingEnabled = false
  /// Whether it moves beyond the ends.
  open var bounces = true
  /// Whether it moves beyond the ends sideways though there is nothing to scroll.
  open var alwaysBounceHorizontal = false
  /// Whether it moves beyond the ends vertically though there is nothing to scroll.
  open var alwaysBounceVertical = false
  /// Whether a bar shows how far it is scrolled sideways.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows how far it is scrolled vertically.
  open var showsVerticalScrollIndicator = true
  /// Whether the safe area moves the content; nothing is scrolled here, so it never does.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the safe area moves the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// How far the content is moved.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      boundsOrigin = newValue
      setNeedsLayout()
    }
  }

  /// Moves the content.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// The rectangle of what scrolls.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The rectangle in which it scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
