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
      let wishes = [
        (Constraint.Relation.greaterOrEqual, Constraint.required), (.equal, SpacerPriority.least),
      ]
      return wishes.map {
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
        anchor(.view(larger.child), length), SpacerPriority.equal)
    }
    return bounds + equals
  }

  /// In a row with several texts of several lines each has the same width, a little above its
  /// resistance ("UISV-text-width-disambiguation").
  var textWidths: [Constraint] {
    guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
    let texts = visible.filter(hasSeveralLines)
    guard texts.count >= Self.leastTextsOfSeveralLines else { return [] }
    let count = Double(visible.count)
    let spaces = visiblePairs.reduce(0) { $0 + stack.spacing(after: $1.first) }
    return texts.map { child in
      let share = LinearExpression(
        terms: [LinearExpression.Term(1 / count, Anchor(canvas, .width))],
        constant: -spaces / count)
      return rule(
        "width of the text of several lines \(name(child)) in \(name)",
        anchor(.view(child), .width), .equal, share,
        min(
          screen.views[child].resistance.horizontal + Priority.severalLinesStep,
          Priority.mostForSeveralLines))
    }
  }

  private func hasSeveralLines(_ child: Int) -> Bool {
    guard case .text(let text) = screen.views[child].content else { return false }
    return text.lineLimit != 1
  }
}
