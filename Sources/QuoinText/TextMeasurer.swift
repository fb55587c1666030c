/// Measures and breaks text.
public enum TextMeasurer {
  /// Lays a text of one font out within a width, as `measure(_:style:…)` does for several.
  public static func measure(
    _ text: String, font: TextFont, width: Double? = nil, height: Double? = nil, lineLimit: Int = 0,
    lineBreak: LineBreakMode = .tail
  ) -> TextMeasurement {
    measure(
      [TextRun(text, font: font)], width: width, height: height, lineLimit: lineLimit,
      lineBreak: lineBreak)
  }

  /// Lays a text out within a width.
  ///
  /// Lines end at paragraph ends and, where a width is given, where the next word (in `char` the
  /// next grapheme cluster) would exceed it; the rules are those of UAX #14 without dictionaries.
  /// In the modes `head`, `middle`, `tail` and `clip` all lines but the last of the limit wrap at
  /// words, and what is left is shortened to one line: with an ellipsis, or cut off in `clip`.
  /// White space at a wrap takes no width; a width that a text measured, rounded up or not, never
  /// wraps it.
  ///
  /// A line is as high as the tallest font on it, above and below the common baseline.
  ///
  /// - Parameters:
  ///   - width: the room for a line in points; nil for no limit.
  ///   - height: the room for all lines in points; nil for no limit. Fewer lines than fit are
  ///     never shown: at least one line is laid out.
  ///   - lineLimit: the most lines; 0 for no limit.
  /// - Complexity: linear in the length of the text.
  public static func measure(
    _ runs: [TextRun], style: ParagraphStyle = .plain, width: Double? = nil, height: Double? = nil,
    lineLimit: Int = 0, lineBreak: LineBreakMode = .tail
  ) -> TextMeasurement {
    let request = Request(
      runs: runs, style: style, width: width ?? .infinity, height: height, mode: lineBreak,
      limit: lineLimit > 0 ? lineLimit : nil)
    guard runs.count == 1, let font = runs.first?.font else {
      return layOut(request) { FaceGlyphs($0) }
    }
    switch font.face {
    case .system(let era, let weight):
      return layOut(request) { SystemFontGlyphs(era: era, weight: weight, size: $0.size) }
    case .metrics(let file):
      return layOut(request) { MetricsGlyphs(file, size: $0.size) }
    }
  }

  /// What is asked for.
  private struct Request {
    var runs: [TextRun]
    var style: ParagraphStyle
    var width: Double
    var height: Double?
    var mode: LineBreakMode
    var limit: Int?
  }

  private static func layOut<Font: GlyphSource>(
    _ request: Request, glyphs: (TextFont) -> Font
  ) -> TextMeasurement {
    let fonts = request.runs.map {
      RunFont(glyphs: glyphs($0.font), kern: $0.font.kern, metrics: $0.font.lineMetrics)
    }
    let text = MeasuredText(
      RunText(request.runs.map(\.text)), fonts: fonts,
      breaksAtWords: request.width < .infinity && request.mode != .char)
    var limit = request.limit
    if let height = request.height, fonts.count == 1, request.style == .plain {
      limit = least(limit, fonts[0].metrics.lines(fittingHeight: height))
    }
    var (typesetter, stack) = set(text, fonts, request, limit: limit)
    if let height = request.height {
      let count = stack.count(fitting: height)
      if count < typesetter.lines.count {
        (typesetter, stack) = set(text, fonts, request, limit: least(limit, count))
      }
    }
    return measurement(typesetter, stack, isEstimated: text.isEstimated)
  }

  private static func set<Font: GlyphSource>(
    _ text: MeasuredText, _ fonts: [RunFont<Font>], _ request: Request, limit: Int?
  ) -> (Typesetter<Font>, LineStack) {
    var typesetter = Typesetter(
      text, fonts: fonts, width: request.width, mode: request.mode, limit: limit)
    typesetter.setLines()
    return (
      typesetter, LineStack(typesetter.lines, extents: typesetter.extents, style: request.style)
    )
  }

  private static func measurement<Font: GlyphSource>(
    _ typesetter: Typesetter<Font>, _ stack: LineStack, isEstimated: Bool
  ) -> TextMeasurement {
    let lines = zip(typesetter.lines, stack.baselines).map { line, baseline in
      var line = line
      line.baseline = baseline
      return line
    }
    return TextMeasurement(
      lines: lines, width: lines.reduce(0) { max($0, $1.width) }, height: stack.height,
      firstBaseline: stack.baselines.first ?? 0, lastBaseline: stack.baselines.last ?? 0,
      isTruncated: typesetter.isTruncated, isEstimated: isEstimated)
  }

  private static func least(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}
