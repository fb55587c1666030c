/// The page size of a PDF (ISO 32000-1, 7.7.3.3): its first MediaBox, turned by Rotate.
///
/// Where no object of the file itself has one, objects that are packed in streams are looked through
/// (7.5.7).
enum PDFPage {
  /// The size in points.
  static func size(_ reader: ByteReader) -> Size? {
    if reader.offset(of: "/MediaBox") != nil { return plainSize(reader) }
    for objects in PackedObjects(reader) {
      if let size = plainSize(ByteReader(bytes: objects)) { return size }
    }
    return nil
  }

  private static func plainSize(_ reader: ByteReader) -> Size? {
    guard let key = reader.offset(of: "/MediaBox") else { return nil }
    var scanner = NumberScanner(reader, from: key + "/MediaBox".utf8.count)
    guard scanner.skip("["), let x = scanner.number(), let y = scanner.number(),
      let right = scanner.number(), let top = scanner.number(), scanner.skip("]")
    else { return nil }
    let size = Size(width: abs(right - x), height: abs(top - y))
    return isTurned(reader) ? Size(width: size.height, height: size.width) : size
  }

  private static func isTurned(_ reader: ByteReader) -> Bool {
    guard let key = reader.offset(of: "/Rotate") else { return false }
    var scanner = NumberScanner(reader, from: key + "/Rotate".utf8.count)
    guard let angle = scanner.number(), abs(angle) < 1e6 else { return false }
    return abs(angle).truncatingRemainder(dividingBy: 180) == 90
  }
}

/// The object streams of a PDF, decompressed one after the other.
private struct PackedObjects: Sequence, IteratorProtocol {
  private let reader: ByteReader
  private var offset = 0
  private var count = 0

  init(_ reader: ByteReader) { self.reader = reader }

  mutating func next() -> [UInt8]? {
    while count < Self.mostStreams, let type = reader.offset(of: "/ObjStm", from: offset),
      let word = reader.offset(of: "stream", from: type)
    {
      // The data begins after the line end that follows the word (7.3.8.1).
      var start = word + "stream".utf8.count
      if reader.byte(at: start) == 0x0D { start += 1 }
      if reader.byte(at: start) == 0x0A { start += 1 }
      offset = start
      count += 1
      if let objects = Inflate.zlib(reader.bytes, from: start, limit: Self.mostBytes) {
        return objects
      }
    }
    return nil
  }

  /// The most that one stream of objects may hold: a page's own are a few hundred bytes.
  private static let mostBytes = 1 << 20
  /// The most streams that are looked into: the page of a picture is in one of the first.
  private static let mostStreams = 32
}

/// Reads decimal numbers between white space.
struct NumberScanner {
  private let reader: ByteReader
  private var offset: Int

  /// Starts at an offset.
  init(_ reader: ByteReader, from offset: Int) {
    self.reader = reader
    self.offset = offset
  }

  /// Reads past white space and a character; false where another stands there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte = reader.byte(at: offset), byte == Int(character.value) else { return false }
    offset += 1
    return true
  }

  /// Reads past white space and commas and a number; nil where none stands there.
  mutating func number() -> Double? {
    skipBlanks()
    let start = offset
    while let byte = reader.byte(at: offset), Self.isPart(byte), offset - start < 32 { offset += 1 }
    guard start < offset else { return nil }
    return DecimalNumber.parse(String(decoding: reader.bytes[start..<offset], as: UTF8.self))
  }

  /// Where the next byte is.
  var position: Int { offset }

  private mutating func skipBlanks() {
    while let byte = reader.byte(at: offset), byte <= 0x20 || byte == 0x2C { offset += 1 }
  }

  private static func isPart(_ byte: Int) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}
