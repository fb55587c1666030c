import QuoinSource

/// Where exactly a YAML scalar stands and how it was written.
struct YAMLScalarLayout {
  let range: Range<Int>
  let style: Scalar.Style
  /// The offset of the text when it stands in the file byte for byte.
  let verbatimOffset: Int?

  init(_ text: String, _ style: YAMLEvent.ScalarStyle, _ event: YAMLEvent, in file: SourceFile) {
    let bytes = file.bytes
    let isAbsent = style == .plain && text.isEmpty
    var lower = event.range.lowerBound
    if !isAbsent {
      let content = YAMLProperties.contentStart(of: event, in: bytes)
      lower = min(content, event.range.upperBound)
    }
    var upper = event.range.upperBound
    var textStart = lower
    switch style {
    case .plain: self.style = .plain
    case .singleQuoted, .doubleQuoted:
      self.style = .quoted
      textStart += 1
    case .literal, .folded:
      self.style = .block
      while upper > lower, bytes[upper - 1].isBlank || bytes[upper - 1].isLineEnd { upper -= 1 }
      textStart = Self.blockTextStart(from: lower, to: upper, in: bytes)
    }
    range = lower..<upper
    let textEnd = textStart + text.utf8.count
    let isVerbatim = textEnd <= bytes.count && bytes[textStart..<textEnd].elementsEqual(text.utf8)
    verbatimOffset = isVerbatim && !isAbsent ? textStart : nil
  }

  /// The first byte of a block scalar that is no blank, below its header.
  private static func blockTextStart(from lower: Int, to upper: Int, in bytes: [UInt8]) -> Int {
    var index = lower
    while index < upper, !bytes[index].isLineEnd { index += 1 }
    while index < upper, bytes[index].isLineEnd || bytes[index] == 0x20 { index += 1 }
    return index
  }
}
