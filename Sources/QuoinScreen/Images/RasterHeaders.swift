/// PNG's header chunk (W3C PNG, third edition, 11.2.1).
enum PNGHeader {
  /// The first eight bytes of a PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size in pixels: the first chunk is IHDR and begins with width and height.
  ///
  /// Xcode's own variant has a chunk CgBI of four bytes before it.
  static func size(_ reader: ByteReader) -> Size? {
    let start = reader.has("CgBI", at: 12) ? 28 : 12
    guard reader.has("IHDR", at: start), let width = reader.big32(at: start + 4),
      let height = reader.big32(at: start + 8)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }
}

/// GIF's logical screen descriptor (GIF89a, section 18).
enum GIFHeader {
  /// The size in pixels.
  static func size(_ reader: ByteReader) -> Size? {
    guard let width = reader.little16(at: 6), let height = reader.little16(at: 8) else {
      return nil
    }
    return Size(width: Double(width), height: Double(height))
  }
}

/// JPEG's frame header (ITU-T T.81, B.2.2).
enum JPEGHeader {
  /// The size in pixels, sides exchanged where EXIF says that the picture lies on its side.
  static func size(_ reader: ByteReader) -> Size? {
    var offset = 2
    var isTurned = false
    while let (marker, body) = segment(reader, at: &offset) {
      switch marker {
      case 0xE1: isTurned = EXIFOrientation.isTurned(reader, at: body) ?? isTurned
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = reader.big16(at: body + 1), let width = reader.big16(at: body + 3)
        else { return nil }
        let (first, second) = isTurned ? (height, width) : (width, height)
        return Size(width: Double(first), height: Double(second))
      case 0xDA, 0xD9: return nil
      default: break
      }
    }
    return nil
  }

  /// The marker of the segment at an offset and where its content begins; moves to the next.
  private static func segment(
    _ reader: ByteReader, at offset: inout Int
  ) -> (marker: Int, body: Int)? {
    guard reader.byte(at: offset) == 0xFF else { return nil }
    // Any number of fill bytes may stand before a marker.
    while reader.byte(at: offset + 1) == 0xFF { offset += 1 }
    guard let marker = reader.byte(at: offset + 1) else { return nil }
    let body = offset + 4
    if (0xD0...0xD8).contains(marker) || marker == 0x01 {
      offset += 2
      return (0x01, body)
    }
    guard let length = reader.big16(at: offset + 2), length >= 2 else { return nil }
    offset += 2 + length
    return (marker, body)
  }
}

/// The orientation that a camera writes (EXIF 2.3, 4.6.4, tag 0x0112).
enum EXIFOrientation {
  /// Whether it exchanges width and height; nil where there is none.
  static func isTurned(_ reader: ByteReader, at body: Int) -> Bool? {
    guard reader.has("Exif\0\0", at: body) else { return nil }
    let tiff = body + 6
    let isLittle = reader.has("II", at: tiff)
    guard isLittle || reader.has("MM", at: tiff) else { return nil }
    func short(_ offset: Int) -> Int? {
      isLittle ? reader.little16(at: offset) : reader.big16(at: offset)
    }
    func long(_ offset: Int) -> Int? {
      guard let first = short(offset), let second = short(offset + 2) else { return nil }
      return isLittle ? second << 16 | first : first << 16 | second
    }
    guard let directory = long(tiff + 4), let count = short(tiff + directory) else { return nil }
    for number in 0..<count {
      let entry = tiff + directory + 2 + 12 * number
      guard let tag = short(entry) else { return nil }
      if tag == 0x0112 { return short(entry + 8).map { (5...8).contains($0) } }
    }
    return nil
  }
}
