import QuoinText

/// A text with its fonts, as QuoinText measures it.
struct StyledText {
  /// The parts, each in one font.
  var runs: [TextRun]
  /// How lines follow each other.
  var style = ParagraphStyle.plain

  /// A text of one font.
  init(_ text: String, font: UIFont) {
    runs = text.isEmpty ? [] : [TextRun(text, font: font.textFont())]
  }

  /// An attributed text; parts without a font are in `font`.
  init(_ text: NSAttributedString, font: UIFont) {
    runs = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let font = values[.font] as? UIFont ?? font
      runs.append(
        TextRun(
          string.substring(with: range), font: font.textFont(kern: Self.number(values[.kern]))))
      if let paragraph = values[.paragraphStyle] as? NSParagraphStyle {
        style = ParagraphStyle(
          lineHeightMultiple: paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1,
          lineSpacing: paragraph.lineSpacing, paragraphSpacing: paragraph.paragraphSpacing)
      }
    }
  }

  /// Lays the text out; a room that is not finite, or larger than any screen, is without end.
  ///
  /// A room that is a rounding error too small still holds what was measured for it.
  func measured(
    in room: CGSize, lineLimit: Int, lineBreak: NSLineBreakMode
  ) -> TextMeasurement {
    guard !runs.isEmpty else { return .empty }
    return TextMeasurer.measure(
      runs, style: style, width: Self.limit(room.width), height: Self.limit(room.height),
      lineLimit: lineLimit, lineBreak: lineBreak.measured)
  }

  private static func limit(_ length: CGFloat) -> Double? {
    length < 1e7 ? max(0, length) + 1e-6 : nil
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

extension TextMeasurement {
  /// The measurement of no text.
  static let empty = TextMeasurement(
    lines: [], width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false,
    isEstimated: false)
}

extension NSLineBreakMode {
  /// The mode as QuoinText names it.
  fileprivate var measured: LineBreakMode {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .char
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
