/// A switch: 51 × 31, of which constraints see 49 × 31.
///
/// Source: frames that Interface Builder stored, up to iOS 18.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?

  /// Makes a switch; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Makes a switch from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  open override var alignmentRectInsets: UIEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)
      .resolved(effectiveUserInterfaceLayoutDirection)
  }
}

/// A slider: 31 high, of which constraints see all but 2 points at both ends and 1 at the bottom.
///
/// Source: frames that Interface Builder stored, up to iOS 18.
@MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
}

/// A bar of progress: 4 high.
///
/// Source: frames that Interface Builder stored, from iOS 14 on; its height is hugged (Interface
/// Builder's defaults).
@MainActor open class UIProgressView: UIView {
  /// How far it is, 0…1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?

  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// Makes a bar of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// A turning wheel: 20 × 20, or 37 × 37 when it is large.
///
/// Source: Apple, `UIActivityIndicatorView.Style`.
@MainActor open class UIActivityIndicatorView: UIView {
  /// Its size.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour; nil is taken back to the style's.
  open var color: UIColor? = .gray
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Its size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  /// Makes a wheel of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Makes a wheel of a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Makes a wheel from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }

  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// A value with a button for less and one for more: 94 × 32.
///
/// Source: frames that Interface Builder stored, from iOS 13 on.
@MainActor open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// By how much a press changes it.
  open var stepValue: Double = 1

  /// Makes a stepper; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Makes a stepper from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// Dots for pages: 26 high, 7 a dot and 9 between.
///
/// Source: frames that Interface Builder stored for the height; the width is that of iOS 13.
@MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page shown, from 0.
  open var currentPage = 0
  /// The colour of the other pages' dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: max(0, CGFloat(numberOfPages) * 16 - 9), height: 26)
  }
}
