/// The metrics of a font without its outlines, in units of `unitsPerEm`.
public struct FontMetrics: Sendable, Hashable {
  /// Units in an em.
  public var unitsPerEm: Double
  /// Height above the baseline, positive.
  public var ascender: Double
  /// Depth below the baseline, negative.
  public var descender: Double
  /// Extra space between lines.
  public var lineGap: Double
  /// Height of capitals.
  public var capHeight: Double
  /// Height of a lower-case x.
  public var xHeight: Double
  /// The advance of a character that has none of its own.
  public var defaultAdvance: Double
  /// The advance of each character.
  public var advances: [Unicode.Scalar: Double]
  /// The kerning of pairs of characters.
  public var kerning: [KerningPair: Double]

  /// Two characters in a row.
  public struct KerningPair: Sendable, Hashable {
    /// The first character.
    public var first: Unicode.Scalar
    /// The second character.
    public var second: Unicode.Scalar

    /// Makes a pair.
    public init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      self.first = first
      self.second = second
    }
  }

  /// Makes metrics.
  public init(
    unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double, capHeight: Double,
    xHeight: Double, defaultAdvance: Double, advances: [Unicode.Scalar: Double] = [:],
    kerning: [KerningPair: Double] = [:]
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.defaultAdvance = defaultAdvance
    self.advances = advances
    self.kerning = kerning
  }
}
