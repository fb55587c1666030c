/// What the header of a picture file says of its size.
struct ImageFile {
  /// The size in the file's own unit.
  let size: Size
  /// Whether the size is in points already and needs no scale: PDF and SVG.
  let isVector: Bool

  /// The most pixels or points of a side: what is more is no size but an accident.
  static let largestSide = 100_000.0

  /// Reads the header of a PNG, JPEG, GIF, PDF or SVG, by what the bytes are and not by the name.
  ///
  /// Nil when it is none of these or broken. Complexity: linear in the file.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    let found: Size?
    switch true {
    case bytes.starts(with: PNGHeader.signature):
      (found, isVector) = (PNGHeader.size(reader), false)
    case bytes.starts(with: [0xFF, 0xD8]): (found, isVector) = (JPEGHeader.size(reader), false)
    case reader.has("GIF8", at: 0): (found, isVector) = (GIFHeader.size(reader), false)
    case reader.has("%PDF-", at: 0): (found, isVector) = (PDFPage.size(reader), true)
    default: (found, isVector) = (SVGHeader.size(bytes), true)
    }
    guard let found, (1...Self.largestSide).contains(found.width),
      (1...Self.largestSide).contains(found.height)
    else { return nil }
    size = found
  }

  /// The size in points of a file of `scale` pixels a point.
  func points(at scale: Double) -> Size {
    isVector ? size : Size(width: size.width / scale, height: size.height / scale)
  }
}
