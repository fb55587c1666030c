import QuoinScreen

/// Whose baseline a view has: its own, but a stack has one of its children's.
///
/// Source: Apple, `UIStackView`, "Position and size of the stack view": a column offers its first
/// child's first and its last child's last baseline, a row those of its tallest child, and so on
/// in a stack that is a child.
struct BaselineSource {
  private let screen: Screen
  private let measures: ContentMeasures

  /// Looks at a screen's views and what they measure.
  init(_ screen: Screen, _ measures: ContentMeasures) {
    self.screen = screen
    self.measures = measures
  }

  /// The view whose first or last baseline a view has, by index.
  func view(for index: Int, isFirst: Bool) -> Int {
    var index = index
    // Children come after their parents, so the way down ends.
    while let stack = screen.views[index].stack {
      let children = visibleChildren(of: index)
      let chosen: Int? =
        switch (stack.axis, isFirst) {
        case (.vertical, true): children.first
        case (.vertical, false): children.last
        case (.horizontal, _): tallest(of: children)
        }
      guard let chosen else { break }
      index = chosen
    }
    return index
  }

  private func visibleChildren(of index: Int) -> [Int] {
    screen.views.indices.dropFirst(index + 1).filter {
      screen.views[$0].parent == index && !screen.views[$0].isHidden
    }
  }

  /// The first of those whose content is highest.
  private func tallest(of children: [Int]) -> Int? {
    var best: (child: Int, height: Double)?
    for child in children {
      let height = height(of: child)
      if height > best?.height ?? -1 { best = (child, height) }
    }
    return best?.child
  }

  /// The height of a view's content, or of what a stack holds.
  private func height(of index: Int) -> Double {
    guard let stack = screen.views[index].stack else { return measures.sizes[index]?.height ?? 0 }
    let children = visibleChildren(of: index)
    let heights = children.map(height)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return zip(children, heights).reduce(0) { $0 + $1.1 + stack.spacing(after: $1.0) }
  }
}
