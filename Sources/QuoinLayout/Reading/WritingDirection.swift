extension StringProtocol {
  /// Whether the first letter with a direction is one of a right-to-left script, as rules P2 and P3
  /// of UAX #9 find a paragraph's direction; nil without such a letter.
  package var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      if scalar.isRightToLeftLetter { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter in a block that defaults to classes R and AL (UAX #9, table of
  /// DerivedBidiClass defaults).
  fileprivate var isRightToLeftLetter: Bool {
    guard properties.isAlphabetic else { return false }
    return switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
