import QuoinScreen
import QuoinText

/// The contract of padded text: where a text stands in its view, and how large the view would be.
///
/// From the outside in: the border, the side views, the insets. A left view stands at x 0, and the
/// text starts at the left view's right edge plus the border's left plus the left inset, each taken
/// once. In what is left a button's picture, title and subtitle stand as one block. The generated Swift keeps the same contract in `textRect(forBounds:)`.
public struct PaddedText: Sendable {
  /// The text and what surrounds it.
  public let content: TextContent
  /// The outer size of the left view, padding included; nil without one.
  public let leftViewSize: Size?
  /// The outer size of the right view, padding included; nil without one.
  public let rightViewSize: Size?
  /// The size of a button's subtitle, rounded up to the pixel; nil without one.
  public let subtitleSize: Size?
  /// The screen's pixels.
  public let grid: PixelGrid

  /// Makes the contract of a text.
  public init(
    _ content: TextContent, leftViewSize: Size? = nil, rightViewSize: Size? = nil,
    subtitleSize: Size? = nil, grid: PixelGrid
  ) {
    self.content = content
    self.leftViewSize = leftViewSize
    self.rightViewSize = rightViewSize
    self.subtitleSize = subtitleSize
    self.grid = grid
  }

  /// All that stands between the bounds and the text, in points.
  public var surround: EdgeInsets {
    EdgeInsets(
      top: content.border.top + content.insets.top,
      left: content.border.left + leftTaken + content.insets.left,
      bottom: content.border.bottom + content.insets.bottom,
      right: content.border.right + rightTaken + content.insets.right)
  }

  /// What a left view takes of the width, in points.
  private var leftTaken: Double {
    (leftViewSize?.width ?? 0) + (content.leftView?.edgeGap ?? 0)
  }

  /// What a right view takes of the width, in points.
  private var rightTaken: Double {
    (rightViewSize?.width ?? 0) + (content.rightView?.edgeGap ?? 0)
  }

  /// The rectangle of the text in the view's bounds; empty on an axis that the surround exceeds.
  public func contentRect(in bounds: Rect) -> Rect { bounds.inset(by: surround) }

  /// The room for text in bounds of a size, never negative.
  public func room(in size: Size) -> Size {
    let beside = besideText
    let narrowing = content.companions?.titleInsets ?? .zero
    return Size(
      width: max(
        0,
        size.width - surround.left - surround.right - beside.width - narrowing.left
          - narrowing.right),
      height: max(0, size.height - surround.top - surround.bottom - beside.height))
  }

  /// Whether the surround takes more than bounds of a size have, by more than rounding does.
  public func exceeds(_ size: Size) -> Bool {
    let pixel = 1 / grid.scale
    return surround.left + surround.right > size.width + pixel
      || surround.top + surround.bottom > size.height + pixel
  }

  /// The size of the view around a text of a size, rounded up to the pixel before and after.
  ///
  /// `TextContent.minimumSize` is the least size before the insets are added. A side view takes
  /// width only: a field is as high as its line.
  public func contentSize(around text: Size) -> Size {
    let insets = content.insets
    let border = content.border
    let block = blockSize(
      around: Size(
        width: grid.ceil(text.width) + border.left + border.right + leftTaken + rightTaken,
        height: grid.ceil(text.height) + border.top + border.bottom))
    let width = max(block.width, content.minimumSize.width)
    let height = max(block.height, content.minimumSize.height)
    return Size(
      width: grid.ceil(max(0, width + insets.left + insets.right)),
      height: grid.ceil(max(0, height + insets.top + insets.bottom)))
  }

  /// The size that a measured text counts with: a whole number of points wide, and each line so
  /// high, where the control rounds so.
  public func textSize(of measurement: TextMeasurement) -> Size {
    let points = PixelGrid(scale: 1)
    var size = Size(width: measurement.width, height: measurement.height)
    if content.roundsWidthToPoint { size.width = points.ceil(size.width) }
    if content.roundsLineToPoint, !measurement.lines.isEmpty {
      let count = Double(measurement.lines.count)
      size.height = count * points.ceil(size.height / count)
    } else if content.roundsHeightToPoint {
      size.height = points.ceil(size.height)
    }
    return size
  }
}
