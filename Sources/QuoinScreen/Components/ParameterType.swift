import QuoinSource
import QuoinSyntax

/// What a parameter of a component accepts.
enum ParameterType: String, Sendable, CaseIterable {
  case string, number, bool, color, image, font, list, map

  /// Checks a value and follows its references, so that it means the same wherever it is read; nil
  /// after an error was reported.
  func read(_ node: SyntaxNode, _ context: inout ReadContext) -> SyntaxNode? {
    switch self {
    case .string:
      return context.text(node).map { text in
        SyntaxNode(.scalar(Scalar(text: text, style: .computed)), range: node.range)
      }
    // What is a number for a length, `1px`, is one here too.
    case .number: return checked(node, as: .length, &context)
    case .bool: return checked(node, as: .bool, &context)
    case .color: return checked(node, as: .color, &context)
    case .font: return checked(node, as: .font, &context)
    case .image:
      // A path counts from the file it is written in, however many components hand it on.
      let place = context.argument(node)?.range ?? node.range
      return checked(node, as: .pictureName, &context).map {
        SyntaxNode($0.content, range: place)
      }
    case .list: return checked(node, as: .items, &context)
    case .map: return checked(node, as: .members, &context)
    }
  }

  /// What stands for a value that is missing or wrong, which is told, so that the rest is read.
  func placeholder(at range: SourceRange) -> SyntaxNode {
    let content: SyntaxNode.Content =
      switch self {
      case .string: .scalar(Scalar(text: "", style: .computed))
      case .number: .scalar(Scalar(text: "1", style: .computed))
      case .bool: .scalar(Scalar(text: "false", style: .computed))
      case .color: .scalar(Scalar(text: "label", style: .computed))
      case .image: .scalar(Scalar(text: "image", style: .computed))
      case .font: .scalar(Scalar(text: TextStyle.body.rawValue, style: .computed))
      case .list: .sequence([])
      case .map: .mapping([])
      }
    return SyntaxNode(content, range: range)
  }

  private func checked<Value>(
    _ node: SyntaxNode, as type: ValueType<Value>, _ context: inout ReadContext
  ) -> SyntaxNode? {
    guard type.read(node, &context) != nil else { return nil }
    return context.closed(node)
  }
}

extension ValueType where Value == String {
  /// A file, or an asset's name.
  fileprivate static let pictureName = ValueType(
    scalar: "a file or an asset's name", hint: "write images/logo.pdf, or logo"
  ) { $0.isEmpty ? nil : $0 }
}

extension ValueType where Value == [SyntaxNode] {
  /// A list of anything.
  fileprivate static let items = ValueType("a list") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if let items = resolved.items { return items }
    context.report(.expected("a list", got: resolved, hint: "write [first, second]"))
    return nil
  }
}

extension ValueType where Value == [SyntaxEntry] {
  /// A map of anything.
  fileprivate static let members = ValueType("a map") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if let entries = resolved.entries { return entries }
    context.report(.expected("a map", got: resolved, hint: "write {name: value}"))
    return nil
  }
}
