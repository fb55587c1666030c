/// Texts that a spec would take for references: `$name` alone, or with `$(name)` in them.
///
/// A dollar has no escape of its own in a spec, so such a text reads it from a value.
struct DollarEscape {
  /// Whether a text needed it.
  private(set) var isUsed = false

  /// The value that stands for a dollar.
  static let value = SpecEntry("values", .map([SpecEntry("dollar", .text("$"))]))

  /// The entries with every text made safe.
  mutating func escape(_ entries: [SpecEntry]) -> [SpecEntry] {
    entries.map { entry in
      var result = entry
      result.value = escape(entry.value)
      return result
    }
  }

  private mutating func escape(_ node: SpecNode) -> SpecNode {
    switch node {
    case .plain: return node
    case .list(let items): return .list(items.map { escape($0) })
    case .map(let entries): return .map(escape(entries))
    case .text(let text):
      guard Self.looksLikeReference(text) else { return node }
      isUsed = true
      return .text(
        text.split(separator: "$", omittingEmptySubsequences: false)
          .joined(separator: "$(dollar)"))
    }
  }

  private static func looksLikeReference(_ text: String) -> Bool {
    if text.contains("$(") { return true }
    let scalars = text.unicodeScalars
    guard scalars.first == "$", let second = scalars.dropFirst().first else { return false }
    return second == "_" || second.properties.isAlphabetic
  }
}
