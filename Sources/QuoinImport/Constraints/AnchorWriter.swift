import QuoinScreen

/// Writes constraints as a spec has them: as anchor keys of a view where they say where that view
/// is or how large, else as equations.
struct AnchorWriter {
  let root: InterfaceRoot
  let geometry: RootGeometry
  /// The ids of views; nil for those that are the screen.
  let ids: [String?]
  /// The views that a stack places, by index.
  let stackChildren: Set<Int>
  /// What bare edges at the top meet.
  let topGuide: ConstraintBox

  /// One constraint as the value of a key.
  struct Draft {
    /// The key: "minTop".
    var key: String
    /// The value without the priority.
    var value: String
    /// The constraint.
    var constraint: BoxConstraint
  }

  /// Where a constraint is written.
  enum Place {
    /// At a view, as one of its keys.
    case view(Int, BoxConstraint)
    /// Among the equations.
    case equation(BoxConstraint)
    /// Nowhere: it says how large the screen is, which the canvas does.
    case canvas(BoxConstraint)
  }

  /// Chooses where a constraint is written, and turns it so that it begins with its view.
  func place(_ constraint: BoxConstraint) -> Place {
    guard let second = constraint.second else {
      guard case .view(let view) = constraint.first.box else { return .canvas(constraint) }
      return .view(view, constraint)
    }
    for candidate in [constraint, constraint.flipped].compactMap({ $0 }) {
      guard case .view(let view) = candidate.first.box, canBeKey(candidate, of: view) else {
        continue
      }
      // The inner of two views is placed by the outer one.
      if candidate.source.id == constraint.source.id, candidate.first == constraint.first,
        case .view(let other) = second.box, isInside(other, view), other != view,
        constraint.flipped.map({ canBeKey($0, of: other) }) == true
      {
        continue
      }
      return .view(view, candidate)
    }
    if constraint.first.box.view == nil, second.box.view == nil { return .canvas(constraint) }
    return .equation(constraint)
  }

  private func canBeKey(_ constraint: BoxConstraint, of view: Int) -> Bool {
    guard let second = constraint.second else { return true }
    if !constraint.first.attribute.isSize {
      if stackChildren.contains(view) { return false }
      if constraint.multiplier != 1 { return false }
      if second.box == constraint.first.box { return false }
    }
    return !mixesSides(constraint)
  }

  /// Whether left or right is related to leading or trailing.
  private func mixesSides(_ constraint: BoxConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    let (one, other) = (constraint.first.attribute, second.attribute)
    return one.isPhysical && other.isDirectional || one.isDirectional && other.isPhysical
  }

  private func isInside(_ view: Int, _ container: Int) -> Bool {
    var next = root.views[view].parent
    while let index = next {
      if index == container { return true }
      next = root.views[index].parent
    }
    return false
  }

  /// The container of a view; nil where that is the screen.
  func container(of view: Int) -> Int? {
    root.views[view].parent.flatMap { geometry.nested($0) }
  }

  /// What bare edges of a view meet unless it says otherwise.
  func defaultGuide(of view: Int) -> ConstraintBox {
    guard let container = container(of: view) else { return topGuide }
    return root.views[container].tag == "scrollView" ? .content(container) : .view(container)
  }

  /// A constraint as a key of a view whose bare edges meet a guide.
  func draft(_ constraint: BoxConstraint, of view: Int, guide: ConstraintBox) -> Draft {
    let attribute = constraint.first.attribute
    if let aspect = aspect(constraint) {
      return Draft(key: "aspect", value: aspect, constraint: constraint)
    }
    if let distance = distance(constraint, guide) {
      let relation = distance.isInward ? constraint.relation : constraint.relation.turned
      return Draft(
        key: key(attribute, relation), value: distance.text, constraint: constraint)
    }
    return Draft(
      key: key(attribute, constraint.relation),
      value: sum(constraint, for: attribute, inside: container(of: view), of: view),
      constraint: constraint)
  }

  /// `16:9` for a width that is a multiple of the view's own height.
  private func aspect(_ constraint: BoxConstraint) -> String? {
    guard constraint.relation == .equal, constraint.constant == 0, constraint.multiplier > 0,
      let second = constraint.second, second.box == constraint.first.box,
      second.attribute.isSize, constraint.first.attribute.isSize
    else { return nil }
    if constraint.first.attribute == .width {
      return constraint.source.ratio ?? PlainNumber.text(constraint.multiplier)
    }
    guard constraint.multiplier != 1 else { return "1" }
    if let ratio = constraint.source.ratio {
      return ratio.split(separator: ":").reversed().joined(separator: ":")
    }
    return PlainNumber.text(1 / constraint.multiplier)
  }

  /// A number alone: a size, or a distance from the guide.
  private func distance(
    _ constraint: BoxConstraint, _ guide: ConstraintBox
  ) -> (text: String, isInward: Bool)? {
    guard let second = constraint.second else {
      return (PlainNumber.text(constraint.constant), true)
    }
    guard second.box == guide, second.attribute == constraint.first.attribute else { return nil }
    if constraint.first.attribute.isSize {
      let percent = constraint.multiplier * 100
      let isShare = constraint.multiplier != 1 && percent == percent.rounded()
      guard isShare, constraint.constant == 0 else { return nil }
      return ("\(PlainNumber.text(percent))%", true)
    }
    guard !constraint.first.attribute.isBaseline else { return nil }
    let isInward = ![.bottom, .trailing, .right].contains(constraint.first.attribute)
    let value = isInward ? constraint.constant : -constraint.constant
    let isSystem = constraint.source.isSymbolic && value == Self.systemSpace
    return (isSystem ? "system" : PlainNumber.text(value), isInward)
  }

  private func key(_ attribute: Attribute, _ relation: Constraint.Relation) -> String {
    let name = attribute.rawValue
    let capitalised = name.prefix(1).uppercased() + name.dropFirst()
    return switch relation {
    case .equal: name
    case .greaterOrEqual: "min" + capitalised
    case .lessOrEqual: "max" + capitalised
    }
  }

  /// The standard space between views, which Interface Builder stores beside `symbolic`.
  static let systemSpace = 8.0
}

extension Constraint.Relation {
  /// The relation of what counts the other way.
  fileprivate var turned: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
