import QuoinSource
import QuoinSyntax

/// Reads guides, constraint keys and equations, when the ids of all views are known.
struct ConstraintCollector {
  private var tree: ViewTreeReader
  /// The guides in order.
  private(set) var guides: [Guide] = []
  /// The constraints in order: of views, of guides, of containers, of the screen.
  private(set) var constraints: [Constraint] = []
  private var guideAnchors: [ViewTreeReader.PendingAnchors] = []
  private var barriers: [Barrier] = []
  private let viewIDs: [String]
  private let parents: [Int?]
  private let scrolling: ScrollScope

  /// Starts from the views.
  init(_ tree: ViewTreeReader) {
    self.tree = tree
    viewIDs = tree.views.map(\.id)
    parents = tree.views.map(\.parent)
    scrolling = ScrollScope(tree.views)
  }

  /// Reads the map of guides: their ids now, their constraints with the views'.
  mutating func readGuides(_ node: SyntaxNode, _ context: inout ReadContext) {
    for entry in context.entries(of: node, as: "a map of ids to guides") {
      let box = LayoutBox.guide(guides.count)
      tree.boxes.declare(entry.key, as: box, at: entry.keyRange, &context)
      guides.append(Guide(id: entry.key, source: entry.keyRange))
      if entry.value.entry(Barrier.key) != nil {
        barriers += Barrier.read(entry, index: guides.count - 1, tree.topAttachment, &context)
        continue
      }
      var attachment = tree.topAttachment
      var anchors: [SyntaxEntry] = []
      for field in context.entries(of: entry.value, as: "a map of constraints") {
        if field.key == CommonAttributes.attach.name {
          attachment = CommonAttributes.attach.type.read(field.value, &context) ?? attachment
        } else if AnchorKey(field.key) != nil {
          anchors.append(field)
        } else {
          context.report(
            .unknownKey(
              field.key, among: AnchorKey.names + ["attach", "barrier"],
              overview: "a guide has attach, and the keys that place a view", at: field.keyRange))
        }
      }
      guideAnchors.append(
        ViewTreeReader.PendingAnchors(
          box: box, container: nil, guide: attachment.box(in: nil),
          keys: anchors.map { ViewTreeReader.PendingKey(entry: $0) }))
    }
  }

  /// Reads the constraint keys of views and guides and the equations of containers.
  mutating func readAnchors(_ context: inout ReadContext) {
    for pending in tree.anchors + guideAnchors {
      for pendingKey in pending.keys {
        let entry = pendingKey.entry
        guard let key = AnchorKey(entry.key) else { continue }
        constraints += context.within(pendingKey.scope) { context in
          let scope = scope(container: pending.container, guide: pending.guide, context)
          var findings: [Diagnostic] = []
          let read = AnchorReader.read(
            key, keyRange: entry.keyRange, node: entry.value, box: pending.box, scope: scope,
            without: pending.overridden[ExactString(entry.key)] ?? [], diagnostics: &findings)
          for finding in findings { context.report(finding) }
          return scrolling.meaning(of: read, inside: pending.container)
        }
      }
    }
    for barrier in barriers {
      constraints += barrier.constraints(among: tree.boxes, &context)
    }
    for pending in tree.equations {
      let before = context.scope
      context.scope = pending.scope
      readEquations(pending.node, container: pending.container, guide: pending.guide, &context)
      context.scope = before
    }
  }

  /// Reads a constraint key of no view, to tell what is wrong with it in any: names of views aside.
  func check(_ entry: SyntaxEntry, _ context: inout ReadContext) {
    guard let key = AnchorKey(entry.key) else { return }
    // It stands in for a container of each kind, a scroll view too.
    let container = viewIDs.count
    var scope = scope(container: container, guide: .view(container), context)
    scope.scrolls.insert(container)
    var findings: [Diagnostic] = []
    _ = AnchorReader.read(
      key, keyRange: entry.keyRange, node: entry.value, box: .view(container + 1), scope: scope,
      diagnostics: &findings)
    for finding in findings where finding.id != ConstraintFault.unknownID {
      context.report(finding)
    }
  }

  /// Reads a list of equations.
  mutating func readEquations(
    _ node: SyntaxNode, container: Int?, guide: LayoutBox, _ context: inout ReadContext
  ) {
    guard let items = node.items else {
      if node.scalar?.isAbsent != true {
        context.report(
          .expected("a list of equations", got: node, hint: "write [a.width == b.width]"))
      }
      return
    }
    let scope = scope(container: container, guide: guide, context)
    for item in items {
      var findings: [Diagnostic] = []
      let read = EquationReader.read(item, scope: scope, diagnostics: &findings)
      for finding in findings { context.report(finding) }
      constraints += scrolling.meaning(of: read, inside: container)
    }
  }

  private func scope(container: Int?, guide: LayoutBox, _ context: ReadContext) -> AnchorScope {
    let boxes = tree.boxes
    let names = context.names
    let parents = parents
    let namer = BoxNames(views: viewIDs, guides: guides.map(\.id), container: container)
    var scope = AnchorScope(
      boxes: { boxes.box($0) }, ids: boxes.ids,
      value: { names.meaning(of: $0)?.constraintText }, valueNames: names.names,
      container: container,
      superview: { box in
        guard case .view(let index) = box, let parent = parents[index] else { return .screen }
        return .view(parent)
      },
      guide: guide, scrolls: scrolling.views,
      pixel: 1 / context.canvas.scale, name: { namer.name(of: $0) })
    guard let instance = context.scope.map({ context.instances[$0] }) else { return scope }
    scope.boxes = { boxes.box($0, in: instance) }
    scope.ids = boxes.names(in: instance)
    scope.component = instance.component
    scope.valueOfScreen = { names.meaning(of: $0, isOfScreen: true)?.constraintText }
    return scope
  }
}

extension NameTable.Meaning {
  /// The text that a constraint reads.
  fileprivate var constraintText: String? {
    switch self {
    case .value(let node): node.scalar?.text
    case .string(let text): text
    case .slot: nil
    // What stands for a value whose fault is told, so that the rest is read.
    case .circle: "1"
    }
  }
}

/// How boxes are called in messages and dumps.
public struct BoxNames: Sendable {
  private let views: [String]
  private let guides: [String]
  private let container: Int?

  /// Names boxes as a container's constraints do; nil for the screen's.
  public init(views: [String], guides: [String], container: Int? = nil) {
    self.views = views
    self.guides = guides
    self.container = container
  }

  /// Names the boxes of a screen.
  public init(_ screen: Screen) {
    self.init(views: screen.views.map(\.id), guides: screen.guides.map(\.id))
  }

  /// "logo", "parent.margins", "screen.safeArea".
  public func name(of box: LayoutBox) -> String {
    switch box {
    case .screen: "screen"
    case .safeArea: "screen.safeArea"
    case .keyboard: "keyboard"
    case .view(let index): index == container ? "parent" : view(index)
    case .guide(let index): guides.indices.contains(index) ? guides[index] : "guide"
    case .margins(of: let index): index.map { name(of: .view($0)) + ".margins" } ?? "screen.margins"
    case .readable(of: let index):
      index.map { name(of: .view($0)) + ".readable" } ?? "screen.readable"
    case .content(of: let index): name(of: .view(index)) + ".content"
    case .frame(of: let index): name(of: .view(index)) + ".frame"
    }
  }

  private func view(_ index: Int) -> String {
    views.indices.contains(index) ? views[index] : "view"
  }
}
