import QuoinScreen

/// A picture and texts beside or above each other, as one block in an area, centred vertically.
struct CompanionBlock {
  /// The area, in points.
  let area: Rect
  /// Which share of the free width stands before the block.
  let share: Double
  /// The side of the texts that the picture stands on.
  let placement: Companions.Placement
  /// The picture's size; empty without one.
  let picture: Size
  /// The room between picture and texts.
  let gap: Double
  /// The size of title and subtitle together.
  let texts: Size
  /// The screen's pixels.
  let grid: PixelGrid

  /// The picture's frame, on whole pixels from the area on.
  var pictureFrame: Rect {
    var frame = frame(of: picture, after: isPictureFirst ? nil : texts)
    frame.x = grid.round(frame.x)
    return frame
  }

  /// The frame of the texts.
  var textsFrame: Rect { frame(of: texts, after: isPictureFirst ? picture : nil) }

  private var isPictureFirst: Bool { placement == .left || placement == .top }

  private var size: Size {
    placement.isRow
      ? Size(
        width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : Size(
        width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  /// The frame of a part that stands after another one.
  private func frame(of part: Size, after other: Size?) -> Rect {
    let x = area.x + (area.width - size.width) * share
    let y = area.y + grid.round((area.height - size.height) / 2)
    if placement.isRow {
      let offset = other.map { $0.width + gap } ?? 0
      return Rect(
        x: x + offset, y: y + grid.round((size.height - part.height) / 2), size: part)
    }
    let offset = other.map { $0.height + gap } ?? 0
    return Rect(x: x + (size.width - part.width) * share, y: y + offset, size: part)
  }
}
