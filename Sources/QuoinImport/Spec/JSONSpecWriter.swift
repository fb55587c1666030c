import QuoinEmit

/// Writes a spec as JSON: YAML's twin without the comments.
enum JSONSpecWriter {
  /// The text of a spec, with a line end.
  static func text(_ entries: [SpecEntry]) -> String {
    JSONWriter.text(value(.map(entries)))
  }

  private static func value(_ node: SpecNode) -> JSONValue {
    switch node {
    case .text(let text), .plain(let text): .string(text)
    case .list(let items): .array(items.map(value))
    case .map(let entries): .object(entries.map { ($0.key, value($0.value)) })
    }
  }
}
