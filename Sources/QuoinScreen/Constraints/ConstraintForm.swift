import QuoinSource
import QuoinSyntax

/// A constraint written as a map: `{value: 20, priority: 750, name: gap}`,
/// `{equation: a.width == b.width, name: same}`.
struct ConstraintForm {
  /// What the map wraps.
  let body: SyntaxNode
  /// The priority, when it is given.
  private(set) var priority: SyntaxNode?
  /// The name, when it is given.
  private(set) var name: String?

  /// Reads a map whose body has the key `bodyKey`; nil, and an error, when there is none.
  static func read(
    _ entries: [SyntaxEntry], of node: SyntaxNode, bodyKey: String, takesPriority: Bool,
    diagnostics: inout [Diagnostic]
  ) -> ConstraintForm? {
    let keys = [bodyKey] + (takesPriority ? ["priority"] : []) + ["name"]
    let unknown = entries.filter { !keys.contains($0.key) }
    diagnostics += unknown.map { .unknownKey($0, among: keys) }
    guard let body = entries.first(where: { $0.key == bodyKey })?.value else {
      // An unknown key is most likely the body's misspelt: that is one fault.
      if unknown.isEmpty { diagnostics.append(.missingKey(bodyKey, in: node)) }
      return nil
    }
    var form = ConstraintForm(body: body)
    form.priority = entries.first { $0.key == "priority" }?.value
    if let name = entries.first(where: { $0.key == "name" })?.value {
      form.name = name.scalar?.text
      if name.scalar?.isAbsent ?? true { diagnostics.append(.nameWithoutText(at: name.range)) }
    }
    return form
  }

  private init(body: SyntaxNode) {
    self.body = body
  }
}

extension Diagnostic {
  /// The error of a key that is not known.
  static func unknownKey(_ entry: SyntaxEntry, among keys: [String]) -> Diagnostic {
    let hint =
      if entry.key == "priority" {
        "write the priority at the end of the text: 44 @750"
      } else if let nearest = Suggestion.nearest(to: entry.key, among: keys) {
        "did you mean '\(nearest)'?"
      } else {
        "the keys are \(keys.joined(separator: ", "))"
      }
    return Diagnostic(
      .error, id: "unknown-key", "there is no key '\(entry.key)' here", at: entry.keyRange,
      hint: hint)
  }

  fileprivate static func missingKey(_ key: String, in node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .error, id: "missing-key", "'\(key)' is missing", at: node.range,
      hint: "write what the constraint is under '\(key)'")
  }

  fileprivate static func nameWithoutText(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, id: "wrong-shape", "a name is a text", at: range, hint: "write a word")
  }
}
