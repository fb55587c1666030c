/// The system font of a generation, a weight and a size.
///
/// A character's width is `size × (text + o × (display − text) + tracking)` and a pair's kerning
/// `size × (text + o × (display − text) + kernFactor × bold)`, where `o` says how far the display
/// cut has replaced the text cut at the size.
struct SystemFontGlyphs: GlyphSource {
  private let size: Double
  private let weight: SystemFontData.Weight
  private let optical: Double
  private let tracking: Double
  private let kernings: [SystemFontData.Kerning]

  init(era: SystemFontEra, weight: FontWeight, size: Double) {
    self.size = size
    self.weight = SystemFontData.weights[weight.tableIndex]
    optical = Self.optical(era: era, size: size)
    tracking = Self.tracking(era: era, size: size)
    kernings = SystemFontData.kerning
  }

  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    if let index = SystemFontData.asciiIndex(scalar) { return ascii(index, as: scalar) }
    if scalar.value == 0xAD { return .zeroWidth(.softHyphen) }
    guard let base = Unicode.Scalar(SystemFontData.sameAs[scalar.value] ?? scalar.value) else {
      return other(scalar)
    }
    if let index = SystemFontData.asciiIndex(base) { return ascii(index, as: base) }
    if let extra = SystemFontData.extra[base.value] {
      let text = extra.regular + weight.extraFactor * extra.bold
      let advance = text + optical * SystemFontTable.extraDisplayShift + tracking
      return Glyph(
        advance: advance * size, kerningKey: base, role: .spacing, isEstimated: false)
    }
    return other(base)
  }

  private func ascii(_ index: Int, as scalar: Unicode.Scalar) -> Glyph {
    let text = weight.text[index]
    let advance = text + (optical * (weight.display[index] - text) + tracking)
    return Glyph(advance: advance * size, kerningKey: scalar, role: .spacing, isEstimated: false)
  }

  /// A character outside the tables of Latin, Greek and Cyrillic.
  private func other(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar.isZeroWidth { return .zeroWidth(scalar.zeroWidthRole) }
    guard let script = SystemFontData.scripts.first(where: { $0.range.contains(scalar.value) })
    else {
      let advance = SystemFontTable.defaultAdvance + tracking
      return Glyph(advance: advance * size, kerningKey: nil, role: .spacing, isEstimated: true)
    }
    if let advance = script.advance {
      return Glyph(advance: advance * size, kerningKey: nil, role: .spacing, isEstimated: true)
    }
    return Glyph(
      advance: Self.interpolate(SystemFontTable.emojiAdvances, at: size) * size, kerningKey: nil,
      role: scalar.isRegionalIndicator ? .regionalIndicator : .emoji, isEstimated: true)
  }

  func kerning(_ first: KerningKey, _ second: KerningKey) -> Double {
    guard let row = SystemFontData.asciiIndex(first), let column = SystemFontData.asciiIndex(second)
    else { return 0 }
    let pair = kernings[row * SystemFontData.asciiCount + column]
    if pair.isZero { return 0 }
    let text = Double(pair.text) / 10_000
    let display = Double(pair.display) / 10_000
    let bold = Double(pair.bold) / 10_000
    return (text + optical * (display - text) + weight.kernFactor * bold) * size
  }
}

extension SystemFontGlyphs {
  /// How far the display cut has replaced the text cut, 0…1.
  private static func optical(era: SystemFontEra, size: Double) -> Double {
    switch era {
    case .current: interpolate(SystemFontTable.opticalSizes, at: size)
    case .legacy: size >= 20 ? 1 : 0
    }
  }

  /// The tracking in em, linear between whole point sizes.
  private static func tracking(era: SystemFontEra, size: Double) -> Double {
    let table = era == .current ? SystemFontData.currentTracking : SystemFontData.legacyTracking
    func value(_ index: Int) -> Double { Double(table[index]) / 100_000 }
    let position = size - SystemFontTable.firstTrackedSize
    guard position > 0 else { return value(0) }
    guard position < Double(table.count - 1) else { return 0 }
    let index = Int(position)
    return value(index) + (value(index + 1) - value(index)) * (position - Double(index))
  }

  /// A curve given by points, linear between them and constant outside.
  private static func interpolate(
    _ points: [(size: Double, value: Double)], at size: Double
  ) -> Double {
    for (low, high) in zip(points, points.dropFirst()) where size <= high.size {
      if size <= low.size { return low.value }
      return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
    return points.last?.value ?? 0
  }
}

extension FontWeight {
  /// The weight's place in tables that go from the lightest to the heaviest.
  fileprivate var tableIndex: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}
