/// The height of a line above and below its baseline, in points: the tallest of its fonts.
struct LineExtent {
  var ascender = 0.0
  var descender = 0.0
  var leading = 0.0

  /// Makes room for a font.
  mutating func include(_ metrics: LineMetrics) {
    ascender = max(ascender, metrics.ascender)
    // The line height is what the font says it is, not the sum that rounding made of it.
    descender = max(descender, metrics.lineHeight - metrics.ascender)
    leading = max(leading, metrics.leading)
  }

  /// The line's height without leading.
  var height: Double { ascender + descender }
}

/// Lines on top of each other, all lengths in points.
struct LineStack {
  /// Each line's baseline, from the top.
  private(set) var baselines: [Double] = []
  /// Each line's bottom, from the top.
  private(set) var bottoms: [Double] = []

  /// Stacks lines of given heights.
  ///
  /// A line height multiple adds its room above the glyphs; line and paragraph spacing stand
  /// between lines only.
  init(_ lines: [TextMeasurement.Line], extents: [LineExtent], style: ParagraphStyle) {
    var top = 0.0
    for (line, extent) in zip(lines, extents) {
      let height = extent.height * style.lineHeightMultiple
      baselines.append(top + height - extent.descender)
      bottoms.append(top + height)
      top += height + extent.leading + style.lineSpacing
      if line.endsParagraph { top += style.paragraphSpacing }
    }
  }

  /// The height of all lines; 0 for none.
  var height: Double { bottoms.last ?? 0 }

  /// How many lines have room in a height, at least 1.
  ///
  /// A height that misses a line by less than 10⁻⁶ points holds it: it was measured, then rounded.
  func count(fitting height: Double) -> Int {
    max(1, bottoms.prefix { $0 <= height + measuringTolerance }.count)
  }
}
