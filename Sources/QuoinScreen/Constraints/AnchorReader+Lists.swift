import QuoinSyntax

/// The lists and maps of compound keys.
extension AnchorReader {
  /// Reads `[vertical, horizontal]` of edges, `[width, height]` of a size, `[x, y]` of a centre.
  mutating func pair(
    _ items: [SyntaxNode], of node: SyntaxNode, for compound: CompoundAnchor, _ options: Options
  ) -> [Constraint] {
    guard items.count == 2 else {
      report(
        "wrong-list", Self.wrongCount(items.count, for: compound), at: node.range,
        hint: Self.pairHint(compound))
      return []
    }
    if compound == .edges {
      return members([.top, .bottom], items[0], options)
        + members([.leading, .trailing], items[1], options)
    }
    var constraints: [Constraint] = []
    for (attribute, item) in zip(compound.members, items) {
      constraints += members([attribute], item, options)
    }
    return constraints
  }

  /// Reads `{top: 8, horizontal: 16}` of edges.
  mutating func insets(_ entries: [SyntaxEntry], _ options: Options) -> [Constraint] {
    var constraints: [Constraint] = []
    for entry in entries {
      if let edges = Self.insetKeys.first(where: { $0.key == entry.key })?.edges {
        constraints += members(edges, entry.value, options)
      } else {
        diagnostics.append(.unknownKey(entry, among: Self.insetKeys.map(\.key)))
      }
    }
    return constraints
  }

  private static let insetKeys: [(key: String, edges: [Attribute])] = [
    ("top", [.top]), ("leading", [.leading]), ("bottom", [.bottom]), ("trailing", [.trailing]),
    ("left", [.left]), ("right", [.right]), ("vertical", [.top, .bottom]),
    ("horizontal", [.leading, .trailing]),
  ]
}

extension AnchorReader {
  private static func wrongCount(_ count: Int, for compound: CompoundAnchor) -> String {
    if compound == .edges, count == 4 {
      return "four edges in a list are ambiguous: UIKit and CSS order them differently"
    }
    return "a list of '\(compound.rawValue)' has two values, not \(count)"
  }

  private static func pairHint(_ compound: CompoundAnchor) -> String {
    switch compound {
    case .edges:
      "write [vertical, horizontal], or a map: {top: 8, leading: 16, bottom: 8, trailing: 16}"
    case .size: "write [width, height]"
    case .center: "write [x, y], the offsets from the centre"
    }
  }
}
