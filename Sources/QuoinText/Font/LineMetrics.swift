/// The vertical metrics of a font at a size, in points.
public struct LineMetrics: Sendable, Hashable {
  /// From a line's top to its baseline.
  public var ascender: Double
  /// From a line's baseline to its bottom, positive.
  public var descender: Double
  /// Extra space between two lines, none after the last.
  public var leading: Double
  /// The height of capitals above the baseline.
  public var capHeight: Double
  /// The height of a lower-case x above the baseline.
  public var xHeight: Double

  /// A line's height, without leading.
  public var lineHeight: Double

  /// Makes metrics.
  public init(
    ascender: Double, descender: Double, lineHeight: Double, leading: Double, capHeight: Double,
    xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a number of lines in points, unrounded; 0 for none.
  public func height(ofLines count: Int) -> Double {
    count <= 0 ? 0 : Double(count) * lineHeight + Double(count - 1) * leading
  }

  /// The most lines that fit into a height in points, at least 1; nil where any number fits.
  ///
  /// A height that misses a line by less than 1e-6 points holds it: it was measured, then rounded.
  public func lines(fittingHeight height: Double) -> Int? {
    let pitch = lineHeight + leading
    guard pitch > 0 else { return nil }
    let count = (height + leading + measuringTolerance) / pitch
    guard count >= 1 else { return 1 }
    return count < Double(Int32.max) ? Int(count) : nil
  }
}
