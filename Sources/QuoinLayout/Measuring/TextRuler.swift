import QuoinScreen
import QuoinText

/// Measures a screen's texts, each text at a size once.
struct TextRuler {
  private let fonts: FontBook
  private var known: [Key: TextMeasurement] = [:]

  /// Makes a ruler with a screen's fonts.
  init(_ screen: Screen) { fonts = FontBook(screen.fonts, at: screen.cell.textSize) }

  /// All that a measure depends on; what surrounds a text is not part of it.
  private struct Key: Hashable {
    var text: String
    var runs: [RunKey]
    var paragraph = TextContent.Paragraph()
    var lineLimit: Int
    var lineBreak: TextContent.LineBreak
    var minimumScale = 1.0
    var tightens = false
    var width: Double?
    var height: Double?

    /// Texts are the same when their bytes are: equal strings may be written in different scalars.
    static func == (first: Key, second: Key) -> Bool {
      first.width == second.width && first.height == second.height && first.runs == second.runs
        && first.paragraph == second.paragraph && first.lineLimit == second.lineLimit
        && first.lineBreak == second.lineBreak && first.minimumScale == second.minimumScale
        && first.tightens == second.tightens && first.text.utf8.elementsEqual(second.text.utf8)
    }
  }

  /// How many bytes of the text a run has, and what they are set in.
  private struct RunKey: Hashable {
    var length: Int
    var font: Font
    var kern: Double
  }

  /// Lays a text out in a room; nil is room without end.
  ///
  /// An empty text of a field is measured as a line without width.
  mutating func measure(
    _ content: TextContent, width: Double? = nil, height: Double? = nil
  ) -> TextMeasurement {
    guard content.text.isEmpty else {
      return measure(
        Key(
          text: content.text,
          runs: content.styledRuns.map {
            RunKey(length: $0.text.utf8.count, font: $0.font, kern: $0.kern)
          }, paragraph: content.paragraph, lineLimit: content.lineLimit,
          lineBreak: content.lineBreak, minimumScale: content.minimumScale,
          tightens: content.tightens, width: width, height: height))
    }
    guard content.keepsLineWhenEmpty else { return .nothing }
    var line = measure(line: " ", content.font)
    line.width = 0
    line.lines = line.lines.map { TextMeasurement.Line(text: "", width: 0, baseline: $0.baseline) }
    return line
  }

  /// Lays a text out in one line of any length.
  mutating func measure(line text: String, _ font: Font) -> TextMeasurement {
    guard !text.isEmpty else { return .nothing }
    return measure(
      Key(
        text: text, runs: [RunKey(length: text.utf8.count, font: font, kern: 0)], lineLimit: 1,
        lineBreak: .clip))
  }

  private mutating func measure(_ key: Key) -> TextMeasurement {
    if let measurement = known[key] { return measurement }
    var measurement = set(key)
    if key.runs.contains(where: { fonts.isEstimated($0.font) }) { measurement.isEstimated = true }
    known[key] = measurement
    return measurement
  }

  private func set(_ key: Key) -> TextMeasurement {
    var index = key.text.startIndex
    let runs = key.runs.map { run in
      let end = key.text.utf8.index(index, offsetBy: run.length)
      defer { index = end }
      return TextRun(
        String(key.text[index..<end]), font: fonts.textFont(run.font, kern: run.kern))
    }
    // A solved width may be a little under the width that the text needs.
    let room = key.width.map { $0 + Self.slack }
    let measurement = TextMeasurer.measure(
      runs, style: ParagraphStyle(key.paragraph), width: room,
      height: key.height.map { $0 + Self.slack }, lineLimit: key.lineLimit,
      lineBreak: LineBreakMode(rawValue: key.lineBreak.rawValue) ?? .tail)
    guard measurement.isTruncated, key.lineLimit == 1, let room, let first = runs.first else {
      return measurement
    }
    return fitted(measurement, runs, key, size: first.font.size, width: room)
  }

  /// A line that is too long set tighter or smaller; its height and its baseline stay.
  private func fitted(
    _ full: TextMeasurement, _ runs: [TextRun], _ key: Key, size: Double, width: Double
  ) -> TextMeasurement {
    var runs = runs
    var scale = 1.0
    if key.tightens, let tighter = TextMeasurer.tightened(runs, toFit: width) {
      runs = tighter
    } else if key.minimumScale < 1 {
      scale = TextMeasurer.scale(
        fitting: runs, size: size, width: width, minimum: key.minimumScale)
      runs = runs.map { $0.scaled(by: scale) }
    } else {
      return full
    }
    let fitted = TextMeasurer.measure(
      runs, width: width, lineLimit: 1,
      lineBreak: LineBreakMode(rawValue: key.lineBreak.rawValue) ?? .tail)
    var result = full
    result.lines = zip(fitted.lines, full.lines).map { line, whole in
      var line = line
      line.baseline = whole.baseline
      return line
    }
    result.width = fitted.width
    result.isTruncated = fitted.isTruncated
    result.scale = scale
    return result
  }

  private static let slack = 1e-6
}

extension TextMeasurement {
  /// The measurement of an empty text.
  static let nothing = TextMeasurement(
    lines: [], width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false,
    isEstimated: false)
}

extension ParagraphStyle {
  /// The style that a text content asks for.
  fileprivate init(_ paragraph: TextContent.Paragraph) {
    self.init(
      lineHeightMultiple: paragraph.lineHeightMultiple, lineSpacing: paragraph.lineSpacing,
      paragraphSpacing: paragraph.paragraphSpacing)
  }
}
