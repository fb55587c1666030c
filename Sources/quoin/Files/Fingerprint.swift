/// Sixty-four bits that tell edits of a file apart, though not a forger's.
///
/// Each eight bytes are mixed in by a rotation, an exclusive or and a multiplication, as in FxHash,
/// the hash of Firefox and of the Rust compiler; the length comes last.
struct Fingerprint: Hashable, CustomStringConvertible {
  /// The bits.
  let bits: UInt64

  /// Reads a content in O(bytes).
  init(of bytes: [UInt8]) {
    bits = bytes.withUnsafeBytes { content in
      var hash: UInt64 = 0
      var offset = 0
      while content.count - offset >= 8 {
        let word = content.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = Self.mixed(hash, UInt64(littleEndian: word))
        offset += 8
      }
      while offset < content.count {
        hash = Self.mixed(hash, UInt64(content[offset]))
        offset += 1
      }
      return Self.mixed(hash, UInt64(content.count))
    }
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    ((hash << 5 | hash >> 59) ^ word) &* 0x517C_C1B7_2722_0A95
  }

  /// Sixteen hexadecimal digits.
  var description: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
