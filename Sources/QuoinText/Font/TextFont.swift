/// What text is measured with: the font's cut and its size in points.
public struct TextFont: Sendable {
  /// Where the metrics come from.
  public enum Face: Sendable {
    /// The built-in table of the system font.
    case system(SystemFontEra, FontWeight)
    /// A metrics file.
    case metrics(FontMetrics)
  }

  /// The metrics.
  public var face: Face
  /// The size in points.
  public var size: Double
  /// Extra space after every glyph, the last one included, in points.
  public var kern: Double
  /// Extra space between two lines, beside what the face says itself, in points.
  public var leading: Double

  /// Makes a font.
  public init(face: Face, size: Double, kern: Double = 0, leading: Double = 0) {
    self.face = face
    self.size = size
    self.kern = kern
    self.leading = leading
  }
}
