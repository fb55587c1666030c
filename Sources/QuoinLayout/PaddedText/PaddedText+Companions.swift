import QuoinScreen

/// A button's picture, title and subtitle as one block.
extension PaddedText {
  /// Where the parts of a block stand, in the coordinates of the bounds.
  public struct Places: Sendable, Hashable {
    /// The rectangle in which the lines of the text stand.
    public var text: Rect
    /// The picture's; nil without one.
    public var picture: Rect?
    /// The subtitle's; nil without one.
    public var subtitle: Rect?
  }

  /// Where text, picture and subtitle stand in the view's bounds.
  ///
  /// Without companions the text has the whole content rectangle. `titleInsets` narrow the title and
  /// move it as they would move what is aligned in them: a centred title by half their difference.
  ///
  /// - Parameters:
  ///   - text: the size of the text as it is laid out.
  ///   - natural: the size of the text where nothing bounds it.
  public func places(
    of text: Size, natural: Size, in bounds: Rect, direction: LayoutDirection
  ) -> Places {
    let area = contentRect(in: bounds)
    guard let companions = content.companions else { return Places(text: area) }
    let share = alignmentShare(direction)
    let room = max(0, area.width - besideText.width)
    let title = min(grid.ceil(natural.width), room)
    let block = CompanionBlock(
      area: area, share: share, placement: companions.placement,
      picture: pictureSize ?? Size(width: 0, height: 0), gap: imageGap,
      texts: Size(
        width: max(title, min(subtitleSize?.width ?? 0, room)),
        height: grid.ceil(text.height) + underTitle), grid: grid)
    let texts = block.textsFrame
    let shown = Size(width: min(grid.ceil(text.width), title), height: grid.ceil(text.height))
    var result = Places(
      text: texts.top(shown, at: share).shifted(by: companions.titleInsets, share))
    if pictureSize != nil {
      result.picture = block.pictureFrame.shifted(by: companions.imageInsets, share)
    }
    result.subtitle = subtitleSize.map { size in
      let shown = Size(width: min(size.width, room), height: size.height)
      return texts.top(shown, at: share).moved(x: 0, y: texts.height - size.height)
    }
    return result
  }

  /// What stands beside the text in the block, by axis: what a row takes of the width, what a
  /// column and a subtitle take of the height.
  var besideText: Size {
    guard let companions = content.companions else { return Size(width: 0, height: 0) }
    let picture = pictureSize ?? Size(width: 0, height: 0)
    return companions.placement.isRow
      ? Size(width: picture.width + imageGap, height: underTitle)
      : Size(width: 0, height: picture.height + imageGap + underTitle)
  }

  /// The size of the block around a text, whose size has what surrounds it.
  func blockSize(around text: Size) -> Size {
    guard let companions = content.companions else { return text }
    let picture = pictureSize ?? Size(width: 0, height: 0)
    let surround = surround.left + surround.right - content.insets.left - content.insets.right
    let width = max(text.width, (subtitleSize?.width ?? 0) + surround)
    let height = text.height + underTitle
    return companions.placement.isRow
      ? Size(width: width + picture.width + imageGap, height: max(height, picture.height))
      : Size(width: max(width, picture.width), height: height + picture.height + imageGap)
  }

  private var pictureSize: Size? { content.companions?.picture?.size }

  /// The room between picture and texts, none where one of them is missing.
  private var imageGap: Double {
    guard pictureSize != nil, !content.text.isEmpty || subtitleSize != nil else { return 0 }
    return content.companions?.imagePadding ?? 0
  }

  /// What a subtitle takes below the title.
  private var underTitle: Double {
    guard let subtitleSize else { return 0 }
    return subtitleSize.height
      + (content.text.isEmpty ? 0 : content.companions?.titlePadding ?? 0)
  }

  /// Which share of the free width stands before what is aligned.
  private func alignmentShare(_ direction: LayoutDirection) -> Double {
    switch (content.alignment, direction) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): 0
    case (.center, _): 0.5
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): 1
    }
  }
}

extension Rect {
  /// A rectangle of a size at the top, with a share of the free width before it.
  fileprivate func top(_ size: Size, at share: Double) -> Rect {
    Rect(x: x + (width - size.width) * share, y: y, size: size)
  }

  /// The rectangle moved as insets move what is aligned at a share of the free width, and centred
  /// vertically.
  fileprivate func shifted(by insets: EdgeInsets, _ share: Double) -> Rect {
    moved(
      x: insets.left - (insets.left + insets.right) * share, y: (insets.top - insets.bottom) / 2)
  }
}
