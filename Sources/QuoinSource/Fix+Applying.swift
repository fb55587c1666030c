extension Diagnostic.Fix {
  /// The file's bytes after the edits; nil when edits overlap or are meant for another file.
  public func applied(to file: SourceFile) -> [UInt8]? {
    let sorted = edits.sorted {
      ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper)
    }
    var result: [UInt8] = []
    var position = 0
    for edit in sorted {
      guard edit.range.file === file, edit.range.lower >= position else { return nil }
      result += file.bytes[position..<edit.range.lower]
      result += edit.text.utf8
      position = edit.range.upper
    }
    return result + file.bytes[position...]
  }
}
