import QuoinSource

/// Tells of U+0085, U+2028, U+2029 and byte-order marks outside double quotes.
///
/// YAML 1.1 took the first three for line ends and 1.2 does not; a file that means different things
/// to different readers is refused.
struct YAMLSeparators {
  private let file: SourceFile
  private let offsets: [Int]
  private var position = 0
  private var refused: [Int] = []
  private var limit: Int
  /// How many lines are told of.
  private static let most = 1000

  init(_ file: SourceFile, offsets: [Int]) {
    self.file = file
    self.offsets = offsets
    limit = file.bytes.count
  }

  /// Takes the next event: what a double-quoted scalar holds is fine.
  mutating func allow(in event: YAMLEvent) {
    guard position < offsets.count, case .scalar(_, .doubleQuoted) = event.kind else { return }
    while position < offsets.count, offsets[position] < event.range.lowerBound {
      refused.append(offsets[position])
      position += 1
    }
    while position < offsets.count, offsets[position] < event.range.upperBound { position += 1 }
  }

  /// Says nothing of what stands behind an offset.
  mutating func forget(from offset: Int) {
    limit = offset
  }

  /// One error a line.
  var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    var lineEnd = -1
    for offset in refused + offsets[position...] where offset < limit && offset >= lineEnd {
      lineEnd = YAMLLine.end(of: offset, in: file.bytes)
      guard let (scalar, length) = UTF8Reading.scalar(in: file.bytes, at: offset) else { continue }
      let range = SourceRange(file: file, lower: offset, upper: offset + length)
      result.append(Self.separator(scalar, at: range))
      if result.count == Self.most { break }
    }
    return result
  }

  private static func separator(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let isMark = scalar == "\u{FEFF}"
    return Diagnostic(
      .error, id: isMark ? "byte-order-mark" : "line-separator",
      isMark
        ? "a byte-order mark (U+FEFF) may only stand at the start of the file"
        : "the line separator \(scalar.codePoint) may only stand in double quotes",
      at: range, hint: "remove it",
      fix: .init("remove the character", edits: [.init(range: range, text: "")]))
  }
}
