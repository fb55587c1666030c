/// A name for several attributes of a box at once.
enum CompoundAnchor: String, Hashable, Sendable, CaseIterable {
  case edges, size, center

  /// The attributes it stands for, in the order their constraints are made.
  var members: [Attribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    }
  }

  /// Whether `min…` and `max…` keys exist for it.
  var takesBounds: Bool { self != .center }
}
