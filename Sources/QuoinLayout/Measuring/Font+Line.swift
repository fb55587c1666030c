import QuoinScreen
import QuoinText

extension Font {
  /// A line of the font, as a label of one line measures it.
  public struct Line: Sendable, Hashable {
    /// The height in points before it is rounded.
    public var height: Double
    /// What stands between two lines, in points.
    public var leading: Double
    /// From the top to the baseline, in points.
    public var ascender: Double
    /// From the baseline to the bottom, in points.
    public var descender: Double
    /// The height of capitals, in points.
    public var capHeight: Double
    /// The height of a lower-case x, in points.
    public var xHeight: Double

    /// The height of a label of one line at a number of pixels a point.
    public func labelHeight(atScale scale: Double) -> Double {
      PixelGrid(scale: scale).ceil(height)
    }
  }

  /// A line of the system font at the font's weight and size; a text style's at a text size.
  public func systemLine(at textSize: TextSize = .L) -> Line {
    let metrics = FontBook([:], at: textSize).textFont(self, kern: 0).lineMetrics
    return Line(
      height: metrics.lineHeight, leading: metrics.leading, ascender: metrics.ascender,
      descender: metrics.descender,
      capHeight: metrics.capHeight, xHeight: metrics.xHeight)
  }
}
