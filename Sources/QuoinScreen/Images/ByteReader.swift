/// Reads numbers out of a file's bytes; every read is checked, so that no file is believed.
struct ByteReader {
  /// The file.
  let bytes: [UInt8]

  /// Two bytes, the most significant first.
  func big16(at offset: Int) -> Int? {
    guard let high = byte(at: offset), let low = byte(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  /// Two bytes, the least significant first.
  func little16(at offset: Int) -> Int? {
    guard let low = byte(at: offset), let high = byte(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  /// Four bytes, the most significant first.
  func big32(at offset: Int) -> Int? {
    guard let high = big16(at: offset), let low = big16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// One byte.
  func byte(at offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// Whether the bytes at an offset are those of an ASCII text.
  func has(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count else { return false }
    return bytes[offset...].starts(with: text.utf8)
  }

  /// Where an ASCII text begins, from an offset on; nil where it does not stand before `end`.
  func offset(of text: String, from start: Int = 0, before end: Int? = nil) -> Int? {
    let pattern = Array(text.utf8)
    let end = min(end ?? bytes.count, bytes.count)
    guard let first = pattern.first, start >= 0 else { return nil }
    var index = start
    while index + pattern.count <= end {
      if bytes[index] == first, has(text, at: index) { return index }
      index += 1
    }
    return nil
  }
}
