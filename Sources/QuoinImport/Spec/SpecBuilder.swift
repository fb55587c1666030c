import QuoinLayout
import QuoinScreen
import QuoinSource

/// Builds the spec of one root.
struct SpecBuilder {
  let document: InterfaceDocument
  let root: InterfaceRoot
  let geometry: RootGeometry
  private var context: KindContext
  private var drafts: [ViewDraft] = []
  private var ids: [String?] = []
  private var keys: [Int: [SpecEntry]] = [:]
  private var storedSizes: Set<Int> = []
  private var coverage = Coverage()
  private(set) var diagnostics: [Diagnostic] = []

  /// The spec of a root.
  static func build(_ root: InterfaceRoot, in document: InterfaceDocument) -> ImportedSpec {
    var builder = SpecBuilder(root, document)
    return builder.spec()
  }

  private init(_ root: InterfaceRoot, _ document: InterfaceDocument) {
    self.root = root
    self.document = document
    geometry = RootGeometry(root)
    context = KindContext(document: document, colors: ColorTable(document.namedColors))
  }

  private mutating func spec() -> ImportedSpec {
    for view in root.views { drafts.append(KindImporter.draft(view.element, &context)) }
    for index in drafts.indices where geometry.nested(index) != nil {
      diagnostics += drafts[index].diagnostics
    }
    ids =
      ViewNames(root, kinds: drafts.map(\.kind)) { [geometry] in geometry.screenViews.contains($0) }
      .ids
    let rules = CanvasRules(document: document, root: root, geometry: geometry)
    let constraints = resolvedConstraints(safeArea: rules.safeArea)
    let insets = CanvasInference(
      root: root, geometry: geometry, constraints: constraints,
      toolsVersion: document.toolsVersion
    ).insets(rules)
    diagnostics += insets.corrections.map { .inferredInset($0, of: root.views[0].element) }
    let section = ConstraintSection(
      constraints, root: root, geometry: geometry, ids: ids, stackChildren: stackChildren)
    keys = section.keys
    coverage.constraints.carried = section.carried + section.onCanvas.count
    addMargins(rules, insets, constraints)
    addAutoresizing(attach: section.attach)
    addStoredSizes(constraints)
    tellUnknown()
    let styles = StyleFinder(drafts, isUsed: { [geometry] in geometry.nested($0) != nil })
    for index in drafts.indices { drafts[index].attributes = styles.attributes[index] }
    var entries = header(insets, constraints)
    if !context.colors.named.isEmpty {
      entries.append(
        SpecEntry("colors", .map(context.colors.named.map { SpecEntry($0.name, .plain($0.value)) }))
      )
    }
    if !styles.entries.isEmpty { entries.append(SpecEntry("styles", .map(styles.entries))) }
    if drafts.contains(where: { $0.kind == "image" }) {
      // Pictures are in the app's asset catalogues, and their sizes in the spec.
      entries.append(SpecEntry("ignore", .plain("missing-image")))
    }
    if let attach = section.attach { entries.append(SpecEntry("attach", .plain(attach))) }
    var dollars = DollarEscape()
    let views = dollars.escape(children(of: nil))
    if dollars.isUsed { entries.append(DollarEscape.value) }
    entries.append(SpecEntry("views", .map(views)))
    if !section.equations.isEmpty {
      entries.append(SpecEntry("constraints", .list(section.equations)))
    }
    return ImportedSpec(
      screen: screenName, rootID: root.id, views: importedViews(insets.witnesses),
      diagnostics: diagnostics.inOrderOfPlace(), coverage: coverage, size: geometry.size,
      tag: root.views[0].tag, textSize: document.textSize, entries: entries)
  }

  // MARK: - Constraints

  private mutating func resolvedConstraints(safeArea: EdgeInsets) -> [BoxConstraint] {
    let resolver = BoxResolver(root: root, geometry: geometry, safeArea: safeArea)
    var result: [BoxConstraint] = []
    for index in root.views.indices {
      for constraint in root.views[index].constraints {
        coverage.constraints.total += 1
        do throws(BoxResolver.Problem) {
          result.append(try resolver.resolve(constraint, owner: index))
        } catch {
          diagnostics.append(.brokenConstraint(constraint, error))
        }
      }
    }
    return result
  }

  private var stackChildren: Set<Int> {
    Set(
      root.views.indices.filter { index in
        root.views[index].parent.map { root.views[$0].tag == "stackView" } ?? false
      })
  }

  /// Margins of views that constraints are tied to, where they are not those of every view.
  private mutating func addMargins(
    _ rules: CanvasRules, _ insets: ScreenInsets, _ constraints: [BoxConstraint]
  ) {
    var used: Set<Int> = []
    for anchor in constraints.flatMap({ [$0.first, $0.second].compactMap { $0 } }) {
      if case .margins(let view?) = anchor.box { used.insert(view) }
    }
    for view in used.sorted() {
      let margins = rules.margins(of: view, screen: insets)
      let isStack = root.views[view].tag == "stackView"
      guard isStack || margins != CanvasRules.ordinary else { continue }
      drafts[view].attributes.removeAll { $0.key == "margins" }
      drafts[view].set(
        "margins",
        .insets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right))
    }
  }

  /// Edges and sizes of views that an autoresizing mask places, in the container's bounds.
  private mutating func addAutoresizing(attach: String?) {
    for (index, view) in root.views.enumerated() {
      guard geometry.nested(index) != nil, let parent = view.parent else { continue }
      guard !stackChildren.contains(index) else { continue }
      guard let frame = relative(index, to: parent) else { continue }
      if view.isGiven {
        keys[index] = [SpecEntry("frame", .frame(frame))]
      } else if view.isAutoresized, let container = size(of: parent) {
        let isAtTop = geometry.nested(parent) == nil
        let own = keys[index] ?? []
        let word = own.first { $0.key == "attach" }?.value
        let meetsBounds = word.map { $0 == .plain("bounds") } ?? (!isAtTop || attach == "bounds")
        let needsWord = !meetsBounds && own.isEmpty
        let mask = AutoresizingMask(view.element).keys(
          frame: frame, in: container,
          named: meetsBounds || needsWord ? nil : isAtTop ? "screen" : "parent")
        keys[index] = (needsWord ? [SpecEntry("attach", .plain("bounds"))] : []) + mask + own
      }
    }
  }

  /// The stored frame in the container's coordinates; nil where the document has none.
  private func relative(_ view: Int, to parent: Int) -> Rect? {
    let screen = Rect(x: 0, y: 0, width: geometry.size.width, height: geometry.size.height)
    guard let frame = geometry.frame(of: view),
      let origin = geometry.nested(parent) == nil ? screen : geometry.frame(of: parent)
    else { return root.views[view].element.frame }
    return Rect(
      x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }

  /// The stored size of a view; nil where the document has none.
  private func size(of view: Int) -> Size? {
    if geometry.nested(view) == nil { return geometry.size }
    return root.views[view].element.frame.map { Size(width: $0.width, height: $0.height) }
  }

  /// Sizes of views whose content no model computes.
  private mutating func addStoredSizes(_ constraints: [BoxConstraint]) {
    let finder = OpenAxes(constraints, views: root.views.count)
    for index in root.views.indices where geometry.nested(index) != nil {
      let stored = size(of: index)
      switch drafts[index].sizeSource {
      case .modelled: break
      case .document:
        var size = drafts[index].intrinsic
        if finder.isFixed(index, .horizontal) { size.width = nil }
        if finder.isFixed(index, .vertical) { size.height = nil }
        if size.width != nil || size.height != nil { drafts[index].setIntrinsic(size) }
      case .unknown:
        // A symbol has a size of its own whatever it is tied to; a class's drawing need not.
        let isSymbol = drafts[index].kind == "symbol"
        var width = isSymbol || finder.isOpen(index, .horizontal) ? stored?.width : nil
        var height = isSymbol || finder.isOpen(index, .vertical) ? stored?.height : nil
        if finder.isFixed(index, .horizontal) { width = nil }
        if finder.isFixed(index, .vertical) { height = nil }
        guard width != nil || height != nil else { continue }
        storedSizes.insert(index)
        drafts[index].setIntrinsic((width, height))
      }
    }
  }

  private mutating func tellUnknown() {
    for (index, view) in root.views.enumerated() {
      let isScreen = geometry.nested(index) == nil
      coverage.views.add(isCarried: KindImporter.all[view.tag] != nil)
      CarriedProperties.count(view.element, isScreen: isScreen, into: &coverage)
    }
    for (element, view) in root.unknown {
      diagnostics.append(.unknownElement(element, in: root.views[view].element))
      let id = element["id"].map { " \($0)" } ?? ""
      drafts[view].comments.append("<\(element.name)>\(id) is not carried")
    }
    for (element, view) in root.unusedVariations {
      diagnostics.append(.unusedVariation(element, of: root.views[view].element))
      coverage.left["variation", default: 0] += 1
    }
  }

  // MARK: - Writing

  private func header(_ insets: ScreenInsets, _ constraints: [BoxConstraint]) -> [SpecEntry] {
    var canvas = [
      SpecEntry("width", .number(geometry.size.width)),
      SpecEntry("height", .number(geometry.size.height)),
      SpecEntry("scale", .number(document.device.scale)),
    ]
    if insets.safeArea != .zero {
      canvas.append(SpecEntry("safeArea", .insets(insets.safeArea).withoutZeros))
    }
    let usesMargins = constraints.contains {
      $0.first.box == .margins(nil) || $0.second?.box == .margins(nil)
    }
    if usesMargins { canvas.append(SpecEntry("margins", .insets(insets.margins))) }
    let place = root.views[0].element.range.file.path
    let textSize = document.textSize == .L ? "" : ", text size \(document.textSize.rawValue)"
    let comment = "\(RootTitle.fileName(place)), \(root.views[0].tag) \(root.id)" + textSize
    var entries = [
      SpecEntry("quoin", .plain("1"), comments: [comment] + screenComments),
      SpecEntry("screen", .text(screenName)),
    ]
    if let system = document.system { entries.append(SpecEntry("system", .plain(system))) }
    return entries + [SpecEntry("canvas", .map(canvas))]
  }

  private var screenComments: [String] {
    let screens = geometry.screenViews.sorted()
    return screens.flatMap { drafts[$0].comments } + leftByTheScreen(screens)
  }

  /// What a spec cannot say of its screen, as a remark: the margins are the canvas's, and what lies
  /// outside of a screen is not shown anyway.
  private func leftByTheScreen(_ screens: [Int]) -> [String] {
    var left: [SpecEntry] = []
    for entry in screens.flatMap({ drafts[$0].attributes })
    where !["margins", "clips"].contains(entry.key) && !left.contains(entry) {
      left.append(entry)
    }
    guard !left.isEmpty else { return [] }
    let texts = left.map { "\($0.key): \(YAMLWriter.inline($0.value))" }
    return ["not carried, of the screen itself: \(texts.joined(separator: ", "))"]
  }

  private var screenName: String { RootTitle.name(of: root) }

  /// The views in a container; nil for the screen.
  private func children(of parent: Int?) -> [SpecEntry] {
    root.views.indices.compactMap { index in
      guard let id = ids[index], let container = root.views[index].parent,
        geometry.nested(container) == parent
      else { return nil }
      return entry(of: index, id)
    }
  }

  private func entry(of index: Int, _ id: String) -> SpecEntry {
    let draft = drafts[index]
    var content = draft.content
    let children = children(of: index)
    if draft.takesChildren || !children.isEmpty { content = .map(children) }
    let isTall = !children.isEmpty
    let body = draft.attributes + (keys[index] ?? [])
    let kind = SpecEntry(draft.kind, content)
    // What is in a container comes last, so that its own keys are not far from its name.
    return SpecEntry(id, .map(isTall ? body + [kind] : [kind] + body), comments: draft.comments)
  }

  private func importedViews(_ witnesses: Set<Int>) -> [ImportedView] {
    root.views.indices.compactMap { index in
      guard let id = ids[index] else { return nil }
      let view = root.views[index]
      let isLeaf = !root.views.contains { $0.parent == index }
      return ImportedView(
        id: id, sourceID: view.id, tag: view.tag, customClass: view.customClass,
        frame: geometry.frame(of: index), range: view.element.range, isLeaf: isLeaf,
        isGiven: view.isGiven || view.isAutoresized && !stackChildren.contains(index),
        isWitness: witnesses.contains(index), takesStoredSize: storedSizes.contains(index))
    }
  }
}

extension ViewDraft {
  /// Gives a content size to a view that has none of its own.
  fileprivate mutating func setIntrinsic(_ size: (width: Double?, height: Double?)) {
    let sides = [size.width, size.height].map { $0.map { SpecNode.number($0) } ?? .plain("none") }
    set("intrinsic", .list(sides))
  }
}

extension SpecNode {
  fileprivate static func insets(_ insets: EdgeInsets) -> SpecNode {
    .insets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// A map without what is 0.
  fileprivate var withoutZeros: SpecNode {
    guard case .map(let entries) = self else { return self }
    return .map(entries.filter { $0.value != .number(0) })
  }

  fileprivate static func frame(_ frame: Rect) -> SpecNode {
    .list([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
  }
}
