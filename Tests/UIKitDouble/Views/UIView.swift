/// A rectangle of a screen and what stands in it.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  // Hierarchy.
  /// The views in it, the last one on top.
  open internal(set) var subviews: [UIView] = []
  /// The view it is in.
  open internal(set) weak var superview: UIView?

  // Geometry.
  /// The box in the superview's coordinates.
  var box = CGRect.zero
  /// Where the coordinates of what is in it begin.
  var boundsOrigin = CGPoint.zero
  /// The box that constraints gave it, from the root's origin and not on whole pixels; nil before.
  var solvedFrame: CGRect?

  // Constraints.
  /// The constraints that it holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to it.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Whether its frame stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What of its frame follows the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// How strongly the content is hugged.
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  /// How strongly the content resists being compressed.
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Whether the constraints are to be updated.
  var awaitsConstraintUpdate = true
  /// Whether several layouts fit the constraints.
  open internal(set) var hasAmbiguousLayout = false

  // Margins.
  /// The margins that were set, as seen in the direction.
  var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// What bars and the device cover, of a view that the host gave it to.
  var ownSafeArea: UIEdgeInsets?
  /// Whether the margins lie inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false

  // Surroundings.
  /// Whether it mirrors.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The traits, of a view that the host gave them to.
  var ownTraits: UITraitCollection?
  /// Who follows its traits.
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The guides that the system keeps in place, as far as anybody asked for them.
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// Whether a layout of the hierarchy is going on, of a root.
  var isLayingOut = false

  // Looks.
  /// Whether it is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityChanged() } } }
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The colour of what can be used.
  open var tintColor: UIColor?
  /// Whether what lies beyond it is cut.
  open var clipsToBounds = false
  /// Where content stands.
  open var contentMode = ContentMode.scaleToFill
  /// How its box is drawn.
  public let layer = CALayer()
  /// A number to find it by.
  open var tag = 0
  /// Whether it takes events.
  open var isUserInteractionEnabled = true

  // Accessibility.
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// What is read out.
  open var accessibilityLabel: String?
  /// The traits.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether tools see it.
  open var isAccessibilityElement = false

  /// Makes a view of a frame.
  public init(frame: CGRect) {
    super.init()
    box = frame
  }

  /// Makes a view from an archive, which here holds nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  // What subclasses override.

  /// The size of its content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Tells that the content has another size.
  open func invalidateIntrinsicContentSize() { contentSizeInvalidated() }
  /// How strongly the content is hugged along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis]
  }
  /// Sets how strongly the content is hugged along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    setNeedsLayout()
  }
  /// How strongly the content resists being compressed along an axis.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis]
  }
  /// Sets how strongly the content resists being compressed along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    setNeedsLayout()
  }
  /// How far its frame reaches beyond what constraints see.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view that has its first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that has its last baseline.
  open var forLastBaselineLayout: UIView { self }
  /// The baselines in a box of a size, from its top; nil at the bottom edge.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  /// The rectangle in which it shows its text, in its own coordinates; nil for what shows none.
  var shownTextRect: CGRect? { nil }
  /// Whether the view needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that fits a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Places what has no constraints.
  open func layoutSubviews() {}
  /// Draws the content.
  open func draw(_ rect: CGRect) {}
  /// Changes constraints before they are solved.
  open func updateConstraints() { awaitsConstraintUpdate = false }
  /// Tells of other margins.
  open func layoutMarginsDidChange() {}
  /// Tells of another safe area.
  open func safeAreaInsetsDidChange() {}
  /// Tells of other traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells of another colour of what can be used.
  open func tintColorDidChange() {}
  /// Tells of a superview to come.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells of another superview.
  open func didMoveToSuperview() {}
  /// Tells of another window.
  open func didMoveToWindow() {}
  /// Tells of another view in it.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells of a view that goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Takes traits that changed on to what follows them.
  func traitsChanged(from previous: UITraitCollection) {}
  /// The width at which its text wraps by itself; nil before a layout has one, and for all others.
  var wrapWidth: CGFloat? {
    get { nil }
    set {}
  }
}
