/// A face of either origin at a size, for texts of several fonts.
enum FaceGlyphs: GlyphSource {
  case system(SystemFontGlyphs)
  case metrics(MetricsGlyphs)

  init(_ font: TextFont) {
    switch font.face {
    case .system(let era, let weight):
      self = .system(SystemFontGlyphs(era: era, weight: weight, size: font.size))
    case .metrics(let file): self = .metrics(MetricsGlyphs(file, size: font.size))
    }
  }

  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    switch self {
    case .system(let glyphs): glyphs.glyph(for: scalar)
    case .metrics(let glyphs): glyphs.glyph(for: scalar)
    }
  }

  func kerning(_ first: KerningKey, _ second: KerningKey) -> Double {
    switch self {
    case .system(let glyphs): glyphs.kerning(first, second)
    case .metrics(let glyphs): glyphs.kerning(first, second)
    }
  }
}
