/// Reads bits, the least significant of a byte first (RFC 1951, 3.1.1).
struct BitReader {
  private let bytes: [UInt8]
  private var offset: Int
  private var bit = 0

  /// Starts at a byte.
  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next bits as a number; nil at the end.
  mutating func read(_ count: Int) -> Int? {
    var value = 0
    for place in 0..<count {
      guard bytes.indices.contains(offset) else { return nil }
      value |= (Int(bytes[offset]) >> bit & 1) << place
      bit += 1
      if bit == 8 { (bit, offset) = (0, offset + 1) }
    }
    return value
  }

  /// Leaves out what is left of a byte.
  mutating func alignToByte() {
    if bit > 0 { (bit, offset) = (0, offset + 1) }
  }
}
