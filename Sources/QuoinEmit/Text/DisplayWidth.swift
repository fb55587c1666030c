extension Unicode.Scalar {
  /// The columns the character takes on a terminal: 0, 1 or 2.
  ///
  /// Two for the wide blocks of UAX #11 (East Asian Width W and F) and for emoji that show as
  /// pictures, none for marks and format characters.
  var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if value < 0x1100 { return 1 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideBlocks.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The columns the text takes on a terminal.
  var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}
