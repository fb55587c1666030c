import QuoinScreen

/// The last pass: frames on whole pixels.
///
/// Edges go to the nearest pixel each by itself, but a size that equals its content, which is a
/// whole number of pixels already, is kept: text is never narrower than it measured.
struct PixelPass {
  /// The screen's pixels.
  let grid: PixelGrid

  /// The frame on whole pixels; `content` is the view's content size.
  func rounded(_ frame: Rect, content: ContentSize?) -> Rect {
    let (x, width) = rounded(start: frame.x, length: frame.width, content: content?.width)
    let (y, height) = rounded(start: frame.y, length: frame.height, content: content?.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func rounded(
    start: Double, length: Double, content: Double?
  ) -> (start: Double, length: Double) {
    let first = grid.pixel(nearest: start)
    let last = grid.pixel(nearest: start + length)
    let rounded = (last - first) / grid.scale
    guard let content, grid.holds(content), length >= content - Self.tolerance else {
      return (first / grid.scale, rounded)
    }
    let isContent = length <= content + Self.tolerance
    return (first / grid.scale, isContent ? content : max(rounded, content))
  }

  /// The exactness of a solved length in points.
  private static let tolerance = 1e-6
}
