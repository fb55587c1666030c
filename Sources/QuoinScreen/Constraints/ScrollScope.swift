import QuoinSource

/// What the edges of scroll views mean inside and outside of them.
///
/// As in UIKit, inside a scroll view its edges and centres are those of what scrolls (the content
/// layout guide), and its sizes are the frame's; outside all are the frame's.
/// https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
struct ScrollScope {
  /// The scroll views that have children, by index.
  let views: Set<Int>
  private let parents: [Int?]

  /// Looks at a tree of views in preorder.
  init(_ views: [View]) {
    parents = views.map(\.parent)
    self.views = Set(
      views.indices.filter { index in
        guard views[index].scrolls else { return false }
        if case .text = views[index].content { return false }
        return true
      })
  }

  /// Constraints written in a container, nil for the screen, with each edge of a scroll view around
  /// the container turned to its content's.
  func meaning(of constraints: [Constraint], inside container: Int?) -> [Constraint] {
    let around = scrollViews(around: container)
    guard !around.isEmpty else { return constraints }
    return constraints.map { constraint in
      var result = constraint
      result.left = meaning(of: constraint.left, around)
      result.right = meaning(of: constraint.right, around)
      return result
    }
  }

  /// The scroll views that something in a container scrolls in.
  func scrollViews(around container: Int?) -> Set<Int> {
    guard !views.isEmpty else { return [] }
    var found: Set<Int> = []
    var next = container
    // Preorder: a parent comes before its children, so the walk ends.
    while let index = next {
      if views.contains(index) { found.insert(index) }
      next = parents[index].flatMap { $0 < index ? $0 : nil }
    }
    return found
  }

  private func meaning(of expression: LinearExpression, _ around: Set<Int>) -> LinearExpression {
    var sum = LinearExpressionSum()
    for term in expression.terms {
      var anchor = term.anchor
      if case .view(let index) = anchor.box, around.contains(index), !anchor.attribute.isSize,
        !anchor.attribute.isBaseline
      {
        anchor.box = .content(of: index)
      }
      sum.add(term.coefficient, anchor)
    }
    var meant = expression
    meant.terms = sum.expression.terms
    return meant
  }
}
