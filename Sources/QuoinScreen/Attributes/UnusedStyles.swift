import QuoinSource
import QuoinSyntax

/// Reads once, to tell what is wrong with them, the styles that no view has.
///
/// Each attribute is read as by a view of a kind that has it, and each constraint key as by a view in
/// a container. What only a view can tell is left: names of other views, and what an attribute is
/// worth beside those that the style has not. In an included style sheet unknown names are left too:
/// the specs that use its styles may declare them.
enum UnusedStyles {
  /// Reads each unused style of a spec in a file.
  static func check(
    _ constraints: ConstraintCollector, of file: SourceFile, _ context: inout ReadContext
  ) {
    for style in context.styles.unused {
      let known = context.diagnostics.count
      var rest = style.entries.filter { AnchorKey($0.key) == nil && $0.key != equations }
      readCommon(&rest, of: style, &context)
      while let kind = kind(for: rest) { read(&rest, of: style, as: kind, &context) }
      for entry in style.entries where AnchorKey(entry.key) != nil {
        constraints.check(entry, &context)
      }
      let isOwn = style.range.file === file
      let kept = context.diagnostics[known...].filter {
        tells($0, of: style) && (isOwn || !unknownNames.contains($0.id))
      }
      context.diagnostics.replaceSubrange(known..., with: kept)
    }
  }

  private static let unknownNames = ["unknown-name", "unknown-value", "unknown-font"]
  private static let equations = ViewTreeReader.constraintsKey

  /// Whether a finding is about the style and holds for each view that might have it.
  private static func tells(_ finding: Diagnostic, of style: StyleSheet.Style) -> Bool {
    guard finding.severity == .error || finding.id == Diagnostic.missingStringID,
      let range = finding.range
    else { return false }
    return style.entries.contains { entry in
      entry.keyRange == range || entry.value.range.contains(range)
    }
  }

  /// The kind that has most of some attributes; nil where none has any.
  private static func kind(for entries: [SyntaxEntry]) -> ViewKind? {
    var best: (kind: ViewKind, count: Int)?
    for kind in ViewKind.all {
      let count = entries.count { kind.has($0.key) }
      if count > best?.count ?? 0 { best = (kind, count) }
    }
    return best?.kind
  }

  private static func readCommon(
    _ entries: inout [SyntaxEntry], of style: StyleSheet.Style, _ context: inout ReadContext
  ) {
    let names = AttributeNames.common
    var view = view(of: style, kind: ViewKind.view.name)
    let bag = take(&entries, of: style) { names.contains(ExactString($0)) }
    CommonAttributes.read(bag, into: &view, &context)
    _ = bag.read(CommonAttributes.attach, &context)
  }

  private static func read(
    _ entries: inout [SyntaxEntry], of style: StyleSheet.Style, as kind: ViewKind,
    _ context: inout ReadContext
  ) {
    var view = view(of: style, kind: kind.name)
    kind.prepare(&view)
    let bag = take(&entries, of: style) { kind.has($0) }
    let body = ViewBody(content: kind.standIn(at: style.range), attributes: bag)
    kind.build(body, &view, &context)
  }

  private static func view(of style: StyleSheet.Style, kind: String) -> View {
    View(id: style.name, kind: kind, parent: nil, source: style.range)
  }

  /// Moves entries into a bag.
  private static func take(
    _ entries: inout [SyntaxEntry], of style: StyleSheet.Style,
    where belongs: (String) -> Bool
  ) -> AttributeBag {
    var bag = AttributeBag()
    for entry in entries where belongs(entry.key) {
      bag.add(AttributeBag.Layer(entry: entry, style: style.name))
    }
    entries.removeAll { belongs($0.key) }
    return bag
  }
}

extension ViewKind {
  /// A content that a view of the kind can have; of several titles or pages there are more than a
  /// style will choose from.
  fileprivate func standIn(at range: SourceRange) -> SyntaxNode {
    func word(_ text: String) -> SyntaxNode {
      SyntaxNode(.scalar(Scalar(text: text, style: .computed)), range: range)
    }
    switch contentType {
    case .text, .name: return word("Text")
    case .file: return word("picture")
    case .children, .nameOrChildren: return SyntaxNode(.mapping([]), range: range)
    case .length: return word("0")
    case .number: return word(name == ViewKind.pages.name ? "10000" : "1")
    case .bool: return word("true")
    case .word: return word(sample)
    case .texts:
      return SyntaxNode(.sequence(Array(repeating: word("Text"), count: 1000)), range: range)
    }
  }
}

extension SourceRange {
  /// Whether another range lies in this one.
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file === other.file && lower <= other.lower && other.upper <= upper
  }
}
