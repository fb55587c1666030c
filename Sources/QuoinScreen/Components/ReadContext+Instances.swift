import QuoinSource
import QuoinSyntax

extension ReadContext {
  /// The full id of what is called `name` in the instance that is read: `card.title`.
  func id(of name: String) -> String {
    scope.map { instances[$0].id + "." + name } ?? name
  }

  /// Adds an instance, with what names mean in it; its index.
  mutating func add(_ instance: Instance, _ scope: InstanceScope) -> Int {
    instances.append(instance)
    scopes.append(scope)
    return instances.count - 1
  }

  /// Reads with the names of an instance, or of the screen for nil.
  mutating func within<Result>(
    _ scope: Int?, _ read: (inout ReadContext) -> Result
  ) -> Result {
    let before = self.scope
    self.scope = scope
    defer { self.scope = before }
    return read(&self)
  }

  /// A finding as it is told of the instance that is read: with a note for each instance around it;
  /// nil when it is about the placeholder of a value.
  func told(_ finding: Diagnostic) -> Diagnostic? {
    guard let scope else { return finding }
    if scopes[scope].hasPlaceholders, let text = finding.range?.text, readsArgument(text) {
      return nil
    }
    var finding = finding
    finding.notes += instances.notes(from: scope, beside: finding.range)
    return finding
  }

  /// Whether a text refers to something that the instance gives its component.
  private func readsArgument(_ text: String) -> Bool {
    Reference.pieces(of: text).contains { piece in
      switch piece {
      case .text: return false
      case .reference(let name), .looksLikeReference(let name):
        let first = name.prefix { $0 != "." }
        return names.arguments?.values[ExactString(String(first))] != nil
      }
    }
  }

  /// The file that the path of a picture counts from: the one it is written in, also where it comes
  /// to a component as a parameter.
  func base(of node: SyntaxNode) -> String { (argument(node) ?? node).range.file.path }

  /// What the instance that is read gives the parameter that a node refers to; nil for any other.
  func argument(_ node: SyntaxNode) -> SyntaxNode? {
    node.scalar.flatMap { Reference.name(ofWhole: $0.text) }
      .flatMap { names.arguments?.values[ExactString($0)] }
  }

  /// A value with its references followed, to be read in another scope; nil after an error.
  mutating func closed(_ node: SyntaxNode) -> SyntaxNode? { closed(node, depth: 0) }

  private mutating func closed(_ node: SyntaxNode, depth: Int) -> SyntaxNode? {
    closedNodes += depth == 0 ? 0 : 1
    guard depth <= Self.closingDepth, closedNodes <= Self.closingLimit else {
      if closedNodes <= Self.closingLimit + 1 { report(.argumentTooLarge(at: node.range)) }
      closedNodes = max(closedNodes, Self.closingLimit + 2)
      return nil
    }
    guard let resolved = resolve(node) else { return nil }
    switch resolved.content {
    case .scalar(let scalar):
      guard scalar.style != .computed, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
        return resolved
      }
      return text(resolved).map {
        SyntaxNode(.scalar(Scalar(text: $0, style: .computed)), range: resolved.range)
      }
    case .sequence(let items):
      var closedItems: [SyntaxNode] = []
      for item in items {
        guard let item = closed(item, depth: depth + 1) else { return nil }
        closedItems.append(item)
      }
      return SyntaxNode(.sequence(closedItems), range: resolved.range)
    case .mapping(var entries):
      for index in entries.indices {
        guard let value = closed(entries[index].value, depth: depth + 1) else { return nil }
        entries[index].value = value
      }
      return SyntaxNode(.mapping(entries), range: resolved.range)
    }
  }

  /// How deep lists and maps of an argument may nest, with the values they refer to.
  private static let closingDepth = 32
  /// How many values the lists and maps of all arguments of a screen may have.
  private static let closingLimit = 100_000
}

extension Diagnostic {
  fileprivate static func argumentTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "endless-reference",
      "the lists and maps given to components grow too large, or refer to each other", at: range,
      hint: "give components what they show and no more")
  }
}
