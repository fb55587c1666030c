import QuoinSource

/// Finds what no spec may contain before a reader sees the file: another encoding than UTF-8,
/// broken UTF-8, control characters.
struct CharacterCheck {
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the text is UTF-8, so that a reader can go on.
  private(set) var isReadable = true
  /// Where U+0085, U+2028, U+2029 and byte-order marks stand raw: in YAML only double quotes may
  /// hold them.
  private(set) var separators: [Int] = []
  /// Where control characters stand, all reported.
  private(set) var controls: [Int] = []

  private let file: SourceFile
  private let limits: SyntaxLimits

  /// Checks a file in O(bytes).
  init(_ file: SourceFile, limits: SyntaxLimits) {
    self.file = file
    self.limits = limits
    if let encoding = Self.foreignEncoding(of: file.bytes) {
      isReadable = false
      diagnostics.append(Self.foreignEncoding(encoding, in: file))
      return
    }
    scan()
  }

  private mutating func scan() {
    let bytes = file.bytes
    var index = file.byteOrderMarkLength
    var line = 0
    var reportedLine = -1
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7F {
        index += 1
        continue
      }
      if byte == 0x0A || byte == 0x0D { line += 1 }
      guard let (scalar, length) = UTF8Reading.scalar(in: bytes, at: index) else {
        isReadable = false
        diagnostics.append(Self.brokenUTF8(at: index, in: file))
        return
      }
      if [0x85, 0x2028, 0x2029, 0xFEFF].contains(scalar.value) {
        separators.append(index)
      } else if !scalar.isPrintable {
        controls.append(index)
        if line != reportedLine {
          let range = SourceRange(file: file, lower: index, upper: index + length)
          diagnostics.append(Self.control(scalar, at: range))
        }
        reportedLine = line
      }
      index += length
      if controls.count >= limits.diagnostics {
        isReadable = false
        let range = SourceRange(file: file, lower: index, upper: index)
        diagnostics.append(SharedFault.tooManyDiagnostics(at: range))
        return
      }
    }
  }

  /// The name of the encoding that a byte-order mark, or zero bytes where ASCII would stand, tell
  /// (YAML 1.2, 5.2; RFC 4627, 3).
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little-endian)" }
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big-endian)" }
    if head.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little-endian)" }
    if head.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big-endian)" }
    guard head.count == 4 else { return nil }
    switch head.map({ $0 == 0 }) {
    case [false, true, true, true]: return "UTF-32 (little-endian)"
    case [true, true, true, false]: return "UTF-32 (big-endian)"
    case [false, true, false, true]: return "UTF-16 (little-endian)"
    case [true, false, true, false]: return "UTF-16 (big-endian)"
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether YAML calls the character printable (YAML 1.2, production 1, with U+0085).
  var isPrintable: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }

  /// The character as messages name it: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension CharacterCheck {
  private static func foreignEncoding(_ name: String, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "encoding", "the file is \(name), not UTF-8",
      at: SourceRange(file: file, lower: 0, upper: 0), hint: "save it as UTF-8")
  }

  private static func brokenUTF8(at index: Int, in file: SourceFile) -> Diagnostic {
    let byte = String(file.bytes[index], radix: 16, uppercase: true)
    return Diagnostic(
      .error, id: "encoding", "the byte 0x\(byte) does not begin a UTF-8 character here",
      at: SourceRange(file: file, lower: index, upper: index + 1),
      hint: "save the file as UTF-8; it may be in Latin-1 or cut off")
  }

  private static func control(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "control-character",
      "the character \(scalar.codePoint) cannot be printed and has no place in a spec",
      at: range, hint: "remove it",
      fix: .init("remove the character", edits: [.init(range: range, text: "")]))
  }
}
