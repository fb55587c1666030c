import QuoinScreen
import QuoinText

/// Measures a screen's texts, each text at a size once.
struct TextRuler {
  private let fonts: FontBook
  private var known: [Key: TextMeasurement] = [:]

  /// Makes a ruler with a screen's fonts.
  init(_ screen: Screen) { fonts = FontBook(screen.fonts) }

  /// All that a measure depends on; what surrounds a text is not part of it.
  private struct Key: Hashable {
    var text: String
    var font: Font
    var kern: Double
    var lineLimit: Int
    var lineBreak: TextContent.LineBreak
    var width: Double?
    var height: Double?

    /// Texts are the same when their bytes are: equal strings may be written in different scalars.
    static func == (first: Key, second: Key) -> Bool {
      first.width == second.width && first.height == second.height && first.font == second.font
        && first.kern == second.kern && first.lineLimit == second.lineLimit
        && first.lineBreak == second.lineBreak
        && first.text.utf8.elementsEqual(second.text.utf8)
    }
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
          text: content.text, font: content.font, kern: content.kern, lineLimit: content.lineLimit,
          lineBreak: content.lineBreak, width: width, height: height))
    }
    guard content.keepsLineWhenEmpty else { return .nothing }
    var line = measure(line: " ", content.font)
    line.width = 0
    line.lines = line.lines.map { _ in TextMeasurement.Line(text: "", width: 0) }
    return line
  }

  /// Lays a text out in one line of any length.
  mutating func measure(line text: String, _ font: Font) -> TextMeasurement {
    guard !text.isEmpty else { return .nothing }
    return measure(
      Key(
        text: text, font: font, kern: 0, lineLimit: 1, lineBreak: .clip, width: nil, height: nil))
  }

  private mutating func measure(_ key: Key) -> TextMeasurement {
    if let measurement = known[key] { return measurement }
    // A solved width may be a little under the width that the text needs.
    var measurement = TextMeasurer.measure(
      key.text, font: fonts.textFont(key.font, kern: key.kern),
      width: key.width.map { $0 + Self.slack }, height: key.height.map { $0 + Self.slack },
      lineLimit: key.lineLimit, lineBreak: LineBreakMode(rawValue: key.lineBreak.rawValue) ?? .tail)
    if fonts.isEstimated(key.font) { measurement.isEstimated = true }
    known[key] = measurement
    return measurement
  }

  private static let slack = 1e-6
}

extension TextMeasurement {
  /// The measurement of an empty text.
  static let nothing = TextMeasurement(
    lines: [], width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false,
    isEstimated: false)
}
