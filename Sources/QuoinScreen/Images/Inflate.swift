/// Decompresses what DEFLATE made (RFC 1951), in the wrapping of zlib (RFC 1950).
///
/// Checksums are not compared: what is read is searched for a few words only.
struct Inflate {
  private var bits: BitReader
  private var output: [UInt8] = []
  private let limit: Int

  /// The bytes that a stream holds, from an offset on; nil where it is broken or holds more than
  /// `limit` bytes.
  ///
  /// Complexity: linear in what is read and written.
  static func zlib(_ bytes: [UInt8], from offset: Int, limit: Int) -> [UInt8]? {
    let reader = ByteReader(bytes: bytes)
    // Compression method 8; the header is a multiple of 31 and announces no dictionary.
    guard let header = reader.big16(at: offset), header >> 8 & 0x0F == 8, header % 31 == 0,
      header & 0x20 == 0
    else { return nil }
    var inflate = Inflate(bits: BitReader(bytes: bytes, offset: offset + 2), limit: limit)
    return inflate.readBlocks() ? inflate.output : nil
  }

  private init(bits: BitReader, limit: Int) {
    self.bits = bits
    self.limit = limit
  }

  private mutating func readBlocks() -> Bool {
    var isLast = false
    while !isLast {
      guard let last = bits.read(1), let type = bits.read(2) else { return false }
      isLast = last == 1
      let isRead: Bool
      switch type {
      case 0: isRead = readStored()
      case 1: isRead = readCompressed(Self.fixed.literals, Self.fixed.distances)
      case 2:
        guard let (literals, distances) = readCodes() else { return false }
        isRead = readCompressed(literals, distances)
      default: return false
      }
      guard isRead else { return false }
    }
    return true
  }

  /// Bytes as they are (3.2.4).
  private mutating func readStored() -> Bool {
    bits.alignToByte()
    guard let length = bits.read(16), let complement = bits.read(16), length ^ complement == 0xFFFF,
      output.count + length <= limit
    else { return false }
    for _ in 0..<length {
      guard let byte = bits.read(8) else { return false }
      output.append(UInt8(truncatingIfNeeded: byte))
    }
    return true
  }

  /// Literals, and copies of what came before (3.2.3).
  private mutating func readCompressed(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while true {
      guard let symbol = literals.read(&bits) else { return false }
      if symbol == 256 { return true }
      guard symbol > 256 else {
        guard output.count < limit else { return false }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      guard let length = value(of: symbol - 257, Self.lengths), let code = distances.read(&bits),
        let distance = value(of: code, Self.distances), distance <= output.count,
        output.count + length <= limit
      else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func value(of code: Int, _ table: [(base: Int, bits: Int)]) -> Int? {
    guard table.indices.contains(code), let extra = bits.read(table[code].bits) else { return nil }
    return table[code].base + extra
  }

  /// The codes of a block with codes of its own (3.2.7).
  private mutating func readCodes() -> (HuffmanCode, HuffmanCode)? {
    guard let literals = bits.read(5), let distances = bits.read(5), let count = bits.read(4)
    else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(count + 4) {
      guard let length = bits.read(3) else { return nil }
      lengths[place] = length
    }
    guard let all = readLengths(literals + 257 + distances + 1, HuffmanCode(lengths)) else {
      return nil
    }
    return (
      HuffmanCode(Array(all.prefix(literals + 257))),
      HuffmanCode(Array(all.dropFirst(literals + 257)))
    )
  }

  private mutating func readLengths(_ count: Int, _ code: HuffmanCode) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = code.read(&bits) else { return nil }
      switch symbol {
      case 0...15: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let more = bits.read(2) else { return nil }
        lengths += Array(repeating: last, count: more + 3)
      case 17:
        guard let more = bits.read(3) else { return nil }
        lengths += Array(repeating: 0, count: more + 3)
      default:
        guard let more = bits.read(7) else { return nil }
        lengths += Array(repeating: 0, count: more + 11)
      }
    }
    return lengths.count == count ? lengths : nil
  }
}

/// The constants of RFC 1951.
extension Inflate {
  /// The order in which the lengths of the code of lengths come (3.2.7).
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The lengths of copies by code less 257 (3.2.5).
  private static let lengths = ranges(from: 3, groups: [8, 4, 4, 4, 4, 4]) + [(258, 0)]
  /// The distances of copies by code (3.2.5).
  private static let distances = ranges(from: 1, groups: [4] + Array(repeating: 2, count: 13))

  /// Values in groups, each with one bit more than the group before.
  private static func ranges(from first: Int, groups: [Int]) -> [(base: Int, bits: Int)] {
    var base = first
    return groups.enumerated().flatMap { bits, count in
      (0..<count).map { _ in
        defer { base += 1 << bits }
        return (base, bits)
      }
    }
  }

  /// The codes that every reader knows (3.2.6).
  private static let fixed = (
    literals: HuffmanCode(
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
        + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)),
    distances: HuffmanCode(Array(repeating: 5, count: 30))
  )
}
