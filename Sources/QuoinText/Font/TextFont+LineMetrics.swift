extension TextFont {
  /// The font's vertical metrics.
  ///
  /// The system font's are 1950, 494, 1443 and 1078 of 2048 units an em in every weight, without
  /// leading; a metrics file's line gap is leading.
  public var lineMetrics: LineMetrics {
    var metrics = faceMetrics
    metrics.leading += extraLeading
    return metrics
  }

  private var faceMetrics: LineMetrics {
    switch face {
    case .system:
      LineMetrics(
        ascender: size * 1950 / 2048, descender: size * 494 / 2048, lineHeight: size * 2444 / 2048,
        leading: 0, capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
    case .metrics(let metrics): metrics.lineMetrics(atSize: size)
    }
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
