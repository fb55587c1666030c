import QuoinSource
import QuoinSyntax

extension StyleSheet.Style {
  /// The key that names the styles a style extends.
  static let extendsKey = "extends"

  /// Reads a style: attributes of any kind, and `extends`.
  init(_ style: SyntaxEntry, _ context: inout ReadContext) {
    self.init(name: style.key, entries: [], range: style.keyRange)
    for entry in context.entries(of: style.value, as: "a map of attributes") {
      if entry.key == Self.extendsKey {
        bases = Self.bases(entry.value, &context)
      } else if entry.key == CommonAttributes.style.name {
        context.report(.styleInStyle(at: entry.keyRange))
      } else if AttributeNames.all.contains(ExactString(entry.key)) {
        entries.append(entry)
      } else {
        context.report(.unknownStyleAttribute(entry))
      }
    }
  }

  private static func bases(
    _ node: SyntaxNode, _ context: inout ReadContext
  ) -> [StyleSheet.Base] {
    (node.items ?? [node]).compactMap { item in
      guard let resolved = context.resolve(item) else { return nil }
      guard let name = resolved.scalar?.text, !name.isEmpty else {
        context.report(
          .expected(
            "a style's name, or a list of names", got: resolved, hint: "write a name of styles:"))
        return nil
      }
      return StyleSheet.Base(name: name, range: resolved.range)
    }
  }
}

extension Diagnostic {
  static func styleInStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "style-in-style", "a style has no style of its own", at: range,
      hint: "write extends",
      fix: Fix(
        "write \(StyleSheet.Style.extendsKey)",
        edits: [.init(range: range, text: StyleSheet.Style.extendsKey)]))
  }

  static func unknownStyleAttribute(_ entry: SyntaxEntry) -> Diagnostic {
    if let kind = ViewKind.named(entry.key) {
      return Diagnostic(
        .error, id: "kind-in-style", "a style cannot hold '\(kind.name)', which is a kind",
        at: entry.keyRange, hint: "write it on the view")
    }
    let names = AttributeNames.all.sorted().map(\.text) + [StyleSheet.Style.extendsKey]
    return unknownKey(
      entry.key, among: names, overview: "docs/SPEC.md lists the keys of views",
      at: entry.keyRange)
  }
}
