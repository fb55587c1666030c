import QuoinScreen

/// What is free about stacks and their children, less what follows from the rest: places follow
/// from lengths, and lengths from one another, so that each choice is told once.
struct StackFreedoms {
  private let screen: Screen
  private var freeSizes: Set<Anchor> = []
  private var stacksWithFreeChildren: Set<Anchor> = []

  /// Looks at what is free on a screen.
  init(_ screen: Screen, _ freedoms: [AmbiguityReport.Freedom]) {
    self.screen = screen
    for freedom in freedoms where freedom.size != nil {
      freeSizes.insert(Anchor(freedom.box, freedom.axis.length))
      if let stack = stack(around: freedom.box) {
        stacksWithFreeChildren.insert(Anchor(.view(stack.index), freedom.axis.length))
      }
    }
  }

  /// The freedom less what follows from others; nil when nothing is left.
  func decisive(_ freedom: AmbiguityReport.Freedom) -> AmbiguityReport.Freedom? {
    var freedom = freedom
    if let outer = stack(around: freedom.box) {
      let size = Anchor(.view(outer.index), freedom.axis.length)
      let isOuterFree = freeSizes.contains(size)
      if isOuterFree || stacksWithFreeChildren.contains(size) { freedom.place = nil }
      if isOuterFree, decides(outer.arrangement, freedom.axis) { freedom.size = nil }
    }
    if let own = arrangement(of: freedom.box), own.axis == freedom.axis, !decides(own, own.axis),
      stacksWithFreeChildren.contains(Anchor(freedom.box, own.axis.length))
    {
      freedom.size = nil
    }
    return freedom.place == nil && freedom.size == nil ? nil : freedom
  }

  /// What to do about a child of a stack that no constraint decides; nil for other boxes.
  func hint(for freedom: AmbiguityReport.Freedom) -> String? {
    guard let outer = stack(around: freedom.box) else { return nil }
    return freedom.size == nil
      ? "give '\(screen.views[outer.index].id)' another distribution or alignment"
      : "give it a \(freedom.axis.length.rawValue)"
  }

  /// Whether the length of a stack decides its children's.
  private func decides(_ stack: StackArrangement, _ axis: Attribute.Axis) -> Bool {
    guard axis == stack.axis else { return stack.alignment == .fill }
    return stack.distribution == .fillEqually || stack.distribution == .fillProportionally
  }

  private func arrangement(of box: LayoutBox) -> StackArrangement? {
    guard case .view(let index) = box else { return nil }
    return screen.views[index].stack
  }

  private func stack(around box: LayoutBox) -> (index: Int, arrangement: StackArrangement)? {
    guard case .view(let index) = box, let parent = screen.views[index].parent,
      let arrangement = screen.views[parent].stack
    else { return nil }
    return (parent, arrangement)
  }
}
