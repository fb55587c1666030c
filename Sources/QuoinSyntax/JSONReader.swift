import QuoinSource

/// Reads JSON as RFC 8259 defines it, with the language's limits and unique keys (RFC 7493, 2.3).
///
/// Recursion is bounded by the depth limit.
struct JSONReader {
  let file: SourceFile
  let limits: SyntaxLimits
  private(set) var diagnostics: [Diagnostic] = []
  var index: Int
  private var depth = 0
  /// Whether an error ended the reading.
  private(set) var isStopped = false

  var bytes: [UInt8] { file.bytes }

  init(_ file: SourceFile, limits: SyntaxLimits) {
    self.file = file
    self.limits = limits
    index = file.byteOrderMarkLength
  }

  /// Reads the file's one value; what was read up to an error.
  mutating func read() -> SyntaxNode? {
    skipBlanks()
    let root = value()
    skipBlanks()
    if !isStopped, index < bytes.count {
      fail("unexpected-value", "the document has ended before this", hint: "remove it")
    }
    return root
  }

  /// Reports the error that ends the reading; nil, for its caller to return.
  @discardableResult
  mutating func fail(
    _ id: String, _ message: String, at lower: Int? = nil, length: Int = 1, hint: String,
    notes: [Diagnostic.Note] = []
  ) -> SyntaxNode? {
    guard !isStopped else { return nil }
    isStopped = true
    let lower = lower ?? index
    diagnostics.append(
      Diagnostic(
        .error, id: id, message, at: range(from: lower, to: lower + length), hint: hint,
        notes: notes))
    return nil
  }

  /// Reports an error that does not end the reading.
  mutating func report(_ diagnostic: Diagnostic) {
    guard !isStopped else { return }
    diagnostics.append(diagnostic)
    guard diagnostics.count >= limits.diagnostics, let range = diagnostic.range else {
      return
    }
    isStopped = true
    diagnostics.append(SharedFault.tooManyDiagnostics(at: range))
  }

  func range(from lower: Int, to upper: Int) -> SourceRange {
    var upper = min(upper, bytes.count)
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(file: file, lower: lower, upper: upper)
  }

  /// What stands at the place, for messages.
  var found: String {
    index < bytes.count
      ? "'\(VisibleText.escape(range(from: index, to: index + 1).text))'" : "the end of the file"
  }

  // MARK: Values

  private mutating func value() -> SyntaxNode? {
    guard index < bytes.count else {
      return fail("missing-value", "a value is missing", hint: "write a value")
    }
    switch bytes[index] {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""):
      let lower = index
      return string().map { SyntaxNode(.scalar($0), range: range(from: lower, to: index)) }
    case UInt8(ascii: "-"), 0x30...0x39: return number()
    default: return literal()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> SyntaxNode?) -> SyntaxNode? {
    guard depth < limits.depth else {
      isStopped = true
      let bracket = range(from: index, to: index + 1)
      diagnostics.append(SharedFault.tooDeep(at: bracket, limit: limits.depth))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func object() -> SyntaxNode? {
    let lower = index
    var entries: [SyntaxEntry] = []
    var keys: [ExactString: SourceRange] = [:]
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return node(.mapping([]), from: lower) }
    repeat {
      skipBlanks()
      guard let (key, keyRange) = key() else { break }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else {
        fail(
          "missing-colon", "\(found) stands where a colon should", hint: "write '\"key\": value'")
        break
      }
      skipBlanks()
      guard let value = value() else { break }
      if let first = keys[ExactString(key)] {
        report(SharedFault.duplicateKey(key, at: keyRange, first: first))
      } else {
        keys[ExactString(key)] = keyRange
        entries.append(SyntaxEntry(key: key, keyRange: keyRange, value: value))
      }
      skipBlanks()
    } while !isStopped && take(UInt8(ascii: ","))
    expectEnd(UInt8(ascii: "}"), openedAt: lower)
    return node(.mapping(entries), from: lower)
  }

  private mutating func array() -> SyntaxNode? {
    let lower = index
    var items: [SyntaxNode] = []
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "]")) { return node(.sequence([]), from: lower) }
    repeat {
      skipBlanks()
      guard let value = value() else { break }
      items.append(value)
      skipBlanks()
    } while !isStopped && take(UInt8(ascii: ","))
    expectEnd(UInt8(ascii: "]"), openedAt: lower)
    return node(.sequence(items), from: lower)
  }

  private mutating func key() -> (String, SourceRange)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      fail(
        "json-key", "\(found) stands where a key should",
        hint: "write keys in double quotes, without a comma after the last entry")
      return nil
    }
    let lower = index
    return string().map { ($0.text, range(from: lower, to: index)) }
  }

  // MARK: Steps

  private mutating func expectEnd(_ byte: UInt8, openedAt lower: Int) {
    guard !isStopped, !take(byte) else { return }
    let (open, close) = byte == UInt8(ascii: "}") ? ("{", "}") : ("[", "]")
    if index >= bytes.count {
      fail(
        "unclosed-bracket", "'\(open)' is not closed", at: lower, hint: "close it with '\(close)'")
    } else {
      fail(
        "flow-separator", "\(found) stands where a comma or '\(close)' should",
        hint: "put a comma between the items",
        notes: [.init("'\(open)' opens here", at: range(from: lower, to: lower + 1))])
    }
  }

  private func node(_ content: SyntaxNode.Content, from lower: Int) -> SyntaxNode {
    SyntaxNode(content, range: range(from: lower, to: index))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank || bytes[index].isLineEnd { index += 1 }
  }
}
