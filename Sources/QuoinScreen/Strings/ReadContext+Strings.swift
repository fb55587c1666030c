import QuoinSource
import QuoinSyntax

extension ReadContext {
  /// Declares the strings of a map, or of the file that a text names; `$(locale)` in the name is
  /// the cell's locale.
  mutating func declareStrings(from node: SyntaxNode) {
    if let entries = node.entries {
      for entry in entries {
        guard let scalar = entry.value.scalar else {
          report(.expected("text", got: entry.value))
          continue
        }
        names.declare(string: scalar.text, named: entry.key)
      }
      return
    }
    guard let scalar = node.scalar, !scalar.isAbsent else {
      if node.scalar == nil { report(.expected("a map of texts, or a file", got: node)) }
      return
    }
    let path = scalar.text.replacing("$(locale)", with: cell.locale)
    switch files.read(path, relativeTo: node.range.file.path) {
    case .failure(let problem): report(.unreadable(path, problem, at: node.range))
    case .success(let file):
      let strings = StringsFile(file)
      diagnostics += strings.diagnostics
      for pair in strings.pairs { names.declare(string: pair.value, named: pair.key) }
    }
  }
}

extension String {
  /// The text with each occurrence of another replaced, compared byte for byte.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Diagnostic {
  static func unreadable(_ path: String, _ problem: FileProblem, at range: SourceRange)
    -> Diagnostic
  {
    let (reason, hint): (String, String?) =
      switch problem {
      case .notFound: ("there is no file '\(excerpt(path))'", "paths are relative to this file")
      case .outsideRoot:
        (
          "'\(excerpt(path))' leads out of the folder of the specs",
          "keep the file below it, or set --root"
        )
      case .unreadable(let words): ("'\(excerpt(path))' cannot be read: \(words)", nil)
      }
    return Diagnostic(.error, id: "unreadable-file", reason, at: range, hint: hint)
  }
}
