import QuoinSource
import QuoinSyntax

/// The attributes of stacks.
enum StackAttributes {
  static let spacing = AttributeKey(
    "spacing", .length, default: "0",
    "The space between two children; the least one where the distribution is of spaces.")
  static let spacingAfter = AttributeKey(
    "spacingAfter", .spacings, default: "none",
    "Other spaces after some children: `{title: 24}`; not after the last or a hidden one.")
  static let distribution =
    AttributeKey(
      "distribution", .word("a distribution"), default: "fill",
      "How children share the length: fill, fillEqually, fillProportionally, equalSpacing or"
        + " equalCentering.") as AttributeKey<StackArrangement.Distribution>
  static let columnAlignment =
    AttributeKey(
      "alignment", .acrossColumn, default: "fill",
      "Where children stand across: fill, leading, center or trailing; in an hstack fill, top,"
        + " center, bottom, firstBaseline or lastBaseline.") as AttributeKey<ColumnAlignment>
  static let rowAlignment =
    AttributeKey(
      "alignment", .acrossRow, default: "fill", columnAlignment.summary)
    as AttributeKey<RowAlignment>

  /// Those that are the same for both axes.
  static let descriptions: [AttributeDescription] = [
    spacing.description, spacingAfter.description, distribution.description,
  ]

  /// Finds the children that spacings name; a name that is no child's is told.
  static func customSpacings(
    _ written: [NamedSpacing], in stack: Int, _ views: [View], _ context: inout ReadContext
  ) -> [StackArrangement.CustomSpacing] {
    guard !written.isEmpty else { return [] }
    let children = views.indices.dropFirst(stack + 1).filter { views[$0].parent == stack }
    return written.compactMap { spacing in
      let child = children.first { views[$0].id.utf8.elementsEqual(spacing.id.utf8) }
      guard let child else {
        context.report(
          .noSuchChild(spacing, of: views[stack].id, among: children.map { views[$0].id }))
        return nil
      }
      if child == children.last { context.report(.nothingAfter(spacing, of: views[stack].id)) }
      return StackArrangement.CustomSpacing(after: child, spacing.length)
    }
  }
}

/// The alignments of a column by their names.
enum ColumnAlignment: String, Sendable, CaseIterable {
  case fill, leading, center, trailing

  /// The same for either axis.
  var alignment: StackArrangement.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The alignments of a row by their names.
enum RowAlignment: String, Sendable, CaseIterable {
  case fill, top, center, bottom, firstBaseline, lastBaseline

  /// The same for either axis.
  var alignment: StackArrangement.Alignment {
    switch self {
    case .fill: .fill
    case .top: .leading
    case .center: .center
    case .bottom: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ValueType where Value == ColumnAlignment {
  /// A word; those of a row are told apart.
  static let acrossColumn = ValueType("an alignment of a vstack") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if let text = resolved.scalar?.text, text == "firstBaseline" || text == "lastBaseline" {
      context.report(
        .expected(
          "an alignment of a vstack", got: resolved,
          hint: "baselines align in an hstack; write fill, leading, center or trailing"))
      return nil
    }
    return acrossStack(
      "an alignment of a vstack", twins: ["top": "leading", "bottom": "trailing"]
    ).read(node, &context)
  }
}

extension ValueType where Value == RowAlignment {
  /// A word; those of a column are told apart.
  static let acrossRow = ValueType.acrossStack(
    "an alignment of an hstack", twins: ["leading": "top", "trailing": "bottom"])
}

extension ValueType
where Value: CaseIterable & RawRepresentable, Value.RawValue == String, Value.AllCases: Sendable {
  /// A word, with a fix for the name that the other axis has for it.
  fileprivate static func acrossStack(_ name: String, twins: [String: String]) -> ValueType {
    let words = ValueType.word(name)
    return ValueType(name) { node, context in
      guard let resolved = context.resolve(node) else { return nil }
      guard let text = resolved.scalar?.text, let twin = twins[text] else {
        return words.read(resolved, &context)
      }
      var diagnostic = Diagnostic.expected(name, got: resolved, hint: "write \(twin)")
      if node.scalar?.text == text {
        diagnostic.fix = .init("write \(twin)", edits: [.init(range: node.range, text: twin)])
      }
      context.report(diagnostic)
      return nil
    }
  }
}

/// A space after a child as written.
struct NamedSpacing: Sendable {
  /// The child as it is written.
  var child: String
  /// The child's id.
  var id: String
  /// Where it is written.
  var range: SourceRange
  /// The space in points.
  var length: Double
}

extension ValueType where Value == [NamedSpacing] {
  /// A map of children's ids to lengths.
  static let spacings = ValueType("a map of ids to lengths") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let entries = resolved.entries else {
      context.report(
        .expected(
          "a map of ids to lengths", got: resolved,
          hint: "write the child and the space after it: spacingAfter: {title: 24}"))
      return nil
    }
    return entries.compactMap { entry in
      ValueType<Double>.length.read(entry.value, &context).map {
        NamedSpacing(
          child: entry.key, id: context.id(of: entry.key), range: entry.keyRange, length: $0)
      }
    }
  }
}

extension Diagnostic {
  static func noSuchChild(
    _ spacing: NamedSpacing, of stack: String, among children: [String]
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: spacing.child, among: children)
    return Diagnostic(
      .error, id: "no-such-child",
      "'\(stack)' has no child '\(excerpt(spacing.child))'", at: spacing.range,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "its children are \(children.prefix(8).joined(separator: ", "))",
      fix: nearest.map { Fix("write \($0)", edits: [.init(range: spacing.range, text: $0)]) },
      view: stack)
  }

  static func nothingAfter(_ spacing: NamedSpacing, of stack: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "nothing-after",
      "nothing comes after '\(excerpt(spacing.child))', the last child of '\(stack)'",
      at: spacing.range, hint: "for room at the end give '\(stack)' margins", view: stack)
  }
}
