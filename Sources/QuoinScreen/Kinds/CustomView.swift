import QuoinSource
import QuoinSyntax

extension ViewKind {
  /// A view of the app's own class.
  static let custom = ViewKind(
    name: "custom", contentType: .name,
    summary: "A view of a Swift class of your own, by the class's name.",
    attributes: [givenSize.description]
  ) { body, view, context in
    guard let name = context.name(body.content, of: "a Swift class") else { return }
    guard isTypeName(name) else {
      context.report(.notAClass(name, at: body.content.range))
      return
    }
    view.element = .control(ControlElement(name))
    view.content = .control(
      ControlContent(
        shapes: [.plate(context.systemColor("quaternarySystemFill"), cornerRadius: 4)],
        captions: context.caption(of: body.content)))
    view.givenContentSize = body.attributes.read(givenSize, &context)
  }

  /// The content size of a view whose content, or whose class, is not in the spec.
  static let givenSize = AttributeKey(
    "intrinsic", .contentSize, default: "what its content measures",
    "The content size in place of what its content measures: `[width, height]`, either may be"
      + " `none`.")

  /// Whether a text is an identifier, or several with dots between.
  private static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.unicodeScalars.first,
        first == "_" || first.properties.isXIDStart
      else { return false }
      return part.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
  }
}

extension ValueType where Value == ContentSize {
  /// `[width, height]`, either `none`.
  static let contentSize = ValueType("a size: [width, height], either may be none") {
    node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let items = resolved.items, items.count == 2 else {
      context.report(
        .expected(
          "a width and a height", got: resolved,
          hint: "write intrinsic: [120, none] for a width of 120 alone"))
      return nil
    }
    let axes = items.map { item -> Double? in
      if item.scalar?.text == "none" { return nil }
      return ValueType<Double>.distance.read(item, &context)
    }
    return ContentSize(width: axes[0], height: axes[1])
  }
}

extension ReadContext {
  /// The name that a content is; nil after an error.
  mutating func name(_ node: SyntaxNode, of what: String) -> String? {
    guard let resolved = resolve(node) else { return nil }
    guard let text = resolved.scalar?.text, !text.isEmpty else {
      report(.expected(what, got: resolved, hint: "write \(what)"))
      return nil
    }
    return text
  }

  /// The name that a view of another's content shows; nil for one with children or none.
  mutating func caption(of node: SyntaxNode) -> Captions? {
    guard node.scalar != nil, node.scalar?.isAbsent != true, let text = text(node), !text.isEmpty
    else { return nil }
    return Captions(
      [text], font: Font(size: 13), color: systemColor("secondaryLabel"))
  }

  /// Insets of an alignment rectangle, turned to the direction.
  func insets(leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> EdgeInsets {
    let isLeftToRight = cell.direction == .leftToRight
    return EdgeInsets(
      top: 0, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
  }
}

extension Diagnostic {
  fileprivate static func notAClass(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "not-a-class", "'\(excerpt(name))' cannot be the name of a Swift class",
      at: range, hint: "letters, digits and _ make one, such as ChartView or Charts.LineChart")
  }
}
