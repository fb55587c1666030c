import QuoinSource
import QuoinSyntax

/// What `$name` reads: the parameters of the component that is read, the spec's values, its strings.
struct NameTable: Sendable {
  /// What an instance gives its component.
  struct Arguments: Sendable {
    /// The parameters' values, all references in them followed.
    var values: [ExactString: SyntaxNode] = [:]
    /// The names of parameters and slots, in order.
    var names: [String] = []

    /// Whether one of the names is a slot's.
    func isSlot(_ name: String) -> Bool {
      values[ExactString(name)] == nil && names.contains { $0.utf8.elementsEqual(name.utf8) }
    }
  }

  /// What the instance that is read gives its component; nil outside of components.
  var arguments: Arguments?
  /// Entries of `values:`.
  private var values: [ExactString: SyntaxNode] = [:]
  /// Entries of `strings:` and of the files it names.
  private var strings: [ExactString: String] = [:]
  /// The names of values and strings in the order they were declared.
  private var declared: [String] = []
  /// Where the values stand that refer to themselves, by way of others or not.
  private var circular: Set<SourceRange> = []

  /// All names, for suggestions.
  var names: [String] { arguments.map { $0.names + declared } ?? declared }

  /// What a name stands for.
  enum Meaning {
    /// A value of the spec.
    case value(SyntaxNode)
    /// A string.
    case string(String)
    /// Views that an instance gives its component.
    case slot
    /// A value that refers to itself, which is told where it is declared.
    case circle
  }

  /// Declares a value; an earlier one of that name is replaced.
  mutating func declare(value: SyntaxNode, named name: String) {
    if values.updateValue(value, forKey: ExactString(name)) == nil { declared.append(name) }
  }

  /// Declares a string; an earlier one of that name is replaced.
  mutating func declare(string: String, named name: String) {
    if strings.updateValue(string, forKey: ExactString(name)) == nil { declared.append(name) }
  }

  /// What a name stands for; dots lead into values that are maps.
  ///
  /// - Parameters:
  ///   - isOfScreen: whether it stands in a value or string of the spec, which no component's
  ///     parameters are known to.
  func meaning(of name: String, isOfScreen: Bool = false) -> Meaning? {
    if !isOfScreen, let arguments {
      if let value = value(of: name, in: arguments.values) { return .value(value) }
      if arguments.isSlot(name) { return .slot }
    }
    if let value = value(of: name, in: values) {
      return circular.contains(value.range) ? .circle : .value(value)
    }
    return strings[ExactString(name)].map(Meaning.string)
  }

  /// Finds the values that refer to themselves, when all are declared: one diagnostic a circle.
  mutating func findCircles() -> [Diagnostic] {
    let table = self
    var search = CircleSearch { table.value(of: $0, in: table.values) }
    for name in declared {
      if let node = values[ExactString(name)] { search.follow(name, node) }
    }
    circular = search.circular
    return search.diagnostics
  }

  private func value(of path: String, in values: [ExactString: SyntaxNode]) -> SyntaxNode? {
    if let value = values[ExactString(path)] { return value }
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
    for _ in declared.indices {
      guard let scalar = node.scalar, scalar.style != .computed,
        let name = Reference.name(ofWhole: scalar.text), let next = values[ExactString(name)]
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
