import QuoinSource

/// A file with faults mended, and the way back from places in it to places in the file.
struct MendedText {
  /// One mended place.
  private struct Edit {
    /// The offsets in the original.
    var lower: Int
    var upper: Int
    /// The length of the new text.
    var count: Int
  }

  /// The mended text; the file itself at first.
  private(set) var mended: SourceFile
  private let file: SourceFile
  private var edits: [Edit] = []

  init(of file: SourceFile) {
    self.file = file
    mended = file
  }

  /// Mends one more place; false when the fix cannot be applied.
  mutating func apply(_ fix: Diagnostic.Fix) -> Bool {
    guard let bytes = fix.applied(to: mended) else { return false }
    let added = fix.edits.map {
      Edit(
        lower: original(of: $0.range.lower), upper: original(of: $0.range.upper),
        count: $0.text.utf8.count)
    }
    edits = (edits + added).sorted { $0.lower < $1.lower }
    mended = SourceFile(path: file.path, bytes: bytes)
    return true
  }

  /// The offset in the file of an offset in the mended text.
  private func original(of offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.lower + shift
      if offset <= start { break }
      if offset < start + edit.count {
        // A new text is the old one behind a quote, or an insertion.
        return min(edit.lower + offset - start - 1, edit.upper)
      }
      shift += edit.count - (edit.upper - edit.lower)
    }
    return offset - shift
  }

  private func original(of range: SourceRange) -> SourceRange {
    SourceRange(file: file, lower: original(of: range.lower), upper: original(of: range.upper))
  }

  /// The diagnostic as it is for the file.
  func original(of diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.range = diagnostic.range.map(original(of:))
    result.notes = diagnostic.notes.map { .init($0.message, at: $0.range.map(original(of:))) }
    result.fix = diagnostic.fix.map { fix in
      .init(
        fix.title, edits: fix.edits.map { .init(range: original(of: $0.range), text: $0.text) })
    }
    return result
  }

  /// Where a scalar's text stands in the file; nil when mending changed more than its quotes.
  private func verbatimOffset(of scalar: Scalar) -> Int? {
    guard let lower = scalar.verbatimOffset.map(original(of:)) else { return nil }
    let upper = lower + scalar.text.utf8.count
    guard upper <= file.bytes.count, file.bytes[lower..<upper].elementsEqual(scalar.text.utf8)
    else { return nil }
    return lower
  }

  /// The tree as it is for the file.
  ///
  /// Recursion is bounded by the depth limit.
  func original(of node: SyntaxNode) -> SyntaxNode {
    let range = original(of: node.range)
    switch node.content {
    case .scalar(var scalar):
      scalar.verbatimOffset = verbatimOffset(of: scalar)
      return SyntaxNode(.scalar(scalar), range: range)
    case .sequence(let items):
      return SyntaxNode(.sequence(items.map(original(of:))), range: range)
    case .mapping(let entries):
      let mapped = entries.map {
        SyntaxEntry(
          key: $0.key, keyRange: original(of: $0.keyRange), value: original(of: $0.value))
      }
      return SyntaxNode(.mapping(mapped), range: range)
    }
  }
}
