/// Measures and breaks text.
public enum TextMeasurer {
  /// Lays a text out within a width.
  ///
  /// Lines end at paragraph ends and, where a width is given, where the next word (in `char` the
  /// next grapheme cluster) would exceed it; the rules are those of UAX #14 without dictionaries.
  /// In the modes `head`, `middle`, `tail` and `clip` all lines but the last of the limit wrap at
  /// words, and what is left is shortened to one line: with an ellipsis, or cut off in `clip`.
  /// White space at a wrap takes no width; a width that a text measured, rounded up or not, never
  /// wraps it.
  ///
  /// - Parameters:
  ///   - width: the room for a line in points; nil for no limit.
  ///   - height: the room for all lines in points; nil for no limit. Fewer lines than fit are
  ///     never shown: at least one line is laid out.
  ///   - lineLimit: the most lines; 0 for no limit.
  /// - Complexity: linear in the length of the text.
  public static func measure(
    _ text: String, font: TextFont, width: Double? = nil, height: Double? = nil, lineLimit: Int = 0,
    lineBreak: LineBreakMode = .tail
  ) -> TextMeasurement {
    let metrics = font.lineMetrics
    var limit = lineLimit > 0 ? lineLimit : nil
    if let height, let fitting = metrics.lines(fittingHeight: height) {
      limit = min(limit ?? fitting, fitting)
    }
    let room = width ?? .infinity
    let request = Request(text: text, kern: font.kern, width: room, mode: lineBreak, limit: limit)
    switch font.face {
    case .system(let era, let weight):
      let glyphs = SystemFontGlyphs(era: era, weight: weight, size: font.size)
      return layOut(request, glyphs: glyphs, metrics: metrics)
    case .metrics(let file):
      return layOut(request, glyphs: MetricsGlyphs(file, size: font.size), metrics: metrics)
    }
  }

  /// What is asked for, whatever the font.
  private struct Request {
    var text: String
    var kern: Double
    var width: Double
    var mode: LineBreakMode
    var limit: Int?
  }

  private static func layOut(
    _ request: Request, glyphs: some GlyphSource, metrics: LineMetrics
  ) -> TextMeasurement {
    let text = MeasuredText(
      request.text, font: glyphs, kern: request.kern,
      breaksAtWords: request.width < .infinity && request.mode != .char)
    var typesetter = Typesetter(
      text, font: glyphs, kern: request.kern, width: request.width, mode: request.mode,
      limit: request.limit)
    typesetter.setLines()
    let lines = typesetter.lines
    let height = metrics.height(ofLines: lines.count)
    return TextMeasurement(
      lines: lines, width: lines.reduce(0) { max($0, $1.width) }, height: height,
      firstBaseline: lines.isEmpty ? 0 : metrics.ascender,
      lastBaseline: lines.isEmpty ? 0 : height - metrics.lineHeight + metrics.ascender,
      isTruncated: typesetter.isTruncated, isEstimated: text.isEstimated)
  }
}
