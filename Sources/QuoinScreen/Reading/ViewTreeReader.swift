import QuoinSource
import QuoinSyntax

/// Reads the tree of views: ids, kinds and attributes; what constraints say is kept for later, when
/// all ids are known.
struct ViewTreeReader {
  /// Constraint keys of one box, to be read when all ids are known.
  struct PendingAnchors {
    /// The view or guide.
    var box: LayoutBox
    /// The view it is in; nil at the top.
    var container: Int?
    /// What its bare edges meet.
    var guide: LayoutBox
    /// The keys with their values.
    var entries: [SyntaxEntry]
    /// What stronger layers say of a part of a compound key, by the key: `width` beside a style's
    /// `size`.
    var overridden: [ExactString: Set<Attribute>] = [:]
  }

  /// Equations of one container, to be read when all ids are known.
  struct PendingEquations {
    /// The container; nil for the screen.
    var container: Int?
    /// What shares (`50%`) are of.
    var guide: LayoutBox
    /// The list.
    var node: SyntaxNode
  }

  /// The views in preorder.
  private(set) var views: [View] = []
  /// The ids.
  var boxes = BoxTable()
  /// The constraint keys of views, in preorder.
  private(set) var anchors: [PendingAnchors] = []
  /// The equations of containers, in preorder.
  private(set) var equations: [PendingEquations] = []
  /// What bare edges at the top meet.
  var topAttachment = Attachment.safeArea
  /// The most views.
  var limit: Int

  /// Starts with no views.
  init(limit: Int) { self.limit = limit }

  /// Reads a map of ids to views.
  mutating func read(_ node: SyntaxNode, parent: Int?, _ context: inout ReadContext) {
    if node.scalar?.isAbsent == true { return }
    guard let entries = node.entries else {
      context.report(
        .expected("a map of ids to views", got: node, hint: "write {title: {label: …}}"))
      return
    }
    for entry in entries {
      guard views.count < limit else {
        if views.count == limit {
          context.report(.tooManyViews(limit, at: entry.keyRange))
        }
        return
      }
      readView(entry, parent: parent, &context)
    }
  }

  private mutating func readView(_ entry: SyntaxEntry, parent: Int?, _ context: inout ReadContext) {
    let index = views.count
    boxes.declare(entry.key, as: .view(index), at: entry.keyRange, &context)
    guard let fields = entry.value.entries else {
      context.report(.viewIsNoMap(entry))
      return
    }
    guard let (kind, content) = kind(of: entry, fields, &context) else { return }
    let firstDiagnostic = context.diagnostics.count
    let body = ViewBody(
      content: content, attributes: attributes(of: fields, kind: kind, &context))
    var view = View(id: entry.key, kind: kind.name, parent: parent, source: entry.keyRange)
    kind.prepare(&view)
    CommonAttributes.read(body.attributes, into: &view, &context)
    kind.build(body, &view, &context)
    let attachment = body.attributes.read(CommonAttributes.attach, &context)
    views.append(view)
    keepAnchors(body.attributes, index, parent, attachment, entry.keyRange, &context)
    context.dropIgnored(view.ignoredDiagnostics, from: firstDiagnostic)
    if kind.contentType == .children || kind.takesChildren && content.entries != nil {
      if let list = body.attributes.layer(Self.constraintsKey)?.entry {
        equations.append(
          PendingEquations(container: index, guide: .view(index), node: list.value))
      }
      read(content, parent: index, &context)
    }
    let lastDiagnostic = context.diagnostics.count
    kind.finish(body, index, &views, &context)
    context.dropIgnored(view.ignoredDiagnostics, from: lastDiagnostic)
  }

  /// The one key that names a kind, and its value.
  private func kind(
    of view: SyntaxEntry, _ fields: [SyntaxEntry], _ context: inout ReadContext
  ) -> (ViewKind, SyntaxNode)? {
    let found = fields.compactMap { field in
      ViewKind.named(field.key).map { (kind: $0, field: field) }
    }
    guard let first = found.first else {
      context.report(.noKind(view, fields))
      return nil
    }
    if found.count > 1 {
      // A button's symbol is an attribute although there is a kind of that name.
      let owners = found.filter { candidate in
        found.allSatisfy { $0.kind.name == candidate.kind.name || candidate.kind.has($0.kind.name) }
      }
      if owners.count == 1 { return (owners[0].kind, owners[0].field.value) }
      context.report(.twoKinds(found.map(\.field)))
      return nil
    }
    return (first.kind, first.field.value)
  }

  /// The attributes of styles and view; keys that no kind or not this one has are told.
  private func attributes(
    of fields: [SyntaxEntry], kind: ViewKind, _ context: inout ReadContext
  ) -> AttributeBag {
    var bag = AttributeBag()
    if let style = fields.first(where: { $0.key == CommonAttributes.style.name }) {
      let names = CommonAttributes.style.type.read(style.value, &context) ?? []
      for (rank, layer) in context.styles.layers(of: names).enumerated() {
        for entry in layer.entries {
          if kind.has(entry.key) {
            bag.add(entry, from: layer.name, rank: rank)
          } else if AttributeNames.all.contains(ExactString(entry.key)) {
            context.report(
              .styleAttributeUnused(entry.key, of: layer.name, kind: kind, style.value))
          }
        }
      }
    }
    for entry in fields where entry.key != kind.name {
      if kind.has(entry.key) {
        bag.add(entry)
      } else {
        context.report(.attribute(entry, missingFrom: kind))
      }
    }
    return bag
  }

  private mutating func keepAnchors(
    _ bag: AttributeBag, _ index: Int, _ parent: Int?, _ attachment: Attachment?,
    _ range: SourceRange, _ context: inout ReadContext
  ) {
    if parent != nil, attachment == .safeArea {
      context.report(.nestedSafeArea(at: bag.layer("attach")?.entry.value.range ?? range))
    }
    var overridden: [ExactString: Set<Attribute>] = [:]
    let entries = bag.names.compactMap { name -> SyntaxEntry? in
      guard let key = AnchorKey(name), let layer = bag.layer(name) else { return nil }
      let lost = bag.overriddenMembers(of: key, rank: layer.rank)
      if !lost.isEmpty, lost.count == key.members.count { return nil }
      if !lost.isEmpty { overridden[ExactString(name)] = lost }
      if let parent, views[parent].stack != nil, key.places {
        reportPlaced(layer, of: views[index], by: views[parent], &context)
        return nil
      }
      return layer.entry
    }
    let guide: LayoutBox
    if let parent, views[parent].scrolls, attachment == nil || attachment == .bounds {
      guide = attachment == nil ? .content(of: parent) : .frame(of: parent)
    } else {
      guide = (attachment ?? (parent == nil ? topAttachment : .bounds)).box(in: parent)
    }
    anchors.append(
      PendingAnchors(
        box: .view(index), container: parent, guide: guide, entries: entries,
        overridden: overridden))
  }

  /// Tells that a stack places its children: an error on the view, a note when a style brings it.
  private func reportPlaced(
    _ layer: AttributeBag.Layer, of child: View, by stack: View, _ context: inout ReadContext
  ) {
    if layer.entry.value.scalar?.text == "none" { return }
    context.report(.placedByStack(layer, child: child, stack: stack))
  }

  /// The key of a container's equations.
  static let constraintsKey = "constraints"
}

extension Attachment {
  /// The box that bare edges meet in a container, or at the top for nil.
  func box(in container: Int?) -> LayoutBox {
    switch self {
    case .bounds: container.map(LayoutBox.view) ?? .screen
    case .safeArea: container.map(LayoutBox.view) ?? .safeArea
    case .margins: .margins(of: container)
    case .readable: .readable(of: container)
    }
  }
}

extension ReadContext {
  /// Drops findings that a view does not want to hear of; errors stay.
  mutating func dropIgnored(_ ids: [String], from index: Int) {
    guard !ids.isEmpty, index < diagnostics.count else { return }
    let kept = diagnostics[index...].filter { finding in
      finding.severity == .error || !ids.contains { $0.utf8.elementsEqual(finding.id.utf8) }
    }
    diagnostics.replaceSubrange(index..., with: kept)
  }
}
