/// The size of an SVG (SVG 1.1, 5.1.2 and 7.10): width and height of its root, else its viewBox.
enum SVGHeader {
  /// The size in points; a length without a unit is a pixel of CSS, which UIKit takes for a point.
  static func size(_ bytes: [UInt8]) -> Size? {
    guard let attributes = rootAttributes(ByteReader(bytes: bytes)) else { return nil }
    let box = attributes["viewBox"].flatMap(viewBox)
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height, box) {
    case (let width?, let height?, _): return Size(width: width, height: height)
    case (let width?, nil, let box?):
      return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return Size(width: height * box.width / box.height, height: height)
    case (_, _, let box?): return box
    default: return nil
    }
  }

  /// The attributes of the root element, which comes after prolog, comments and declarations.
  private static func rootAttributes(_ reader: ByteReader) -> [String: String]? {
    var offset = reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let open = reader.offset(of: "<", from: offset) {
      if reader.has("<!--", at: open) {
        guard let end = reader.offset(of: "-->", from: open + 4) else { return nil }
        offset = end + 3
      } else if reader.has("<?", at: open) || reader.has("<!", at: open) {
        guard let end = declarationEnd(reader, from: open) else { return nil }
        offset = end + 1
      } else if reader.has("<svg", at: open) {
        return attributes(reader, from: open + 4)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The `>` that ends a declaration, after its internal subset where it has one.
  private static func declarationEnd(_ reader: ByteReader, from open: Int) -> Int? {
    guard let end = reader.offset(of: ">", from: open) else { return nil }
    guard let subset = reader.offset(of: "[", from: open, before: end) else { return end }
    return reader.offset(of: "]", from: subset).flatMap { reader.offset(of: ">", from: $0) }
  }

  private static func attributes(_ reader: ByteReader, from start: Int) -> [String: String] {
    var attributes: [String: String] = [:]
    var offset = start
    while let byte = reader.byte(at: offset), byte != 0x3E, byte != 0x2F {
      if byte <= 0x20 {
        offset += 1
        continue
      }
      guard let equals = reader.offset(of: "=", from: offset) else { return attributes }
      var value = equals + 1
      while let blank = reader.byte(at: value), blank <= 0x20 { value += 1 }
      guard let quote = reader.byte(at: value), quote == 0x22 || quote == 0x27,
        let end = reader.offset(of: quote == 0x22 ? "\"" : "'", from: value + 1)
      else { return attributes }
      let name = reader.bytes[offset..<equals].filter { $0 > 0x20 }
      attributes[String(decoding: name, as: UTF8.self)] = String(
        decoding: reader.bytes[(value + 1)..<end], as: UTF8.self)
      offset = end + 1
    }
    return attributes
  }

  /// An absolute length in CSS's pixels (CSS Values 4, section 6.2); nil for a percentage.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
      ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      let number = DecimalNumber.parse(String(text.dropLast(unit.utf8.count)))
      return number.flatMap { $0 > 0 ? $0 * factor : nil }
    }
    return nil
  }

  private static func viewBox(_ text: String) -> Size? {
    var scanner = NumberScanner(ByteReader(bytes: Array(text.utf8)), from: 0)
    guard scanner.number() != nil, scanner.number() != nil, let width = scanner.number(),
      let height = scanner.number(), width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
