extension Template {
  /// The names of the templates that this one includes or inherits from, each once, in the order of
  /// their first tags.
  public var partialNames: [String] {
    var names: [String] = []
    for name in nodes.flatMap(\.partialNames) where !names.contains(name) { names.append(name) }
    return names
  }
}

extension TemplateNode {
  fileprivate var partialNames: [String] {
    switch self {
    case .lineStart, .text, .variable: []
    case .section(_, _, let nodes): nodes.flatMap(\.partialNames)
    case .partial(let name, _): [name.text]
    case .block(let block): block.nodes.flatMap(\.partialNames)
    case .parent(let name, _, let blocks):
      [name.text] + blocks.flatMap(\.nodes).flatMap(\.partialNames)
    }
  }
}
