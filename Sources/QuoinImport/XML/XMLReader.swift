import QuoinSource

/// Reads an XML document into elements with places.
///
/// It reads what Interface Builder writes: XML 1.0 in UTF-8 without entities of its own. A document
/// type declaration is refused, so that nothing can be defined that grows when it is read. Source:
/// W3C, Extensible Markup Language (XML) 1.0, Fifth Edition; productions are named in brackets.
struct XMLReader {
  /// The limits that keep hostile documents cheap.
  struct Limits {
    /// A file's size in bytes.
    var fileBytes = 16 << 20
    /// How deep elements may nest.
    var depth = 256
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  private let limits: Limits
  private var position: Int
  /// The elements that are open, the outermost first.
  private var open: [XMLElement] = []
  private var root: XMLElement?

  /// Reads a file; the root is nil and there is one error where it is not well-formed.
  static func read(
    _ file: SourceFile, limits: Limits = Limits()
  ) -> (root: XMLElement?, diagnostics: [Diagnostic]) {
    var reader = XMLReader(file, limits: limits)
    do throws(XMLFault) {
      return (try reader.document(), [])
    } catch {
      return (nil, [error.diagnostic(in: file)])
    }
  }

  private init(_ file: SourceFile, limits: Limits) {
    self.file = file
    self.limits = limits
    bytes = file.bytes
    position = file.byteOrderMarkLength
  }

  /// [1] document: prolog, element, nothing else but comments.
  private mutating func document() throws(XMLFault) -> XMLElement {
    guard bytes.count <= limits.fileBytes else { throw .tooLarge(limit: limits.fileBytes) }
    try XMLEncoding.check(file)
    skipBlanks()
    guard position < bytes.count else { throw .empty }
    guard byte == UInt8(ascii: "<") else { throw .notXML(at: position) }
    while position < bytes.count {
      if byte == UInt8(ascii: "<") {
        try markup()
      } else {
        try characters()
      }
    }
    if let last = open.last { throw .unclosed(last, at: bytes.count) }
    guard let root else { throw .noElement(at: bytes.count) }
    return root
  }

  private var byte: UInt8 { bytes[position] }

  private mutating func markup() throws(XMLFault) {
    if starts(with: "<?") { return try skip(to: "?>", of: "a processing instruction") }
    if starts(with: "<!--") { return try skip(to: "-->", of: "a comment") }
    if starts(with: "<![CDATA[") { return try characterData() }
    if starts(with: "<!") { throw .documentType(at: position) }
    if starts(with: "<<<<<<< ") { throw .mergeConflict(at: position) }
    if starts(with: "</") { return try endTag() }
    try startTag()
  }

  /// [40] start tag or [44] empty element.
  private mutating func startTag() throws(XMLFault) {
    let start = position
    position += 1
    let name = try name(after: "<")
    var attributes: [XMLAttribute] = []
    while true {
      let hasBlank = skipBlanks()
      guard position < bytes.count else { throw .truncated("the tag <\(name)>", from: start) }
      if byte == UInt8(ascii: ">") || starts(with: "/>") { break }
      guard hasBlank else { throw .malformed("a blank", at: position) }
      let place = position
      let attribute = try attribute(of: name, from: start)
      if attributes.contains(where: { $0.name.utf8.elementsEqual(attribute.name.utf8) }) {
        throw .duplicateAttribute(attribute.name, at: place)
      }
      attributes.append(attribute)
    }
    let isEmpty = byte == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    guard root == nil || !open.isEmpty else { throw .secondRoot(name, at: start) }
    guard open.count < limits.depth else { throw .tooDeep(limit: limits.depth, at: start) }
    let range = SourceRange(file: file, lower: start, upper: position)
    open.append(XMLElement(name: name, attributes: attributes, range: range))
    if isEmpty { close() }
  }

  /// [41] attribute.
  private mutating func attribute(
    of element: String, from start: Int
  ) throws(XMLFault) -> XMLAttribute {
    let name = try name(after: "<\(element)")
    skipBlanks()
    guard position < bytes.count, byte == UInt8(ascii: "=") else {
      throw position < bytes.count
        ? .malformed("= after '\(name)'", at: position)
        : .truncated("the tag <\(element)>", from: start)
    }
    position += 1
    skipBlanks()
    guard position < bytes.count else { throw .truncated("the tag <\(element)>", from: start) }
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed("a quote", at: position)
    }
    position += 1
    let first = position
    guard let last = bytes[first...].firstIndex(of: quote) else {
      throw .truncated("the value of '\(name)'", from: first - 1)
    }
    if let bracket = bytes[first..<last].firstIndex(of: UInt8(ascii: "<")) {
      throw .malformed("a closing quote", at: bracket)
    }
    position = last + 1
    // [3.3.3] A raw tab or line end in a value is a blank; a reference to one stays.
    let value = try XMLText.resolve(bytes, first..<last, turnsBlanks: true)
    return XMLAttribute(name: name, value: value)
  }

  /// [42] end tag.
  private mutating func endTag() throws(XMLFault) {
    let start = position
    position += 2
    let name = try name(after: "</")
    skipBlanks()
    guard position < bytes.count else { throw .truncated("the tag </\(name)>", from: start) }
    guard byte == UInt8(ascii: ">") else { throw .malformed(">", at: position) }
    guard let last = open.last else { throw .unopened(name, at: start) }
    guard last.name == name else { throw .mismatched(name, opened: last, at: start) }
    position += 1
    close()
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  /// [43] text between tags, which outside of the root may only be blank.
  private mutating func characters() throws(XMLFault) {
    let start = position
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    position = end
    guard !open.isEmpty else {
      if let stray = bytes[start..<end].firstIndex(where: { !Self.isBlank($0) }) {
        throw .strayText(at: stray)
      }
      return
    }
    if let marker = XMLText.conflictMarker(in: bytes, start..<end) {
      throw .mergeConflict(at: marker)
    }
    let text = try XMLText.resolve(bytes, start..<end, turnsBlanks: false)
    open[open.count - 1].text += text
  }

  /// [18] CDATA section.
  private mutating func characterData() throws(XMLFault) {
    let start = position + 9
    guard !open.isEmpty else { throw .strayText(at: position) }
    try skip(to: "]]>", of: "a CDATA section")
    open[open.count - 1].text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
  }

  private mutating func skip(to end: String, of what: String) throws(XMLFault) {
    let start = position
    let mark = Array(end.utf8)
    position += 2
    while position + mark.count <= bytes.count {
      if bytes[position..<position + mark.count].elementsEqual(mark) {
        position += mark.count
        return
      }
      position += 1
    }
    throw .truncated(what, from: start)
  }

  /// [5] name; any byte beyond ASCII counts as a letter.
  private mutating func name(after mark: String) throws(XMLFault) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(byte) { position += 1 }
    guard position > start, !(0x30...0x39).contains(bytes[start]),
      bytes[start] != UInt8(ascii: "-"), bytes[start] != UInt8(ascii: ".")
    else {
      throw start < bytes.count
        ? .malformed("a name after '\(mark)'", at: start) : .truncated("a tag", from: start - 1)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, Self.isBlank(byte) { position += 1 }
    return position > start
  }

  /// [3] white space.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }
}
