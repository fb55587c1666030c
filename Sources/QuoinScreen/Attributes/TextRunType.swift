import QuoinSource
import QuoinSyntax

extension ReadContext {
  /// The items of a text that is written as a list of runs, directly or by a `$name`; nil for a text
  /// in one scalar.
  mutating func runList(_ node: SyntaxNode) -> [SyntaxNode]? {
    if let items = node.items { return items }
    guard let name = node.scalar.flatMap({ Reference.name(ofWhole: $0.text) }),
      case .value? = names.meaning(of: name)
    else { return nil }
    let known = diagnostics.count
    let items = resolve(node)?.items
    // What is no list is read as a text, which tells its faults itself.
    if items == nil { diagnostics.removeSubrange(known...) }
    return items
  }
}

extension TextContent {
  /// Reads runs, each in the text's own font, colour and kern where it gives none.
  mutating func read(runs nodes: [SyntaxNode], _ context: inout ReadContext) {
    let type = ValueType<Run>.run(in: self)
    runs = nodes.compactMap { type.read($0, &context) }.filter { !$0.text.isEmpty }
    text = runs.map(\.text).joined()
  }
}

extension ValueType where Value == TextContent.Run {
  /// `{text, font, color, kern, strike, underline}`.
  fileprivate static func run(in content: TextContent) -> ValueType {
    ValueType("a run: {text, font, color, kern, strike, underline}") { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      guard resolved.entries != nil else {
        context.report(.expectedRun(got: resolved))
        return nil
      }
      let fields = MapReader(
        resolved, &context, allows: ["text", "font", "color", "kern", "strike", "underline"])
      let text = fields.require("text", as: .text, &context)
      let font = fields.read("font", as: .font(over: content.font), &context)
      let color = fields.read("color", as: .color, &context)
      let kern = fields.read("kern", as: .length, &context)
      let strike = fields.read("strike", as: .bool, &context)
      let underline = fields.read("underline", as: .bool, &context)
      return text.map { text in
        TextContent.Run(
          text: text, font: font ?? content.font, color: color ?? content.color,
          kern: kern ?? content.kern, isStruck: strike ?? false, isUnderlined: underline ?? false)
      }
    }
  }
}

extension Diagnostic {
  static func expectedRun(got node: SyntaxNode) -> Diagnostic {
    let hint = "for brackets as text, put the whole text in quotes"
    return expected(
      "a run such as {text: Was, strike: true}", got: node,
      hint: node.scalar == nil ? hint : "write {text: …}; " + hint)
  }
}
