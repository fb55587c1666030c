/// A metrics file at a size.
struct MetricsGlyphs: GlyphSource {
  private let metrics: FontMetrics
  /// Points in a unit.
  private let scale: Double

  init(_ metrics: FontMetrics, size: Double) {
    self.metrics = metrics
    scale = metrics.pointsPerUnit(atSize: size)
  }

  /// The advance is a guess where the file lists advances, but not this character's.
  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    if scalar.isZeroWidth { return .zeroWidth(scalar.zeroWidthRole) }
    let own = metrics.advances[scalar]
    return Glyph(
      advance: (own ?? metrics.defaultAdvance) * scale, kerningKey: scalar,
      role: scalar.isRegionalIndicator
        ? .regionalIndicator : scalar.isEmojiBeyondASCII ? .emoji : .spacing,
      isEstimated: own == nil && !metrics.advances.isEmpty)
  }

  func kerning(_ first: KerningKey, _ second: KerningKey) -> Double {
    metrics.kerning.isEmpty
      ? 0 : (metrics.kerning[FontMetrics.KerningPair(first, second)] ?? 0) * scale
  }
}
