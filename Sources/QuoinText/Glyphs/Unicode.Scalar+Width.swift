extension Unicode.Scalar {
  /// Whether the character takes no room of its own in any font.
  ///
  /// Marks (Mn, Me), format characters (Cf), variation selectors, skin tones (UTS #51, 1.4.4).
  var isZeroWidth: Bool {
    switch value {
    case ..<0x300: return value == 0xAD
    case 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }

  /// What a character that takes no room does to its cluster.
  var zeroWidthRole: Glyph.Role {
    switch value {
    case 0x200D: .joiner
    case 0xAD: .softHyphen
    default: .zeroWidth
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the character is an emoji and no digit.
  var isEmojiBeyondASCII: Bool { value > 0x7F && properties.isEmoji }
}
