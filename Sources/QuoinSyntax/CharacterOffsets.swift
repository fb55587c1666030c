import QuoinSource

/// Turns libyaml's counts of characters into UTF-8 offsets.
///
/// Keeps the last place and walks from there: marks come nearly in order, so reading a file is
/// linear. A byte-order mark at the start is not counted.
struct CharacterOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool
  private let start: Int
  private var character = 0
  private var byte: Int

  init(_ file: SourceFile) {
    bytes = file.bytes
    start = file.byteOrderMarkLength
    byte = start
    isASCII = !bytes.dropFirst(start).contains { $0 >= 0x80 }
  }

  /// The offset of the character with that number, from 0; the end of the file beyond it.
  mutating func offset(of index: Int) -> Int {
    if isASCII { return min(start + index, bytes.count) }
    while character < index, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > index, byte > start {
      byte -= 1
      while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
