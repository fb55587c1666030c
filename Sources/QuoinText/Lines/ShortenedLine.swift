/// A line that shows only part of its text.
struct ShortenedLine {
  /// The clusters that are drawn before the ellipsis.
  var head: Range<Int>
  /// The clusters that are drawn after it.
  var tail: Range<Int>
  /// Whether the ellipsis is drawn.
  var hasEllipsis: Bool
  /// The width in points, the ellipsis included.
  var width: Double
}
