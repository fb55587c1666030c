/// A piece of a template's source.
enum TemplateToken {
  /// Text to the end of its line, the line end included, or to the next tag.
  case text(String)
  /// A tag.
  case tag(TemplateTag)
}

/// A tag: its sigil and its name.
struct TemplateTag {
  /// What the tag does.
  enum Kind {
    case variable, unescaped, section, inverted, close, partial, comment, delimiters, block, parent
  }

  /// What it does.
  var kind: Kind
  /// Its name; empty for comments and delimiters.
  var name: TagName
}

/// Cuts a template into text and tags, changing delimiters as tags tell it to.
struct TemplateScanner {
  private let template: String
  private let bytes: [UInt8]
  private var index = 0
  private var position = TemplatePosition(line: 1, column: 1)
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(template: String, source: String) {
    self.template = template
    bytes = Array(source.utf8)
  }

  /// The next token; nil at the end.
  mutating func next() throws(TemplateError) -> TemplateToken? {
    guard index < bytes.count else { return nil }
    if matches(opening, at: index) { return .tag(try scanTag()) }
    let start = index
    repeat {
      let byte = bytes[index]
      advance(to: index + 1)
      if byte == 0x0A { break }
    } while index < bytes.count && !matches(opening, at: index)
    return .text(text(start..<index))
  }

  private mutating func scanTag() throws(TemplateError) -> TemplateTag {
    let start = position
    var cursor = index + opening.count
    let sigil = cursor < bytes.count ? bytes[cursor] : 0
    let kind = Self.kinds[sigil] ?? .variable
    if kind != .variable { cursor += 1 }
    let terminator = Self.terminatorPrefix(sigil) + closing
    guard let end = find(terminator, from: cursor) else {
      throw error("the tag is not closed: \(text(terminator)) is missing", at: start)
    }
    let content = trimmed(cursor..<end)
    advance(to: end + terminator.count)
    if kind == .delimiters { try changeDelimiters(content, at: start) }
    let isNamed = kind != .comment && kind != .delimiters
    var name = TagName(text: isNamed ? text(content) : "", position: start)
    if Self.mayBeDynamic.contains(kind), bytes[content].first == UInt8(ascii: "*") {
      let rest = trimmed(content.lowerBound + 1..<content.upperBound)
      name = TagName(text: text(rest), position: start, isDynamic: true)
    }
    if isNamed { try check(name) }
    return TemplateTag(kind: kind, name: name)
  }

  /// A triple tag ends with one brace more, a delimiter tag with an equals sign more.
  private static func terminatorPrefix(_ sigil: UInt8) -> [UInt8] {
    switch sigil {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")]
    case UInt8(ascii: "="): [UInt8(ascii: "=")]
    default: []
    }
  }

  private static let kinds: [UInt8: TemplateTag.Kind] = [
    UInt8(ascii: "{"): .unescaped, UInt8(ascii: "&"): .unescaped, UInt8(ascii: "#"): .section,
    UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .close, UInt8(ascii: ">"): .partial,
    UInt8(ascii: "!"): .comment, UInt8(ascii: "="): .delimiters, UInt8(ascii: "$"): .block,
    UInt8(ascii: "<"): .parent,
  ]

  /// The tags that name a template, and those that end them.
  private static let mayBeDynamic: Set<TemplateTag.Kind> = [.partial, .parent, .close]

  private mutating func changeDelimiters(
    _ content: Range<Int>, at position: TemplatePosition
  ) throws(TemplateError) {
    let parts = bytes[content].split(whereSeparator: Self.isWhitespace)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      throw error("a delimiter tag holds two delimiters without an equals sign", at: position)
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private func check(_ name: TagName) throws(TemplateError) {
    if name.text.isEmpty { throw error("the tag has no name", at: name.position) }
    if name.text.utf8.contains(where: Self.isWhitespace) {
      throw error("the name \"\(name.text)\" holds white space", at: name.position)
    }
  }

  // MARK: Bytes

  private func matches(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard bytes.count - offset >= pattern.count else { return false }
    return bytes[offset..<offset + pattern.count].elementsEqual(pattern)
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      if matches(pattern, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isWhitespace(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isWhitespace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func advance(to end: Int) {
    while index < end {
      if bytes[index] == 0x0A {
        position = TemplatePosition(line: position.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
      index += 1
    }
  }

  private func text(_ range: Range<Int>) -> String { text(bytes[range]) }
  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func error(_ message: String, at position: TemplatePosition) -> TemplateError {
    TemplateError(
      template: template, line: position.line, column: position.column, message: message)
  }
}
