import QuoinScreen
import QuoinSolver
import QuoinSource

/// A warning for each view and axis that the constraints leave a choice, with both extremes; what
/// follows from another choice has none of its own.
struct AmbiguityReport {
  /// What is free on one axis of one box.
  struct Freedom {
    /// The view or guide.
    var box: LayoutBox
    /// The axis.
    var axis: Attribute.Axis
    /// The freedom of the leading or top edge.
    var place: Solution.Ambiguity?
    /// The freedom of the width or height.
    var size: Solution.Ambiguity?
  }

  private let screen: Screen
  private let ties: TieGroups
  private let freedoms: [Freedom]
  private let stacks: StackFreedoms

  /// Makes the report of the last pass, with the widths that the first one chose among equals.
  init(_ passes: LayoutPasses) {
    screen = passes.formulation.screen
    let ambiguities = Self.merged(passes)
    ties = TieGroups(ambiguities, system: passes.formulation.system)
    let all = Self.grouped(ambiguities, formulation: passes.formulation)
    let stacks = StackFreedoms(screen, all)
    self.stacks = stacks
    freedoms = FreedomRoots.roots(
      of: all.compactMap { stacks.decisive($0) }, in: passes.formulation.system)
  }

  /// The warnings in order of declaration, horizontal before vertical.
  var diagnostics: [Diagnostic] {
    let names = tiedBoxes()
    return freedoms.map { freedom in
      diagnostic(of: freedom, tied: names)
    }
  }

  /// The last pass's ambiguities and the first one's horizontal ones, by variable.
  ///
  /// How required constraints share the error of a conflict is open too, but the conflict says so.
  private static func merged(_ passes: LayoutPasses) -> [Solution.Ambiguity] {
    all(passes).filter { $0.cause != .tie(.required) }
  }

  private static func all(_ passes: LayoutPasses) -> [Solution.Ambiguity] {
    let formulation = passes.formulation
    guard !passes.firstAmbiguities.isEmpty else { return passes.solution.ambiguities }
    let known = Set(passes.solution.ambiguities.map(\.variable))
    let widths = Set(
      (formulation.views + formulation.guides).flatMap { box in
        [box.horizontal.start, box.horizontal.length]
      } + formulation.contents.values.map(\.width))
    let chosen = passes.firstAmbiguities.filter {
      widths.contains($0.variable) && !known.contains($0.variable)
    }
    return (passes.solution.ambiguities + chosen).sorted {
      $0.variable.index < $1.variable.index
    }
  }

  private static func grouped(
    _ ambiguities: [Solution.Ambiguity], formulation: Formulation
  ) -> [Freedom] {
    let free = Dictionary(
      ambiguities.map { ($0.variable, $0) }, uniquingKeysWith: { first, _ in first })
    guard !free.isEmpty else { return [] }
    let boxes =
      formulation.views.enumerated().map { (LayoutBox.view($0.offset), $0.element) }
      + formulation.guides.enumerated().map { (LayoutBox.guide($0.offset), $0.element) }
    let contents = formulation.contents.sorted { $0.key < $1.key }.flatMap { index, content in
      [(Attribute.Axis.horizontal, content.width), (.vertical, content.height)].compactMap {
        axis, variable in
        free[variable].map {
          Freedom(box: .content(of: index), axis: axis, place: nil, size: $0)
        }
      }
    }
    return contents
      + boxes.flatMap { box, variables in
        Attribute.Axis.allCases.compactMap { axis in
          let span = variables.span(axis)
          let freedom = Freedom(
            box: box, axis: axis, place: free[span.start], size: free[span.length])
          return freedom.place == nil && freedom.size == nil ? nil : freedom
        }
      }
  }

  /// The boxes of each group of ties on each axis, in order of declaration.
  private func tiedBoxes() -> [TieGroups.Group: [LayoutBox]] {
    var boxes: [TieGroups.Group: [LayoutBox]] = [:]
    for freedom in freedoms {
      for group in groups(of: freedom) where boxes[group, default: []].last != freedom.box {
        boxes[group, default: []].append(freedom.box)
      }
    }
    return boxes
  }

  private func groups(of freedom: Freedom) -> [TieGroups.Group] {
    [freedom.size, freedom.place].compactMap { $0.flatMap { ties.group(of: $0) } }
  }
}

/// Wording.
extension AmbiguityReport {
  private func diagnostic(
    of freedom: Freedom, tied: [TieGroups.Group: [LayoutBox]]
  ) -> Diagnostic {
    let writer = ConstraintText(screen)
    let name = writer.name(freedom.box)
    let group = groups(of: freedom).first
    let others = others(than: freedom.box, in: group.flatMap { tied[$0] } ?? [])
    var message = "\(subject(freedom)) of '\(name)' \(isOne(freedom) ? "is" : "are") ambiguous: "
    message += extremes(freedom)
    if let group {
      message += ", in a tie at priority \(PointText.text(group.priority.value))"
      if !others.boxes.isEmpty { message += " with \(list(others, writer))" }
    } else {
      message += ", as no constraint decides"
    }
    return Diagnostic(
      .warning, id: "ambiguous", message, at: source(of: freedom.box),
      hint: group == nil ? missingHint(freedom) : tieHint(freedom, others.boxes, writer),
      notes: others.boxes.map {
        Diagnostic.Note("'\(writer.name($0))' has a part in the tie", at: source(of: $0))
      }, view: freedom.box.isView ? name : nil)
  }

  private static let listed = 3

  private func isOne(_ freedom: Freedom) -> Bool { freedom.place == nil || freedom.size == nil }

  private func subject(_ freedom: Freedom) -> String {
    let (place, size) = Self.words(freedom.axis)
    switch (freedom.place, freedom.size) {
    case (.some, .some): return "the \(place) edge and the \(size)"
    case (.some, nil): return "the \(place) edge"
    default: return "the \(size)"
    }
  }

  /// Both extremes, named where there are two of them: "leading from 0 to 20, width from 5 to 9".
  private func extremes(_ freedom: Freedom) -> String {
    let (place, size) = Self.words(freedom.axis)
    switch (freedom.place, freedom.size) {
    case (let first?, let second?):
      return "\(place) \(extremes(first)), \(size) \(extremes(second))"
    default: return (freedom.place ?? freedom.size).map { extremes($0) } ?? ""
    }
  }

  private func extremes(_ ambiguity: Solution.Ambiguity) -> String {
    switch (ambiguity.minimum, ambiguity.maximum) {
    case (let minimum?, let maximum?):
      "from \(PointText.text(minimum)) to \(PointText.text(maximum))"
    case (let minimum?, nil): "from \(PointText.text(minimum)) without end"
    case (nil, let maximum?): "up to \(PointText.text(maximum))"
    case (nil, nil): "anywhere"
    }
  }

  private func missingHint(_ freedom: Freedom) -> String {
    if let hint = stacks.hint(for: freedom) { return hint }
    let edges =
      freedom.axis == .horizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
    let (_, size) = Self.words(freedom.axis)
    if case .content = freedom.box {
      let (first, last) =
        freedom.axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      return "its children decide it: from \(first) to \(last) each needs a place and a \(size)"
    }
    switch (freedom.place, freedom.size) {
    case (.some, .some): return "constrain two of \(edges), or one of them and the \(size)"
    case (.some, nil): return "constrain its \(edges)"
    default: break
    }
    let hint = "give it a \(size), or constrain a second of \(edges)"
    guard isHeldByChildren(freedom) else { return hint }
    return hint + "; \(size): 0 @50 makes it as small as its children let it"
  }

  /// Whether children keep a container from getting smaller, and nothing from getting larger.
  private func isHeldByChildren(_ freedom: Freedom) -> Bool {
    guard case .view(let index) = freedom.box, let size = freedom.size, size.maximum == nil,
      let minimum = size.minimum, minimum > 0
    else { return false }
    return screen.views.contains { $0.parent == index }
  }

  private func tieHint(
    _ freedom: Freedom, _ others: [LayoutBox], _ writer: ConstraintText
  ) -> String {
    let names =
      others.isEmpty
      ? "one of them" : "'\(writer.name(freedom.box))' or '\(writer.name(others[0]))'"
    return "give \(names) another priority, hugging or resistance"
  }

  /// The first few other boxes of a tie, and how many more there are.
  private func others(
    than box: LayoutBox, in tied: [LayoutBox]
  ) -> (boxes: [LayoutBox], rest: Int) {
    let boxes = tied.prefix(Self.listed + 1).filter { $0 != box }.prefix(Self.listed)
    return (Array(boxes), max(0, tied.count - 1 - boxes.count))
  }

  private func list(
    _ others: (boxes: [LayoutBox], rest: Int), _ writer: ConstraintText
  ) -> String {
    let names = others.boxes.map { "'\(writer.name($0))'" }.joined(separator: ", ")
    return others.rest > 0 ? "\(names) and \(others.rest) more" : names
  }

  private func source(of box: LayoutBox) -> SourceRange {
    switch box {
    case .view(let index): screen.views[index].source
    case .guide(let index): screen.guides[index].source
    case .content(of: let index): screen.views[index].source
    default: screen.source
    }
  }

  private static func words(_ axis: Attribute.Axis) -> (place: String, size: String) {
    axis == .horizontal ? ("leading", "width") : ("top", "height")
  }
}

extension LayoutBox {
  /// Whether it is a view.
  var isView: Bool {
    if case .view = self { true } else { false }
  }
}
