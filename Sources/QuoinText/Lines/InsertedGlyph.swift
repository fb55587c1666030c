/// A glyph that is drawn though the text does not have it: an ellipsis, a hyphen at a wrap.
struct InsertedGlyph<Font: GlyphSource> {
  /// The character.
  let scalar: Unicode.Scalar
  /// Its width in points, the font's extra space included.
  let advance: Double
  private let font: Font
  private let key: KerningKey?

  init(_ scalar: Unicode.Scalar, _ font: RunFont<Font>) {
    let glyph = font.glyphs.glyph(for: scalar)
    self.scalar = scalar
    self.font = font.glyphs
    advance = glyph.advance + font.kern
    key = glyph.kerningKey
  }

  /// What the glyph adds to the width of a line that it ends, in points.
  func width(after cluster: Cluster?) -> Double {
    font.kerning(cluster?.lastKey, key) + advance
  }

  /// The kerning with a cluster that follows, in points.
  func kerning(before cluster: Cluster?) -> Double {
    font.kerning(key, cluster?.firstKey)
  }
}
