import QuoinSource

/// The anchors of one YAML document.
struct YAMLAnchors {
  /// What an anchor names.
  struct Definition {
    let name: String
    /// Where the anchor is written.
    let range: SourceRange
    /// The node with its number of nodes and its depth; nil while it is being read.
    var value: (node: SyntaxNode, size: Int, height: Int)?
    var isUsed = false
  }

  private(set) var definitions: [Definition] = []
  /// The definition an alias means: the nearest before it.
  private var latest: [ExactString: Int] = [:]

  /// Notes an anchor; its number.
  mutating func open(_ name: String, at range: SourceRange) -> Int {
    definitions.append(Definition(name: name, range: range))
    latest[ExactString(name)] = definitions.count - 1
    return definitions.count - 1
  }

  /// Sets what an anchor names.
  mutating func close(_ number: Int?, node: SyntaxNode, size: Int, height: Int) {
    guard let number else { return }
    definitions[number].value = (node, size, height)
  }

  /// The definition an alias means, which counts as used.
  mutating func use(_ name: String) -> Definition? {
    guard let number = latest[ExactString(name)] else { return nil }
    definitions[number].isUsed = true
    return definitions[number]
  }

  /// The first names, in the order written, to suggest one of.
  var names: [String] { definitions.prefix(200).map(\.name) }
}
