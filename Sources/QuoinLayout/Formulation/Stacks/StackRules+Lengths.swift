import QuoinScreen

/// Lengths that are no distribution's: spacers, and texts of several lines.
extension StackRules {
  /// Spacers are at least as long as they say, equal where they can be, and no longer than need be.
  var spacers: [Constraint] {
    let length = stack.axis.length
    let spacers = visible.compactMap { child in
      screen.views[child].spacerMinimum.map { (child: child, minimum: $0) }
    }
    let bounds = spacers.flatMap { child, minimum in
      [(Constraint.Relation.greaterOrEqual, Constraint.required), (.equal, Self.spacerFit)].map {
        rule(
          "least length of \(name(child))", anchor(.view(child), length), $0,
          LinearExpression(constant: minimum), $1, at: screen.views[child].source)
      }
    }
    // Each with the next smaller one: those that are held at their minimum come first, so that the
    // rest, which share what is left, are only compared among themselves.
    let ordered = spacers.sorted { ($1.minimum, $0.child) < ($0.minimum, $1.child) }
    let equals = zip(ordered, ordered.dropFirst()).map { larger, smaller in
      rule(
        "equal spacers of \(name)", anchor(.view(smaller.child), length), .equal,
        anchor(.view(larger.child), length), Self.equalSpacers)
    }
    return bounds + equals
  }

  /// In a row with several texts of several lines each has the same width above all else
  /// ("UISV-text-width-disambiguation"): ten above its resistance.
  ///
  /// One such text alone is taken to have no neighbour to be confused with and to keep what is left.
  /// That is chosen, not measured: radar 41192642, of iOS 11, names no such exception.
  var textWidths: [Constraint] {
    guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
    let texts = visible.filter(hasSeveralLines)
    guard texts.count > 1 else { return [] }
    let count = Double(visible.count)
    let spaces = visiblePairs.reduce(0) { $0 + stack.spacing(after: $1.first) }
    return texts.map { child in
      let share = LinearExpression(
        terms: [LinearExpression.Term(1 / count, Anchor(canvas, .width))],
        constant: -spaces / count)
      return rule(
        "width of the text of several lines \(name(child)) in \(name)",
        anchor(.view(child), .width), .equal, share,
        min(screen.views[child].resistance.horizontal + 10, 999))
    }
  }

  private func hasSeveralLines(_ child: Int) -> Bool {
    guard case .text(let text) = screen.views[child].content else { return false }
    return text.lineLimit != 1
  }

  /// How strongly the spacers of a stack are equal: less than anything that views want.
  private static let equalSpacers = 49.0
  /// How strongly a spacer keeps to its least length: the last wish of a stack.
  private static let spacerFit = 48.0
}
