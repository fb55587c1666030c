import QuoinScreen

/// Children one after the other: the stack's ends, the spaces between, and hidden children.
extension StackRules {
  /// The first child begins where the stack does and the last one ends there
  /// ("UISV-canvas-connection").
  var ends: [Constraint] {
    guard let first = children.first, let last = children.last else { return [] }
    let axis = stack.axis
    return [
      rule(
        "\(name) begins with \(name(first))", anchor(.view(first), axis.start), .equal,
        anchor(canvas, axis.start)),
      rule(
        "\(name) ends with \(name(last))", anchor(.view(last), axis.end), .equal,
        anchor(canvas, axis.end)),
    ]
  }

  /// The spaces between visible children ("UISV-spacing"), which are the least ones where the
  /// distribution is of spaces; the stack is then as short as they allow.
  var spacings: [Constraint] {
    let axis = stack.axis
    var rules = visiblePairs.map { first, next in
      rule(
        "spacing of \(name) between \(name(first)) and \(name(next))",
        anchor(.view(next), axis.start), hasLooseSpaces ? .greaterOrEqual : .equal,
        anchor(.view(first), axis.end, plus: stack.spacing(after: first)))
    }
    if hasLooseSpaces { rules.append(fit(axis, Priority.canvasFit)) }
    return rules
  }

  /// Hidden children have no length ("UISV-hiding") and stand in the middle of the space that their
  /// visible neighbours keep, or at the stack's end.
  ///
  /// UIKit halves the spacing before and after a hidden view, which is the same.
  var hiding: [Constraint] {
    let axis = stack.axis
    var rules = children.filter { screen.views[$0].isHidden }.map { child in
      rule(
        "hidden \(name(child)) in \(name)", anchor(.view(child), axis.length), .equal,
        LinearExpression(), at: screen.views[child].source)
    }
    var before: Int?
    for (place, pair) in zip(children, children.dropFirst()).enumerated() {
      let (first, next) = pair
      if !isHidden(first) { before = first }
      guard isHidden(first) || isHidden(next) else { continue }
      guard let before, let last = visible.last, last >= next else {
        // At either end of the stack there is no space to halve.
        rules.append(touching(first, next))
        continue
      }
      // A run of hidden children is a point in the middle of the space around it.
      if first == before {
        let after = children[(place + 2)...].first { !isHidden($0) } ?? last
        rules.append(halfway(next, between: before, and: after))
      } else if isHidden(next) {
        rules.append(touching(first, next))
      }
    }
    return rules
  }

  /// The neighbouring visible children.
  var visiblePairs: [(first: Int, next: Int)] {
    zip(visible, visible.dropFirst()).map { ($0, $1) }
  }

  /// Whether spaces may grow.
  private var hasLooseSpaces: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private func isHidden(_ child: Int) -> Bool { screen.views[child].isHidden }

  private func halfway(_ hidden: Int, between first: Int, and last: Int) -> Constraint {
    let axis = stack.axis
    let place = Anchor(.view(hidden), axis.start)
    return rule(
      "hidden \(name(hidden)) in \(name)",
      .distance(Anchor(.view(first), axis.end), place), .equal,
      .distance(place, Anchor(.view(last), axis.start)), at: screen.views[hidden].source)
  }

  private func touching(_ first: Int, _ next: Int) -> Constraint {
    let hidden = isHidden(first) ? first : next
    return rule(
      "hidden \(name(hidden)) in \(name)", anchor(.view(next), stack.axis.start), .equal,
      anchor(.view(first), stack.axis.end), at: screen.views[hidden].source)
  }
}
