import QuoinScreen

/// Which sizes of views no constraint settles, so that a content size is needed.
struct OpenAxes {
  private var ties: [[Attribute.Axis: Set<Attribute>]]

  /// Looks through constraints.
  init(_ constraints: [BoxConstraint], views: Int) {
    ties = Array(repeating: [:], count: views)
    for constraint in constraints where constraint.relation == .equal {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard case .view(let view) = anchor.box else { continue }
        ties[view][anchor.attribute.axis, default: []].insert(anchor.attribute)
      }
    }
  }

  /// Whether neither a size nor two places of a view are tied to anything.
  func isOpen(_ view: Int, _ axis: Attribute.Axis) -> Bool {
    let tied = ties[view][axis] ?? []
    return !tied.contains(where: \.isSize) && tied.count < 2
  }
}
