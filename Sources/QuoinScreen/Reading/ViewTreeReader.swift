import QuoinSource
import QuoinSyntax

/// Reads the tree of views: ids, kinds and attributes; what constraints say is kept for later, when
/// all ids are known.
struct ViewTreeReader {
  /// A constraint key as it is written.
  struct PendingKey {
    /// The key with its value.
    var entry: SyntaxEntry
    /// The instance whose names it is written with, by its index; nil for the screen's.
    var scope: Int?
  }

  /// Constraint keys of one box, to be read when all ids are known.
  struct PendingAnchors {
    /// The view or guide.
    var box: LayoutBox
    /// The view it is in; nil at the top.
    var container: Int?
    /// What its bare edges meet.
    var guide: LayoutBox
    /// The keys with their values.
    var keys: [PendingKey]
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
    /// The instance whose names it is written with, by its index; nil for the screen's.
    var scope: Int?
  }

  /// The views in preorder.
  private(set) var views: [View] = []
  /// The ids.
  var boxes = BoxTable()
  /// The constraint keys of views, in preorder.
  var anchors: [PendingAnchors] = []
  /// The equations of containers, in preorder.
  var equations: [PendingEquations] = []
  /// What bare edges at the top meet.
  var topAttachment = Attachment.safeArea
  /// The most views.
  let limit: Int
  /// How many views were begun, the broken ones too.
  private var begun = 0
  private var isOverLimit = false

  /// How deep views nest at most, those of components included.
  static let depthLimit = 256

  /// Starts with no views.
  init(limit: Int) { self.limit = limit }

  /// Reads a map of ids to views.
  mutating func read(
    _ node: SyntaxNode, parent: Int?, depth: Int = 1, _ context: inout ReadContext
  ) {
    if node.scalar?.isAbsent == true { return }
    guard let entries = node.entries else {
      context.report(
        .expected("a map of ids to views", got: node, hint: "write {title: {label: …}}"))
      return
    }
    guard depth <= Self.depthLimit else {
      context.report(.viewDepth(at: node.range))
      return
    }
    let outdented = OutdentedKeys(entries, context.components)
    if let finding = Diagnostic.outdentedKeys(outdented.found) { context.report(finding) }
    for (index, entry) in entries.enumerated() where !outdented.indices.contains(index) {
      guard hasRoom(for: entry, context) else {
        if !isOverLimit { context.report(.tooManyViews(limit, entry, context.components)) }
        isOverLimit = true
        return
      }
      readView(entry, parent: parent, depth: depth, &context)
    }
  }

  /// Whether a view and those that come with it are within the limit.
  ///
  /// What a component makes is counted before any of it is made: ten components of ten instances
  /// each come to 10^10 views.
  private func hasRoom(for view: SyntaxEntry, _ context: ReadContext) -> Bool {
    guard !isOverLimit, begun < limit else { return false }
    let size = view.value.entries?.lazy.map { context.components.size(of: $0.key) }.max() ?? 0
    return size <= limit - begun
  }

  private mutating func readView(
    _ entry: SyntaxEntry, parent: Int?, depth: Int, _ context: inout ReadContext
  ) {
    let index = views.count
    begun += 1
    boxes.declare(entry.key, as: .view(index), at: entry.keyRange, &context)
    guard entry.value.entries != nil else {
      context.report(.viewIsNoMap(entry))
      return
    }
    guard var layers = ViewLayersReader(view: entry).read(&context) else { return }
    layers.fillSlot(context)
    let kind = layers.kind
    let firstDiagnostic = context.diagnostics.count
    let body = ViewBody(content: layers.content, attributes: layers.attributes(&context))
    var view = View(
      id: context.id(of: entry.key), kind: kind.name, parent: parent, source: entry.keyRange)
    view.instance = context.scope
    kind.prepare(&view)
    CommonAttributes.read(body.attributes, into: &view, &context)
    if layers.isEmptySlot { view.isHidden = true }
    context.within(layers.contentScope) { kind.build(body, &view, &$0) }
    let attachment = body.attributes.read(CommonAttributes.attach, &context)
    views.append(view)
    keepAnchors(body.attributes, index, attachment, &context)
    context.dropIgnored(view.ignoredDiagnostics, from: firstDiagnostic)
    if kind.contentType == .children || kind.takesChildren && body.content.entries != nil {
      keepEquations(body.attributes, index)
      context.within(layers.contentScope) { context in
        read(body.content, parent: index, depth: depth + 1, &context)
      }
    }
    let lastDiagnostic = context.diagnostics.count
    kind.finish(body, index, &views, &context)
    context.dropIgnored(view.ignoredDiagnostics, from: lastDiagnostic)
  }

  /// The key of a container's equations.
  static let constraintsKey = "constraints"
}

extension ViewLayers {
  /// Puts the views of a slot where its name stands for children: `vstack: $footer`.
  fileprivate mutating func fillSlot(_ context: ReadContext) {
    guard kind.takesChildren else { return }
    // A slot may be handed on from one component to the next, outwards.
    while let scope = contentScope,
      let name = content.scalar.flatMap({ Reference.name(ofWhole: $0.text) }),
      context.scopes[scope].arguments.isSlot(name)
    {
      guard let filling = context.scopes[scope].fillings[ExactString(name)] else {
        isEmptySlot = true
        content = SyntaxNode(.mapping([]), range: content.range)
        return
      }
      content = filling.views
      contentScope = filling.scope
    }
  }
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
