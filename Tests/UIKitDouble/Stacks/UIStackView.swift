/// A row or a column of views, which it arranges by constraints of its own.
@MainActor open class UIStackView: UIView {
  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Along which axis they stand.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsUpdateConstraints() } }
  /// How they share its length.
  open var distribution = Distribution.fill { didSet { setNeedsUpdateConstraints() } }
  /// How they stand across.
  open var alignment = Alignment.fill { didSet { setNeedsUpdateConstraints() } }
  /// The room between two, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
  /// Whether they stand inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsUpdateConstraints() } }
  /// Whether vertical room is between baselines; it is not here.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: StackArrangement?

  /// How views share a stack's length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// Leading, in a row.
    public static let top = Alignment.leading
    /// Trailing, in a row.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack's own.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// Makes a stack of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view among the others.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  /// Gives the room after a view another length.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The length of the room after a view.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// Makes its constraints anew.
  open override func updateConstraints() {
    arrangement?.remove(from: self)
    arrangement = StackArrangement(self)
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) ?? self }

  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) ?? self }

  /// The first or last view of a column, the tallest of a row.
  ///
  /// Source: Apple, `UIStackView`, "Positioning and sizing the stack view".
  private func baselineView(isFirst: Bool) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    var tallest: UIView?
    for view in visible where view.tallness > tallest?.tallness ?? -.infinity { tallest = view }
    return tallest
  }
}

extension UIView {
  /// How high its content is.
  fileprivate var tallness: CGFloat {
    let height = solvedFrame?.height ?? intrinsicContentSize.height
    return max(height, 0)
  }
}
