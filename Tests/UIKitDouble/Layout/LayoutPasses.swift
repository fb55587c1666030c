import QuoinSolver

/// A layout in passes: texts wrap at widths that constraints give them, and are then as high as
/// their lines, which is solved for again, until nothing changes.
///
/// UIKit makes two passes of a text that wraps by itself; a chain of texts takes more.
@MainActor enum LayoutPasses {
  /// The most passes.
  private static let limit = 12

  /// Lays a hierarchy out at its root's size.
  static func run(_ root: UIView) {
    prepare(root)
    var last: [LayoutRow] = []
    for _ in 1...limit {
      root.updateConstraintsIfNeeded()
      let system = LayoutSystem(root, nil)
      guard !agree(system.rows, last) else { return }
      last = system.rows
      solve(system)
      for view in system.views { view.layoutSubviews() }
    }
    LayoutFindings.add("the layout does not settle")
  }

  /// The size of a view whose size is open, in points on whole pixels.
  static func fittingSize(_ view: UIView, _ fitting: Fitting) -> CGSize {
    prepare(view)
    var last: [LayoutRow] = []
    var size = CGSize.zero
    for _ in 1...limit {
      view.updateConstraintsIfNeeded()
      let system = LayoutSystem(view, fitting)
      guard !agree(system.rows, last) else { break }
      last = system.rows
      let origin = view.box.origin
      solve(system)
      size = view.box.size
      view.box.origin = origin
      for view in system.views { view.layoutSubviews() }
    }
    return size
  }

  private static func agree(_ first: [LayoutRow], _ second: [LayoutRow]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.agrees(with: $1) }
  }

  /// Forgets what was concluded from earlier sizes.
  private static func prepare(_ root: UIView) {
    for view in root.tree {
      view.wrapWidth = nil
      view.hasAmbiguousLayout = false
      view.solvedFrame = nil
    }
  }

  private static func solve(_ layout: LayoutSystem) {
    var system = LinearSystem()
    for _ in 0..<layout.variableCount { _ = system.addVariable() }
    for row in layout.rows { system.add(row.solved) }
    let solution = system.solve()
    for conflict in solution.conflicts {
      let names = conflict.members.map { layout.rows[$0.row].name }
      LayoutFindings.add("cannot all hold: \(names.joined(separator: "; "))")
    }
    layout.tellAmbiguities(Set(solution.ambiguities.map(\.variable.index)))
    layout.placeGuides(solution.values)
    place(layout.views, layout.frames(solution.values), root: layout.root)
  }

  /// Gives views their frames on whole pixels, each in its superview's.
  private static func place(_ views: [UIView], _ frames: [CGRect], root: UIView) {
    let pixels = PixelRounding(scale: root.traitCollection.displayScale)
    for (view, frame) in zip(views, frames) {
      view.solvedFrame = frame
      if view !== root && view.translatesAutoresizingMaskIntoConstraints { continue }
      let content = view.intrinsicContentSize
      let insets = view.alignmentRectInsets
      let box = pixels.rounded(
        frame,
        keeping: CGSize(
          width: content.width + insets.left + insets.right,
          height: content.height + insets.top + insets.bottom))
      guard view !== root, let parent = view.superview else {
        view.box.size = box.size
        continue
      }
      let origin = root.convert(CGRect.zero, from: parent).origin
      view.box = box.offsetBy(
        dx: -origin.x - root.boundsOrigin.x, dy: -origin.y - root.boundsOrigin.y)
    }
  }
}
