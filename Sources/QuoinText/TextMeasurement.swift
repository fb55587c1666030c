/// A text laid out in lines; all lengths in points, unrounded.
public struct TextMeasurement: Sendable, Hashable {
  /// One line.
  public struct Line: Sendable, Hashable {
    /// What is drawn, an ellipsis included, without the white space at the wrap.
    public var text: String
    /// The line's width.
    public var width: Double
    /// Its baseline, from the text's top.
    public var baseline: Double
    /// The parts of its runs from its start to its end; empty where the text has one run only.
    public var fragments: [Fragment]
    /// Whether it is the last of its paragraph, or the last shown.
    public var endsParagraph: Bool

    /// Makes a line.
    public init(
      text: String, width: Double, baseline: Double = 0, fragments: [Fragment] = [],
      endsParagraph: Bool = true
    ) {
      self.text = text
      self.width = width
      self.baseline = baseline
      self.fragments = fragments
      self.endsParagraph = endsParagraph
    }
  }

  /// The part of a line that one run sets.
  public struct Fragment: Sendable, Hashable {
    /// The run's number, from 0.
    public var run: Int
    /// What is drawn.
    public var text: String
    /// Its distance from the line's start.
    public var offset: Double
    /// Its width.
    public var width: Double

    /// Makes a fragment.
    public init(run: Int, text: String, offset: Double, width: Double) {
      self.run = run
      self.text = text
      self.offset = offset
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
  /// What the fonts' sizes were multiplied with to fit the width.
  public var scale: Double

  /// Makes a measurement.
  public init(
    lines: [Line], width: Double, height: Double, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool, isEstimated: Bool, scale: Double = 1
  ) {
    self.lines = lines
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.isEstimated = isEstimated
    self.scale = scale
  }
}
