import QuoinSource
import QuoinSyntax

/// Reads the fields of a map whose keys are known: unknown ones are told with the nearest name.
struct MapReader {
  /// The map.
  private let node: SyntaxNode
  /// Its entries, by key.
  private var entries: [ExactString: SyntaxEntry] = [:]
  /// Whether a key was told to be unknown: what is missing may be it misspelt.
  private(set) var hasUnknownKeys = false

  /// Checks that a node is a map with keys of the allowed ones only.
  init(_ node: SyntaxNode, _ context: inout ReadContext, allows keys: [String]) {
    self.node = node
    guard let entries = node.entries else {
      context.report(
        .expected(
          "a map of \(keys.joined(separator: ", "))", got: node,
          hint: "write {\(keys.first ?? ""): …}"))
      return
    }
    let known = Set(keys.map { ExactString($0) })
    for entry in entries {
      let key = ExactString(entry.key)
      if known.contains(key) {
        self.entries[key] = entry
      } else {
        hasUnknownKeys = true
        context.report(.unknownKey(entry.key, among: keys, at: entry.keyRange))
      }
    }
  }

  /// Whether the key is there.
  func has(_ key: String) -> Bool { entries[ExactString(key)] != nil }

  /// The entry of a key.
  func entry(_ key: String) -> SyntaxEntry? { entries[ExactString(key)] }

  /// Reads a field; nil when it is missing, or wrong and told.
  func read<Value>(_ key: String, as type: ValueType<Value>, _ context: inout ReadContext)
    -> Value?
  {
    entries[ExactString(key)].flatMap { type.read($0.value, &context) }
  }

  /// Reads a field that must be there; where an unknown key may be it misspelt, that one is told.
  func require<Value>(_ key: String, as type: ValueType<Value>, _ context: inout ReadContext)
    -> Value?
  {
    if !has(key), node.entries != nil, !hasUnknownKeys {
      context.report(
        Diagnostic(
          .error, id: "missing-key", "'\(key)' is missing here", at: node.range,
          hint: "add \(key): \(type.name)"))
    }
    return read(key, as: type, &context)
  }
}

extension Diagnostic {
  /// The error of a key that means nothing there, with the one that was meant: what other systems
  /// call so, the nearest by its letters, or else what may stand there.
  ///
  /// - Parameters:
  ///   - keys: The keys that may stand there.
  ///   - overview: The hint where none is meant; a list of all keys unless given.
  static func unknownKey(
    _ key: String, among keys: [String], overview: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    let foreign = ForeignName.named(key)
    let nearest =
      foreign?.key(among: keys)
      ?? (foreign?.hint == nil ? Suggestion.nearest(to: key, among: keys) : nil)
    return Diagnostic(
      .error, id: "unknown-key", "unknown key '\(excerpt(key))'", at: range,
      hint: nearest.map { "did you mean '\($0)'?" } ?? foreign?.hint
        ?? overview ?? "the keys here are \(keys.joined(separator: ", "))",
      fix: nearest.map { name in
        Fix("write \(name)", edits: [.init(range: range, text: name)])
      })
  }
}
