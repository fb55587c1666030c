import QuoinSource
import QuoinSyntax

/// What `$name` reads: the spec's values, then its strings.
struct NameTable: Sendable {
  /// Entries of `values:`.
  private var values: [ExactString: SyntaxNode] = [:]
  /// Entries of `strings:` and of the files it names.
  private var strings: [ExactString: String] = [:]
  /// All names in the order they were declared, for suggestions.
  private(set) var names: [String] = []

  /// What a name stands for.
  enum Meaning {
    /// A value of the spec.
    case value(SyntaxNode)
    /// A string.
    case string(String)
  }

  /// Declares a value; an earlier one of that name is replaced.
  mutating func declare(value: SyntaxNode, named name: String) {
    if values.updateValue(value, forKey: ExactString(name)) == nil { names.append(name) }
  }

  /// Declares a string; an earlier one of that name is replaced.
  mutating func declare(string: String, named name: String) {
    if strings.updateValue(string, forKey: ExactString(name)) == nil { names.append(name) }
  }

  /// What a name stands for; dots lead into values that are maps.
  func meaning(of name: String) -> Meaning? {
    if let value = values[ExactString(name)] ?? member(of: name) { return .value(value) }
    return strings[ExactString(name)].map(Meaning.string)
  }

  private func member(of path: String) -> SyntaxNode? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, var node = values[ExactString(parts[0])] else { return nil }
    for part in parts.dropFirst() {
      guard let entry = followed(node).entry(part) else { return nil }
      node = entry.value
    }
    return node
  }

  /// The value that a value is a reference to; a circle ends somewhere in it.
  private func followed(_ node: SyntaxNode) -> SyntaxNode {
    var node = node
    for _ in names.indices {
      guard let text = node.scalar?.text, let name = Reference.name(ofWhole: text),
        let next = values[ExactString(name)]
      else { break }
      node = next
    }
    return node
  }
}

extension SyntaxNode {
  /// The entry of a key, by its bytes, when the node is a map that has it.
  func entry(_ key: String) -> SyntaxEntry? {
    entries?.first { $0.key.utf8.elementsEqual(key.utf8) }
  }
}
