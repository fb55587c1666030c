import QuoinScreen

/// Where children stand across the stack; hidden ones take part, as in UIKit.
extension StackRules {
  /// The rules across the stack ("UISV-alignment", "UISV-spanning-boundary").
  var alignment: [Constraint] {
    let axis = crossAxis
    switch stack.alignment {
    case .fill: return tied([axis.start, axis.end])
    case .leading: return tied([axis.start]) + contained([axis.end])
    case .center: return tied([axis.center]) + contained([axis.start, axis.end])
    case .trailing: return tied([axis.end]) + contained([axis.start])
    case .firstBaseline: return onLine(.firstBaseline, edge: .top) + contained([.bottom])
    case .lastBaseline: return onLine(.lastBaseline, edge: .bottom) + contained([.top])
    }
  }

  /// Each child's edge or centre on the stack's.
  private func tied(_ attributes: [Attribute]) -> [Constraint] {
    children.flatMap { child in
      attributes.map { attribute in
        rule(
          "\(words) of \(name(child))", anchor(.view(child), attribute), .equal,
          anchor(canvas, attribute))
      }
    }
  }

  /// Baselines on that of the first child, the only one whose edge is tied to the stack: one of a
  /// larger font stands out of it (reported to Apple as radar 32291130).
  private func onLine(_ baseline: Attribute, edge: Attribute) -> [Constraint] {
    guard let first = children.first else { return [] }
    let line = children.dropFirst().map { child in
      rule(
        "\(words) of \(name(child))", anchor(.view(child), baseline), .equal,
        anchor(.view(first), baseline))
    }
    return [
      rule("\(words) of \(name(first))", anchor(.view(first), edge), .equal, anchor(canvas, edge))
    ] + line
  }

  /// Children within the stack at these edges; the stack as small as that allows, and so is a child
  /// whose content does not say ("UISV-spanning-fit", "UISV-ambiguity-suppression").
  private func contained(_ edges: [Attribute]) -> [Constraint] {
    let length = crossAxis.length
    var rules: [Constraint] = []
    for child in children {
      for edge in edges {
        let relation: Constraint.Relation = edge == crossAxis.end ? .lessOrEqual : .greaterOrEqual
        rules.append(
          rule(
            "\(name(child)) within \(name)", anchor(.view(child), edge), relation,
            anchor(canvas, edge)))
      }
      rules.append(
        rule(
          "least \(length.rawValue) of \(name(child)) in \(name)", anchor(.view(child), length),
          .equal, LinearExpression(), Priority.leastAcross))
    }
    // A child alone needs no spacer, and then UIKit's fit is of the stack itself.
    return rules + [
      fit(crossAxis, children.count == 1 ? Priority.canvasFit : Priority.spanningFit)
    ]
  }

  /// "alignment center in form".
  private var words: String {
    let word: String =
      switch (stack.alignment, crossAxis) {
      case (.leading, .vertical): "top"
      case (.trailing, .vertical): "bottom"
      case (let alignment, _): alignment.rawValue
      }
    return "alignment \(word) in \(name)"
  }
}
