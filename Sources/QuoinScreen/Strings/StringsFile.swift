import QuoinSource

/// Reads Apple's `.strings` files: `"key" = "value";` with comments.
///
/// Source: Apple's "Internationalizing Your Code", Resource Programming Guide; the old property
/// list grammar that the files are in also allows keys without quotes.
struct StringsFile {
  /// The pairs in order.
  private(set) var pairs: [(key: String, value: String)] = []
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []

  private let file: SourceFile
  private var index: Int

  /// Reads a file; stops at the first fault.
  init(_ file: SourceFile) {
    self.file = file
    index = file.byteOrderMarkLength
    while skipBlanks(), index < file.bytes.count {
      guard readPair() else { break }
    }
  }

  private mutating func readPair() -> Bool {
    guard let key = readString(), skipBlanks(), expect("=", after: "a key"), skipBlanks(),
      let value = readString(), skipBlanks(), expect(";", after: "a value")
    else { return false }
    pairs.append((key, value))
    return true
  }

  private mutating func expect(_ character: Character, after what: String) -> Bool {
    guard index < file.bytes.count, file.bytes[index] == character.asciiValue else {
      return fail("'\(character)' is missing after \(what)", at: index)
    }
    index += 1
    return true
  }

  /// Skips white space and comments; false in a comment without an end.
  private mutating func skipBlanks() -> Bool {
    while index < file.bytes.count {
      let rest = file.bytes[index...]
      if [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[index]) {
        index += 1
      } else if rest.starts(with: "//".utf8) {
        index = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
      } else if rest.starts(with: "/*".utf8) {
        guard let end = endOfComment(from: index + 2) else {
          return fail("this comment has no end", at: index)
        }
        index = end
      } else {
        return true
      }
    }
    return true
  }

  private func endOfComment(from start: Int) -> Int? {
    var position = start
    while position + 1 < file.bytes.count {
      if file.bytes[position] == UInt8(ascii: "*"), file.bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2
      }
      position += 1
    }
    return nil
  }

  private mutating func readString() -> String? {
    guard index < file.bytes.count else { return fail("a text is missing", at: index) }
    guard file.bytes[index] == UInt8(ascii: "\"") else { return readWord() }
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < file.bytes.count {
      let byte = file.bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(validating: text) ?? failUTF8(at: start) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else {
        guard let escaped = readEscape() else { return nil }
        text += escaped
      }
    }
    return fail("this text has no closing quote", at: start)
  }

  private mutating func readWord() -> String? {
    let word = file.bytes[index...].prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"),
        UInt8(ascii: "/"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    guard !word.isEmpty else { return fail("a text in quotes is expected", at: index) }
    index = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }

  /// The bytes that an escape stands for; the backslash has been read.
  private mutating func readEscape() -> [UInt8]? {
    guard index < file.bytes.count else { return fail("an escape is cut off", at: index) }
    let byte = file.bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return readUnicodeEscape()
    default: return [byte]
    }
  }

  /// `\Uhhhh`, one or two UTF-16 units.
  private mutating func readUnicodeEscape() -> [UInt8]? {
    let start = index - 2
    guard let first = readHexadecimal() else { return fail("\\U needs four digits", at: start) }
    var units = [first]
    if UTF16.isLeadSurrogate(first), file.bytes[index...].starts(with: "\\U".utf8) {
      index += 2
      guard let second = readHexadecimal() else { return fail("\\U needs four digits", at: start) }
      units.append(second)
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      return fail("half a surrogate pair is no character", at: start)
    }
    return Array(text.utf8)
  }

  private mutating func readHexadecimal() -> UInt16? {
    let digits = file.bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    index = digits.endIndex
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func failUTF8(at start: Int) -> String? {
    fail("this text is not UTF-8", at: start)
  }

  private mutating func fail<Result>(_ message: String, at offset: Int) -> Result? {
    diagnostics.append(
      .strings(message, at: SourceRange(file: file, lower: offset, upper: offset + 1)))
    return nil
  }

  private mutating func fail(_ message: String, at offset: Int) -> Bool {
    diagnostics.append(
      .strings(message, at: SourceRange(file: file, lower: offset, upper: offset + 1)))
    return false
  }
}

extension String {
  /// The text of UTF-8 bytes; nil when they are none.
  fileprivate init?(validating bytes: [UInt8]) {
    self.init(validating: bytes, as: UTF8.self)
  }
}

extension Diagnostic {
  static func strings(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "strings-syntax", message, at: range,
      hint: "a line of a .strings file reads \"key\" = \"value\";")
  }
}
