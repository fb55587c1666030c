extension Template {
  /// The names of the templates that this one includes or inherits from, each once, in the order of
  /// their first tags.
  public var partialNames: [String] {
    var names: [String] = []
    for name in nodes.flatMap(\.partialTags) where !name.isDynamic && !names.contains(name.text) {
      names.append(name.text)
    }
    return names
  }

  /// Whether a value says which template is included somewhere: any of those there are.
  public var hasDynamicNames: Bool { nodes.flatMap(\.partialTags).contains(where: \.isDynamic) }
}

extension TemplateNode {
  fileprivate var partialTags: [TagName] {
    switch self {
    case .lineStart, .text, .variable: []
    case .section(_, _, let nodes): nodes.flatMap(\.partialTags)
    case .partial(let name, _): [name]
    case .block(let block): block.nodes.flatMap(\.partialTags)
    case .parent(let name, _, let blocks):
      [name] + blocks.flatMap(\.nodes).flatMap(\.partialTags)
    }
  }
}
