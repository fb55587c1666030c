import QuoinScreen

/// Which sizes of views no constraint settles, so that a content size is needed.
struct OpenAxes {
  private var ties: [[Attribute.Axis: Set<Attribute>]]
  private var fixed: [Set<Attribute>]
  /// The views whose one length is a multiple of the other.
  private var proportional: Set<Int> = []

  /// Looks through constraints.
  init(_ constraints: [BoxConstraint], views: Int) {
    ties = Array(repeating: [:], count: views)
    fixed = Array(repeating: [], count: views)
    for constraint in constraints where constraint.relation == .equal {
      if constraint.second == nil, constraint.source.priority == 1000,
        case .view(let view) = constraint.first.box
      {
        fixed[view].insert(constraint.first.attribute)
      }
      if constraint.first.attribute.isSize, constraint.source.priority == 1000,
        case .view(let view) = constraint.first.box, constraint.second?.box == .view(view)
      {
        proportional.insert(view)
      }
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard case .view(let view) = anchor.box else { continue }
        ties[view][anchor.attribute.axis, default: []].insert(anchor.attribute)
      }
    }
  }

  /// Whether a required constraint gives a view a length, so that its content has no say.
  func isFixed(_ view: Int, _ axis: Attribute.Axis) -> Bool {
    fixed[view].contains(axis == .horizontal ? .width : .height)
      || (proportional.contains(view) && !fixed[view].isEmpty)
  }

  /// Whether neither a size nor two places of a view are tied to anything.
  func isOpen(_ view: Int, _ axis: Attribute.Axis) -> Bool {
    let tied = ties[view][axis] ?? []
    return !tied.contains(where: \.isSize) && tied.count < 2
  }
}
