/// A font as a spec asks for it, at the text size of the cell.
public struct Font: Sendable, Hashable {
  /// "system", or the name of an entry of the spec's `fonts:`.
  public var family: String
  /// The size in points, Dynamic Type applied.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// The design of the system font.
  public var design: Design
  /// The text style that the size follows; nil when it does not scale.
  public var textStyle: TextStyle?
  /// The size that is scaled as the text style is, in points; nil for the style's own.
  public var unscaledSize: Double?

  /// The nine weights of the system font, lightest first.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The designs of the system font.
  public enum Design: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// Makes a font.
  public init(
    family: String = Font.systemFamily, size: Double, weight: Weight = .regular,
    design: Design = .default, textStyle: TextStyle? = nil, unscaledSize: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.textStyle = textStyle
    self.unscaledSize = unscaledSize
  }

  /// The family name of the built-in system font.
  public static let systemFamily = "system"
}

/// A font family that a spec declares, or the system font's generation.
public enum FontSource: Sendable, Hashable {
  /// The built-in table; `legacy` for iOS 13 and older.
  case system(legacy: Bool)
  /// A metrics file.
  case metrics(MetricsFile)
}

/// The content of a metrics file, in units of `unitsPerEm`.
public struct MetricsFile: Sendable, Hashable {
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
  /// The advance of a character without one of its own.
  public var defaultAdvance: Double
  /// The advance of each character.
  public var advances: [Unicode.Scalar: Double]
  /// The kerning of pairs, each two characters long.
  public var kerning: [String: Double]
}
