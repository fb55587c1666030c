/// Data tables written as text: decimal integers with single blanks between.
enum IntegerTable {
  /// Reads a table.
  ///
  /// Complexity: linear in its length.
  static func decode(_ table: StaticString) -> [Int32] {
    table.withUTF8Buffer { bytes in
      var numbers: [Int32] = []
      numbers.reserveCapacity(bytes.count / 4)
      var magnitude: Int32 = 0
      var sign: Int32 = 1
      for byte in bytes {
        switch byte {
        case UInt8(ascii: " "):
          numbers.append(sign * magnitude)
          (magnitude, sign) = (0, 1)
        case UInt8(ascii: "-"):
          sign = -1
        default:
          magnitude = magnitude &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
        }
      }
      if !bytes.isEmpty { numbers.append(sign * magnitude) }
      return numbers
    }
  }
}
