import QuoinSource

/// The encoding of an XML document: UTF-8, as Interface Builder writes it.
enum XMLEncoding {
  /// Fails when the bytes are another encoding, or no text at all.
  static func check(_ file: SourceFile) throws(XMLFault) {
    let bytes = file.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .encoding("UTF-16", at: 0)
    }
    if bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C]) {
      throw .encoding("UTF-16", at: 0)
    }
    for (magic, name) in compiled where bytes.starts(with: Array(magic.utf8)) {
      throw .compiled(name)
    }
    if let fault = firstInvalid(bytes) { throw .invalidUTF8(at: fault) }
    if let declared = declaredEncoding(bytes), declared.lowercased() != "utf-8" {
      // What is ASCII throughout means the same in every encoding of XML's neighbourhood.
      guard bytes.allSatisfy({ $0 < 0x80 }) else { throw .encoding(declared, at: 0) }
    }
    if let control = bytes.firstIndex(where: isControl) {
      throw .controlCharacter(bytes[control], at: control)
    }
  }

  /// What the first bytes of compiled documents say.
  private static let compiled = [
    ("NIBArchive", "a compiled nib"), ("bplist00", "a binary property list"),
  ]

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  /// The encoding that the XML declaration names.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.dropFirst(start).starts(with: Array("<?xml".utf8)),
      let end = bytes.prefix(512).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let name = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[name.upperBound...]
    guard let open = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    return String(rest[rest.index(after: open)...].prefix { $0 != rest[open] })
  }

  /// The offset of the first byte that is no UTF-8; nil when all is.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    // Only on the way to an error: the scalars before it are counted by their lengths.
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      low += UTF8.width(scalar)
    }
    return low
  }
}
