import QuoinScreen
import QuoinSource

/// All constraints of a root as its spec has them.
struct ConstraintSection {
  /// What bare edges at the top meet: a word of `attach`; nil for the default.
  private(set) var attach: String?
  /// The keys of each view, by index.
  private(set) var keys: [Int: [SpecEntry]] = [:]
  /// The equations.
  private(set) var equations: [SpecNode] = []
  /// How many constraints are in it.
  private(set) var carried = 0
  /// Constraints that say only how large the screen is.
  private(set) var onCanvas: [BoxConstraint] = []

  /// Writes constraints.
  ///
  /// The safe area and the bounds are told apart even where the document's canvas has no safe area:
  /// on another device they are two boxes.
  init(
    _ constraints: [BoxConstraint], root: InterfaceRoot, geometry: RootGeometry, ids: [String?],
    stackChildren: Set<Int>
  ) {
    let top = Self.mostUsed(constraints, root: root, geometry: geometry)
    attach = top == .safeArea ? nil : top.attachWord
    let writer = AnchorWriter(
      root: root, geometry: geometry, ids: ids, stackChildren: stackChildren, topGuide: top)
    var placed: [Int: [BoxConstraint]] = [:]
    for constraint in constraints {
      switch writer.place(constraint) {
      case .view(let view, let turned):
        placed[view, default: []].append(turned)
        carried += 1
      case .equation(let constraint):
        equations.append(Self.item(constraint, writer))
        carried += 1
      case .canvas(let constraint): onCanvas.append(constraint)
      }
    }
    for (view, constraints) in placed { keys[view] = Self.keys(of: view, constraints, writer) }
  }

  /// What most edges of views at the top are tied to.
  private static func mostUsed(
    _ constraints: [BoxConstraint], root: InterfaceRoot, geometry: RootGeometry
  ) -> ConstraintBox {
    var counts: [ConstraintBox: Int] = [:]
    for constraint in constraints {
      for box in [constraint.first.box, constraint.second?.box].compactMap({ $0 })
      where canBeNumber(constraint, from: box) { counts[box, default: 0] += 1 }
    }
    // An autoresizing mask counts from the bounds, at four keys.
    counts[.screen, default: 0] +=
      4
      * root.views.count { view in
        view.isAutoresized && view.parent.map { geometry.nested($0) == nil } == true
      }
    let order: [ConstraintBox] = [.safeArea, .screen, .margins(nil)]
    var best = order[0]
    for box in order where counts[box, default: 0] > counts[best, default: 0] { best = box }
    return best
  }

  /// Whether a constraint to a box is a number or a share where bare edges meet that box.
  private static func canBeNumber(_ constraint: BoxConstraint, from box: ConstraintBox) -> Bool {
    guard let second = constraint.second, second.attribute == constraint.first.attribute,
      second.box == box || constraint.first.box == box, !second.attribute.isBaseline
    else { return false }
    if second.attribute.isSize { return constraint.multiplier != 1 && constraint.constant == 0 }
    return constraint.multiplier == 1
  }

  private static func item(_ constraint: BoxConstraint, _ writer: AnchorWriter) -> SpecNode {
    let equation = writer.equation(constraint)
    guard let name = constraint.source.identifier else { return .plain(equation) }
    return .map([SpecEntry("equation", .plain(equation)), SpecEntry("name", .text(name))])
  }

  /// The keys of a view, in the order of the reference.
  private static func keys(
    of view: Int, _ constraints: [BoxConstraint], _ writer: AnchorWriter
  ) -> [SpecEntry] {
    let usual = writer.defaultGuide(of: view)
    let guide = bestGuide(for: view, constraints, usual: usual, writer)
    var values: [String: [SpecNode]] = [:]
    for constraint in constraints {
      let draft = writer.draft(constraint, of: view, guide: guide)
      values[draft.key, default: []].append(node(draft, writer))
    }
    var entries: [SpecEntry] = []
    if guide != usual, let word = guide.attachWord {
      entries.append(SpecEntry("attach", .plain(word)))
    }
    for key in order {
      guard let nodes = values[key] else { continue }
      entries.append(SpecEntry(key, nodes.count == 1 ? nodes[0] : .list(nodes)))
    }
    return entries
  }

  /// The guide that lets most keys of a view be numbers.
  private static func bestGuide(
    for view: Int, _ constraints: [BoxConstraint], usual: ConstraintBox, _ writer: AnchorWriter
  ) -> ConstraintBox {
    let candidates: [ConstraintBox]
    if let container = writer.container(of: view) {
      guard case .view = usual else { return usual }
      candidates = [usual, .margins(container)]
    } else {
      candidates = [usual] + [.safeArea, .screen, .margins(nil)].filter { $0 != usual }
    }
    func matches(_ guide: ConstraintBox) -> Int {
      constraints.count { constraint in
        constraint.second?.box == guide && canBeNumber(constraint, from: guide)
      }
    }
    var best = usual
    for guide in candidates where matches(guide) > matches(best) { best = guide }
    return best
  }

  private static func node(_ draft: AnchorWriter.Draft, _ writer: AnchorWriter) -> SpecNode {
    let source = draft.constraint.source
    guard let name = source.identifier else {
      return .plain(draft.value + writer.priority(draft.constraint))
    }
    var entries = [SpecEntry("value", .plain(draft.value))]
    if source.priority != 1000 { entries.append(SpecEntry("priority", .number(source.priority))) }
    entries.append(SpecEntry("name", .text(name)))
    return .map(entries)
  }

  /// The keys in the order of the reference, each followed by its bounds.
  private static let order: [String] =
    ["aspect"].reduce(
      into: Attribute.allCases.flatMap { attribute -> [String] in
        let name = attribute.rawValue
        let capitalised = name.prefix(1).uppercased() + name.dropFirst()
        return [name, "min" + capitalised, "max" + capitalised]
      }
    ) { $0.append($1) }
}

extension ConstraintBox {
  /// The word of `attach` for a box that bare edges can meet.
  fileprivate var attachWord: String? {
    switch self {
    case .screen, .view: "bounds"
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .keyboard, .content, .frame: nil
    }
  }
}
