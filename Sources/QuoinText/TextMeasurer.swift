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

  /// Makes a font.
  public init(face: Face, size: Double, kern: Double = 0) {
    self.face = face
    self.size = size
    self.kern = kern
  }
}

/// Which generation of the system font: its tracking changed with iOS 14.
public enum SystemFontEra: Sendable, Hashable {
  case current, legacy
}

/// The nine weights of the system font, lightest first.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

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

/// What happens where text does not fit, as in `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  case word, char, clip, head, middle, tail
}

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

/// Measures and breaks text.
public enum TextMeasurer {
  /// Lays a text out within a width.
  ///
  /// - Parameters:
  ///   - width: the room for a line in points; nil for no limit.
  ///   - height: the room for all lines in points; nil for no limit. Fewer lines than fit are
  ///     never shown: at least one line is laid out.
  ///   - lineLimit: the most lines; 0 for no limit.
  public static func measure(
    _ text: String, font: TextFont, width: Double? = nil, height: Double? = nil, lineLimit: Int = 0,
    lineBreak: LineBreakMode = .tail
  ) -> TextMeasurement {
    TextMeasurement(
      lines: [], width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false,
      isEstimated: false)
  }
}
