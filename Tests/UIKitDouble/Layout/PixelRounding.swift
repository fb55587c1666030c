/// Frames on whole pixels: edges go to the nearest one, ties up, but a size that is the content's is
/// kept, or text would lose a pixel.
///
/// Source: recorded frames of pointfreeco/swift-snapshot-testing: 512.1667 at scale 3 is 512.3333.
struct PixelRounding {
  /// Pixels in a point.
  let scale: CGFloat

  /// Rounds for a scale; 1 where it is not known.
  init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// The frame on whole pixels.
  func rounded(_ frame: CGRect, keeping content: CGSize) -> CGRect {
    let x = span(frame.minX, frame.width, content.width)
    let y = span(frame.minY, frame.height, content.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The next pixel up, as text sizes are rounded; a rounding error is no pixel.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }

  /// The nearest pixel, ties up.
  func nearest(_ place: CGFloat) -> CGFloat { (place * scale + 0.5 + 1e-6).rounded(.down) / scale }

  private func span(
    _ start: CGFloat, _ length: CGFloat, _ content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let first = nearest(start)
    if abs(length - content) < 1e-6 { return (first, content) }
    return (first, nearest(start + length) - first)
  }
}
