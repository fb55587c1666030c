import QuoinSource
import QuoinSyntax

/// Every attribute that some kind has.
enum AttributeNames {
  /// The attributes that every kind has, constraint keys included.
  static let common: Set<ExactString> = Set(
    (CommonAttributes.descriptions.map(\.name) + AnchorKey.names).map { ExactString($0) })

  /// Every attribute of every kind.
  static let all: Set<ExactString> = common.union(
    ViewKind.all.flatMap { $0.attributes.map { ExactString($0.name) } }
      + [ExactString(ViewTreeReader.constraintsKey)])
}

extension ViewKind {
  /// Whether a key is one of the kind's attributes.
  func has(_ key: String) -> Bool {
    AttributeNames.common.contains(ExactString(key)) || attributes.contains { $0.name == key }
      || (takesChildren && key == ViewTreeReader.constraintsKey)
  }

  /// All keys of a view of the kind, for suggestions.
  var keys: [String] {
    [name] + attributes.map(\.name) + CommonAttributes.descriptions.map(\.name) + AnchorKey.names
  }

  /// What there is to choose from, for one who looks for another key.
  fileprivate var overview: String {
    let own = ([name] + attributes.map(\.name)).joined(separator: ", ")
    return "the keys of a \(name) are \(own), and those of every view in docs/SPEC.md"
  }
}

extension Diagnostic {
  static func tooManyViews(
    _ limit: Int, _ view: SyntaxEntry, _ components: ComponentTable
  ) -> Diagnostic {
    let large = view.value.entries?.first { components.size(of: $0.key) > limit }
    let reason = large.map { ", and one '\(excerpt($0.key))' makes more" } ?? ""
    return Diagnostic(
      .error, id: "too-many-views", "a screen has at most \(limit) views\(reason)",
      at: view.keyRange, hint: "raise the limit with --max-views")
  }

  static func viewDepth(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "view-depth",
      "views nest deeper than \(ViewTreeReader.depthLimit) levels, those of components counted",
      at: range, hint: "nest less deeply")
  }

  static func viewIsNoMap(_ entry: SyntaxEntry) -> Diagnostic {
    let isKind = ViewKind.named(entry.key) != nil
    var diagnostic = Diagnostic.expected(
      "a view: a map with a kind", got: entry.value,
      hint: isKind
        ? "give the view an id: {name: {\(entry.key): …}}"
        : "write \(excerpt(entry.key)): {label: …}")
    if entry.value.scalar?.isAbsent == true { diagnostic.range = entry.keyRange }
    return diagnostic
  }

  static func noKind(
    _ view: SyntaxEntry, _ fields: [SyntaxEntry], components: [String]
  ) -> Diagnostic {
    let kinds = ViewKind.all.map(\.name)
    for field in fields where !AttributeNames.all.contains(ExactString(field.key)) {
      let unknown = unknownKey(field.key, among: kinds + components, at: field.keyRange)
      let isKind = unknown.fix?.edits.first.map { ViewKind.named($0.text) != nil } ?? false
      guard Component.isCapitalized(field.key), !isKind else { return unknown }
      return unknownComponent(field, meant: unknown)
    }
    return Diagnostic(
      .error, id: "no-kind", "'\(excerpt(view.key))' has no kind", at: view.keyRange,
      hint: "the kind is the key that carries the content: \(kinds.joined(separator: ", "))")
  }

  /// A capitalised kind that no component has; the hint is what an unknown key would get.
  private static func unknownComponent(_ field: SyntaxEntry, meant: Diagnostic) -> Diagnostic {
    let isMeant = meant.fix != nil || ForeignName.named(field.key) != nil
    return Diagnostic(
      .error, id: "unknown-component", "there is no component '\(excerpt(field.key))'",
      at: field.keyRange, hint: isMeant ? meant.hint : "declare it under components:",
      fix: meant.fix)
  }

  static func twoKinds(_ fields: [SyntaxEntry]) -> Diagnostic {
    let isMerged = fields[0].keyRange.file !== fields[1].keyRange.file
    return Diagnostic(
      .error, id: "two-kinds",
      "a view has one kind, not \(fields.map(\.key).joined(separator: " and "))",
      at: fields[1].keyRange,
      hint: isMerged
        ? "end the view's id in :REPLACE to replace the included view"
        : "put one of them in a view of its own",
      notes: [Note("the first is here", at: fields[0].keyRange)])
  }

  /// - Parameters:
  ///   - arguments: The parameters and slots where the view is an instance of a component.
  static func attribute(
    _ entry: SyntaxEntry, missingFrom kind: ViewKind, or arguments: [String] = []
  ) -> Diagnostic {
    guard AttributeNames.all.contains(ExactString(entry.key)) else {
      return unknownKey(
        entry.key, among: arguments + kind.keys,
        overview: arguments.isEmpty
          ? kind.overview
          : "beside the keys of a \(kind.name) there are \(arguments.joined(separator: ", "))",
        at: entry.keyRange)
    }
    let owners = ViewKind.all.filter { $0.has(entry.key) }.map(\.name)
    return Diagnostic(
      .error, id: "attribute-not-of-kind", "a \(kind.name) has no '\(entry.key)'",
      at: entry.keyRange, hint: "it belongs to \(owners.joined(separator: ", "))")
  }

  static func styleAttributeUnused(
    _ key: String, of style: String, kind: ViewKind, _ use: SyntaxNode
  ) -> Diagnostic {
    Diagnostic(
      .note, id: "style-attribute-unused",
      "a \(kind.name) has no '\(key)', which style '\(style)' brings", at: use.range)
  }

  static func placedByStack(
    _ layer: AttributeBag.Layer, child: View, stack: View
  ) -> Diagnostic {
    let key = layer.entry.key
    let bringer =
      layer.style.map { "style '\($0)'" } ?? layer.component.map { "component '\($0)'" }
    if let bringer {
      return Diagnostic(
        .note, id: "style-attribute-unused",
        "'\(child.id)' is placed by its stack and has no '\(key)', which \(bringer) brings",
        at: child.source, view: child.id)
    }
    return Diagnostic(
      .error, id: "placed-by-stack",
      "the \(stack.kind) '\(stack.id)' places '\(child.id)', so it cannot have '\(key)'",
      at: layer.entry.keyRange,
      hint: "wrap it in a view, or use the spacing, alignment and margins of '\(stack.id)'",
      notes: [Note("the stack is here", at: stack.source)], view: child.id)
  }

  static func nestedSafeArea(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "nested-safe-area", "a view inside another has no safe area of its own",
      at: range, hint: "use bounds or margins, or constraints to screen.safeArea")
  }
}
