/// A text laid out in lines; all lengths in points, unrounded.
public struct TextMeasurement: Sendable, Hashable {
  /// One line.
  public struct Line: Sendable, Hashable {
    /// What is drawn, an ellipsis included, without the white space at the wrap.
    public var text: String
    /// The line's width.
    public var width: Double

    /// Makes a line.
    public init(text: String, width: Double) {
      self.text = text
      self.width = width
    }
  }

  /// The lines; empty for an empty text.
  public var lines: [Line]
  /// The widest line's width; 0 without lines.
  public var width: Double
  /// The height of all lines; 0 without lines.
  public var height: Double
  /// The first line's baseline, from the top; 0 without lines.
  public var firstBaseline: Double
  /// The last line's baseline, from the top; 0 without lines.
  public var lastBaseline: Double
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// Whether the text has characters that the font's table only guesses.
  public var isEstimated: Bool

  /// Makes a measurement.
  public init(
    lines: [Line], width: Double, height: Double, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool, isEstimated: Bool
  ) {
    self.lines = lines
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.isEstimated = isEstimated
  }
}
