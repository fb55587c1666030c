import QuoinScreen

/// What constraints ask of boxes beyond their edges, so that only that is measured.
struct BoxUses {
  /// The views whose baselines are named, by index.
  private(set) var baselines: Set<Int> = []
  /// The views whose readable guides are named, in ascending order.
  private(set) var readableViews: [Int] = []
  /// The hidden children of stacks and what is in them: they take no room, so their texts keep
  /// their natural size.
  private(set) var folded: Set<Int> = []

  /// The scroll views whose content is named, in ascending order.
  private(set) var scrolledContents: [Int] = []

  /// Looks through a screen's constraints.
  init(_ screen: Screen) {
    var readable: Set<Int> = []
    var scrolled: Set<Int> = []
    for constraint in screen.constraints {
      for anchor in constraint.anchors {
        switch anchor.box {
        case .view(let index) where anchor.attribute.isBaseline: baselines.insert(index)
        case .readable(of: .some(let index)): readable.insert(index)
        case .content(of: let index): scrolled.insert(index)
        default: break
        }
      }
    }
    readableViews = readable.sorted()
    scrolledContents = scrolled.sorted()
    addStacks(screen)
  }

  /// A row on a line of baselines asks for its children's, and a stack whose baseline is asked for
  /// passes on one of its children's.
  private mutating func addStacks(_ screen: Screen) {
    for (index, view) in screen.views.enumerated() {
      guard let parent = view.parent else { continue }
      if folded.contains(parent) { folded.insert(index) }
      guard let stack = screen.views[parent].stack else { continue }
      let isOnLine = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      if isOnLine || baselines.contains(parent) { baselines.insert(index) }
      if view.isHidden { folded.insert(index) }
    }
  }
}
