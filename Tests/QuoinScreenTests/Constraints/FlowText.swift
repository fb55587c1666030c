import QuoinSource
import QuoinSyntax

/// A value written in flow notation, for tests of what reads syntax trees.
///
/// It renders itself into a source file and keeps where each scalar stands there.
indirect enum FlowText: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  case scalar(String)
  case list([FlowText])
  case map([(key: String, value: FlowText)])

  init(stringLiteral value: String) { self = .scalar(value) }
  init(arrayLiteral elements: FlowText...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, FlowText)...) {
    self = .map(elements.map { (key: $0.0, value: $0.1) })
  }

  /// The value's node in a file of its own, which begins with `prefix`.
  func node(after prefix: String = "") -> SyntaxNode {
    let file = SourceFile(path: "test.quoin.yaml", text: prefix + text)
    return node(in: file, at: prefix.utf8.count)
  }

  /// The value as text.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .list(let items): "[\(items.map(\.text).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }

  private func node(in file: SourceFile, at offset: Int) -> SyntaxNode {
    let range = SourceRange(file: file, lower: offset, upper: offset + text.utf8.count)
    switch self {
    case .scalar(let text):
      let scalar = Scalar(text: text, style: .plain, verbatimOffset: offset)
      return SyntaxNode(.scalar(scalar), range: range)
    case .list(let items):
      var start = offset + 1
      let nodes = items.map { item in
        defer { start += item.text.utf8.count + 2 }
        return item.node(in: file, at: start)
      }
      return SyntaxNode(.sequence(nodes), range: range)
    case .map(let entries):
      var start = offset + 1
      let nodes = entries.map { key, value in
        let end = start + key.utf8.count
        defer { start = end + 2 + value.text.utf8.count + 2 }
        return SyntaxEntry(
          key: key, keyRange: SourceRange(file: file, lower: start, upper: end),
          value: value.node(in: file, at: end + 2))
      }
      return SyntaxNode(.mapping(nodes), range: range)
    }
  }
}
