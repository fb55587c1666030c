/// What the readers ask of single bytes.
extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A letter, digit, `_`, `-` or a byte of a character beyond ASCII.
  var isWordByte: Bool {
    isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x2D
      || self >= 0x80
  }
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }
}
