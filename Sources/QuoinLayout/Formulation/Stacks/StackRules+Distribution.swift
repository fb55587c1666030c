import QuoinScreen

/// How visible children share the length of the stack.
extension StackRules {
  /// What the distribution adds to the spacings; nothing for `fill`.
  var distribution: [Constraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalLengths
    case .fillProportionally: shares
    case .equalSpacing: equalGaps(from: stack.axis.end, to: stack.axis.start, Constraint.required)
    case .equalCentering:
      equalGaps(from: stack.axis.center, to: stack.axis.center, Priority.equalCentering)
    }
  }

  /// Each child as long as the first ("UISV-fill-equally").
  private var equalLengths: [Constraint] {
    guard let first = visible.first else { return [] }
    let length = stack.axis.length
    return visible.dropFirst().map { child in
      rule(
        "equal \(length.rawValue)s in \(name) of \(name(first)) and \(name(child))",
        anchor(.view(child), length), .equal, anchor(.view(first), length))
    }
  }

  /// Each child's share of the stack's length ("UISV-fill-proportionally"), at 999, 998 and so on,
  /// so that what the shares do not add up to stays with the last one.
  ///
  /// The share is the content's length over that of all contents and spaces. With spaces the shares
  /// are too small: the last child's is not (reported to Apple as radar 34595752).
  private var shares: [Constraint] {
    let lengths = visible.map(contentLength)
    let spaces = visiblePairs.reduce(0) { $0 + stack.spacing(after: $1.first) }
    let total = lengths.reduce(spaces) { $0 + ($1 ?? 0) }
    guard visible.count > 1 else { return [] }
    guard lengths.contains(where: { $0 != nil }), total > 0 else { return equalLengths }
    let length = stack.axis.length
    return zip(visible, lengths).enumerated().map { number, pair in
      let share = (pair.1 ?? 0) / total
      let whole = LinearExpression(
        terms: share == 0 ? [] : [LinearExpression.Term(share, Anchor(canvas, length))])
      return rule(
        "share of \(name(pair.0)) in \(name)", anchor(.view(pair.0), length), .equal, whole,
        max(1, Priority.firstShare - Double(number)))
    }
  }

  /// The length of a child's content; nil when it has none.
  ///
  /// A width is the one before wrapping: shares of wrapped texts would change with each pass.
  private func contentLength(_ child: Int) -> Double? {
    switch stack.axis {
    case .horizontal: measures.naturalSizes[child]?.width
    case .vertical: measures.sizes[child]?.height
    }
  }

  /// Distances between neighbours as large as the first one: UIKit's gap guides, worked out.
  private func equalGaps(
    from end: Attribute, to start: Attribute, _ priority: Double
  ) -> [Constraint] {
    let gaps = visiblePairs.map { first, next in
      LinearExpression.distance(Anchor(.view(first), end), Anchor(.view(next), start))
    }
    guard let first = gaps.first else { return [] }
    let what = end == start ? "equal centering" : "equal spacing"
    return zip(visiblePairs, gaps).dropFirst().map { pair, gap in
      rule(
        "\(what) of \(name) between \(name(pair.first)) and \(name(pair.next))", gap, .equal,
        first, priority)
    }
  }
}
