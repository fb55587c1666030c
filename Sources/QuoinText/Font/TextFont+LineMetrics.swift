extension TextFont {
  /// The font's vertical metrics.
  ///
  /// The system font has those of `SanFrancisco` in every weight; a metrics file's line gap is
  /// leading.
  public var lineMetrics: LineMetrics {
    var metrics =
      switch face {
      case .system: SanFrancisco.lineMetrics(atSize: size)
      case .metrics(let metrics): metrics.lineMetrics(atSize: size)
      }
    metrics.leading += leading
    return metrics
  }
}

/// The vertical metrics of the system font in units of its em, the same in every weight; its lines
/// have no leading.
///
/// Source: the font files' tables as capsize lists them; 16 labels in recorded pictures of UIKit have
/// this line height.
enum SanFrancisco {
  private static let unitsPerEm = 2048.0
  private static let ascender = 1950.0
  private static let descender = 494.0
  private static let capHeight = 1443.0
  /// That of the text sizes; the display cut's is a little less.
  private static let xHeight = 1078.0

  /// The metrics at a size in points.
  static func lineMetrics(atSize size: Double) -> LineMetrics {
    func points(_ units: Double) -> Double { size * units / unitsPerEm }
    return LineMetrics(
      ascender: points(ascender), descender: points(descender),
      lineHeight: points(ascender + descender), leading: 0,
      capHeight: points(capHeight), xHeight: points(xHeight))
  }
}

extension FontMetrics {
  /// Points in a unit at a size; 0 where an em has no units.
  func pointsPerUnit(atSize size: Double) -> Double {
    unitsPerEm > 0 ? size / unitsPerEm : 0
  }

  /// The vertical metrics at a size.
  fileprivate func lineMetrics(atSize size: Double) -> LineMetrics {
    let scale = pointsPerUnit(atSize: size)
    return LineMetrics(
      ascender: ascender * scale, descender: -descender * scale,
      lineHeight: (ascender - descender) * scale, leading: lineGap * scale,
      capHeight: capHeight * scale, xHeight: xHeight * scale)
  }
}
