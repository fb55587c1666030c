/// A choice of one among several.
///
/// Source: frames that Interface Builder stored: 32 high; segments as wide as the widest title at 13
/// points medium in whole points and 18 more, 1 between two.
@MainActor open class UISegmentedControl: UIControl {
  private var titles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }

  /// The chosen segment, from 0.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// No segment.
  public nonisolated static let noSegment = -1

  /// Makes a control of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of titles.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Changes a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// A title.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Removes all segments.
  open func removeAllSegments() { titles = [] }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let widest = titles.map { title in
      StyledText(title, font: font).measured(in: room, lineLimit: 1, lineBreak: .byClipping).width
    }.max()
    guard let widest else { return CGSize(width: 0, height: 32) }
    let segment = PixelRounding(scale: 1).up(CGFloat(widest)) + 18
    return CGSize(width: CGFloat(titles.count) * (segment + 1) - 1, height: 32)
  }
}
