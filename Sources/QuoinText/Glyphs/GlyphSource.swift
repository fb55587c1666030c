/// A font at a size: where the advances and the kerning of characters come from.
protocol GlyphSource {
  /// What the font knows of a character.
  func glyph(for scalar: Unicode.Scalar) -> Glyph
  /// The space between two characters in a row beyond their advances, in points.
  func kerning(_ first: KerningKey, _ second: KerningKey) -> Double
}

extension GlyphSource {
  /// The kerning of two characters, either of which may not kern at all.
  func kerning(_ first: KerningKey?, _ second: KerningKey?) -> Double {
    guard let first, let second else { return 0 }
    return kerning(first, second)
  }
}
