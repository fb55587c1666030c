import QuoinScreen

/// Expressions and equations.
extension AnchorWriter {
  /// The right side of a constraint as an expression.
  ///
  /// - Parameters:
  ///   - key: the attribute of the key it is the value of, which need not be repeated.
  ///   - container: the view whose constraints these are; nil for the screen.
  func sum(
    _ constraint: BoxConstraint, for key: Attribute?, inside container: Int?, of view: Int? = nil
  ) -> String {
    guard let second = constraint.second else { return PlainNumber.text(constraint.constant) }
    var name = name(of: second.box, inside: container, of: view)
    let factor = constraint.multiplier
    if key != second.attribute || factor != 1 || second.box.isScrollGuide {
      name += ".\(second.attribute.rawValue)"
    }
    if factor != 1 { name = "\(PlainNumber.text(factor)) * \(name)" }
    if !second.attribute.isSize, factor != 1 {
      name += originShare(constraint, factor: factor, inside: container)
    }
    return name + addition(constraint)
  }

  /// `left == right` and the like.
  func equation(_ constraint: BoxConstraint) -> String {
    var constraint = constraint
    if let second = constraint.second {
      // Left and right name the same sides as leading and trailing on a left-to-right canvas.
      let (one, other) = (constraint.first.attribute, second.attribute)
      if one.isPhysical, other.isDirectional {
        constraint.second?.attribute = other.physical
      } else if one.isDirectional, other.isPhysical {
        constraint.first.attribute = one.physical
      }
    }
    let first = name(of: constraint.first.box, inside: nil)
    let left = "\(first).\(constraint.first.attribute.rawValue)"
    let right = sum(constraint, for: nil, inside: nil)
    return "\(left) \(constraint.relation.rawValue) \(right)\(priority(constraint))"
  }

  /// ` @750`, or nothing where it is required.
  func priority(_ constraint: BoxConstraint) -> String {
    let priority = constraint.source.priority
    return priority == 1000 ? "" : " @\(PlainNumber.text(priority))"
  }

  private func addition(_ constraint: BoxConstraint) -> String {
    let constant = constraint.constant
    guard constant != 0 else { return "" }
    let isSystem = constraint.source.isSymbolic && abs(constant) == Self.systemSpace
    let amount = isSystem ? "system" : PlainNumber.text(abs(constant))
    return amount == "0" ? "" : (constant < 0 ? " - " : " + ") + amount
  }

  /// A multiplied place counts in the coordinates of the view that owns the constraint: what that
  /// view's own origin adds, unless it is the screen's.
  private func originShare(
    _ constraint: BoxConstraint, factor: Double, inside container: Int?
  ) -> String {
    guard let owner = geometry.nested(constraint.owner), let second = constraint.second else {
      return ""
    }
    let start: Attribute = second.attribute.axis == .horizontal ? .leading : .top
    let rest = 1 - factor
    let name = name(of: .view(owner), inside: container) + ".\(start.rawValue)"
    return (rest < 0 ? " - " : " + ") + "\(PlainNumber.text(abs(rest))) * \(name)"
  }

  /// How a box is called among the constraints of a container.
  func name(of box: ConstraintBox, inside container: Int?, of view: Int? = nil) -> String {
    switch box {
    case .screen: "screen"
    case .safeArea: "screen.safeArea"
    case .keyboard: "keyboard"
    case .margins(nil): "screen.margins"
    case .margins(let index?): name(of: index, container, view) + ".margins"
    case .view(let index): name(of: index, container, view)
    case .content(let index): name(of: index, container, view) + ".content"
    case .frame(let index): name(of: index, container, view) + ".frame"
    }
  }

  private func name(of index: Int, _ container: Int?, _ view: Int?) -> String {
    if index == container { return "parent" }
    if index == view { return "self" }
    return ids[index] ?? "screen"
  }
}

extension Attribute {
  /// The side that leading and trailing are on a left-to-right canvas.
  var physical: Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
