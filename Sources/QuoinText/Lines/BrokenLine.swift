/// A line as clusters of a text.
struct BrokenLine {
  /// The clusters that are drawn.
  var drawn: Range<Int>
  /// Whether a soft hyphen at the end shows.
  var isHyphenated = false
  /// The width in points.
  var width: Double
  /// The first cluster of the next line of the paragraph.
  var next: Int
}
