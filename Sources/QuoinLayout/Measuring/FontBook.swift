import QuoinScreen
import QuoinText

/// The fonts of a screen as the text measurer takes them.
struct FontBook {
  private let sources: [String: FontSource]
  private let metrics: [String: FontMetrics]
  private let textSize: TextSize

  /// Reads a screen's font families, each metrics file once.
  init(_ sources: [String: FontSource], at textSize: TextSize = .L) {
    self.sources = sources
    self.textSize = textSize
    metrics = sources.compactMapValues { source in
      guard case .metrics(let file) = source else { return nil }
      return FontMetrics(file)
    }
  }

  /// The font to measure with; a family that the screen does not have is the system font.
  func textFont(_ font: Font, kern: Double) -> TextFont {
    let face = face(of: font)
    var result = TextFont(face: face, size: font.size, kern: kern)
    if case .system = face { result.leading = leading(of: font, result) }
    return result
  }

  /// What the system's font of a text style adds between two lines.
  ///
  /// Lines stand as far apart as the style is designed with. A size of the spec's own has no leading,
  /// even where it follows a style. Where the pitch is less than a line, as at some accessibility
  /// sizes, lines are taken not to overlap: no source says.
  private func leading(of font: Font, _ textFont: TextFont) -> Double {
    guard let style = font.textStyle, font.size == style.pointSize(at: textSize) else { return 0 }
    return max(0, style.linePitch(at: textSize) - textFont.lineMetrics.lineHeight)
  }

  /// Whether the built-in table has only the default design's widths for the font.
  func isEstimated(_ font: Font) -> Bool {
    metrics[font.family] == nil && font.design != .default
  }

  private func face(of font: Font) -> TextFont.Face {
    if let metrics = metrics[font.family] { return .metrics(metrics) }
    let weight = FontWeight(rawValue: font.weight.rawValue) ?? .regular
    switch sources[font.family] ?? sources[Font.systemFamily] {
    case .system(legacy: true): return .system(.legacy, weight)
    default: return .system(.current, weight)
    }
  }
}

extension FontMetrics {
  /// Makes metrics of a metrics file.
  init(_ file: MetricsFile) {
    var kerning: [KerningPair: Double] = [:]
    for (pair, value) in file.kerning {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count == 2 { kerning[KerningPair(scalars[0], scalars[1])] = value }
    }
    self.init(
      unitsPerEm: file.unitsPerEm, ascender: file.ascender, descender: file.descender,
      lineGap: file.lineGap, capHeight: file.capHeight, xHeight: file.xHeight,
      defaultAdvance: file.defaultAdvance, advances: file.advances, kerning: kerning)
  }
}
