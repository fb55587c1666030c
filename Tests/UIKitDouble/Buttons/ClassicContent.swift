/// The content of a button of the classic model.
@MainActor struct ClassicContent {
  private let button: UIButton
  private let title: CGSize
  private let picture: CGSize

  /// Looks at a button, whose title counts in whole points.
  ///
  /// Source: the frames that Interface Builder stored of buttons nobody constrained.
  init(_ button: UIButton) {
    self.button = button
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    let points = PixelRounding(scale: 1)
    title = CGSize(width: points.up(label.width), height: points.up(label.height))
    picture = button.imageView?.image?.size ?? .zero
  }

  /// What the content keeps from the edges: the insets that were set, or 6 points above and below a
  /// title where none were.
  ///
  /// Source: measured, flowkey/UIKit-cross-platform's button tests, which run on iOS too.
  var insets: UIEdgeInsets {
    let own = button.contentEdgeInsets
    guard own == .zero, title.width > 0 || picture == .zero else { return own }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// The size of the button: 30 × 34 without content; at least 30 wide with a title alone.
  ///
  /// Source: as `insets`; Interface Builder's frames for the width.
  var size: CGSize {
    let own = button.contentEdgeInsets
    guard title.width > 0 || picture != .zero else {
      return own == .zero
        ? CGSize(width: 30, height: 34)
        : CGSize(width: own.left + own.right, height: own.top + own.bottom)
    }
    let hidden: CGFloat = own == .zero && title.width > 0 ? 12 : 0
    let width = title.width + picture.width
    let height = max(title.width > 0 ? title.height + hidden : 0, picture.height)
    let least: CGFloat = own == .zero && picture == .zero ? 30 : 0
    return CGSize(
      width: button.pixels.up(max(width, least) + own.left + own.right),
      height: button.pixels.up(height + own.top + own.bottom))
  }

  /// Where title and picture stand in the content's rectangle: side by side, the picture where lines
  /// begin, as the alignments say; then moved by their insets.
  func places(in content: CGRect) -> (title: CGRect, picture: CGRect) {
    let insets = button.titleEdgeInsets
    let room = max(0, content.width - picture.width - insets.left - insets.right)
    let titleWidth = min(title.width, room)
    let share = share
    let block = min(title.width, max(0, content.width - picture.width)) + picture.width
    let left = content.minX + (content.width - block) * share
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let slack = block - picture.width - titleWidth
    let titleX = (isMirrored ? left : left + picture.width) + slack * share
    let pictureX = isMirrored ? left + block - picture.width : left
    let titleRect = CGRect(
      x: titleX, y: middle(title.height, in: content), width: titleWidth,
      height: min(title.height, max(0, content.height)))
    let pictureRect = CGRect(
      origin: CGPoint(x: pictureX, y: middle(picture.height, in: content)), size: picture)
    return (moved(titleRect, insets, share), moved(pictureRect, button.imageEdgeInsets, share))
  }

  /// A title inset of l and r moves a centred title by half of l - r.
  private func moved(_ rect: CGRect, _ insets: UIEdgeInsets, _ share: CGFloat) -> CGRect {
    rect.offsetBy(
      dx: insets.left - (insets.left + insets.right) * share,
      dy: (insets.top - insets.bottom) / 2)
  }

  private func middle(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    rect.minY + button.pixels.nearest((rect.height - height) / 2)
  }

  /// Which share of the free width stands before the content.
  private var share: CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .fill: 0
    case .right: 1
    default: 0.5
    }
  }
}
