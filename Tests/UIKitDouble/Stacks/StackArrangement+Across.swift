/// Across the stack; hidden views take part.
extension StackArrangement {
  /// How views stand across.
  mutating func addAlignment() {
    guard let first = views.first else {
      return add("canvas-fit", lengthOf: stack, across, at: 49)
    }
    switch stack.alignment {
    case .fill:
      align([across.start, across.end], to: first)
      connect(first, across.start)
      connect(first, across.end)
    case .leading:
      align([across.start], to: first)
      connect(first, across.start)
      contain([across.end])
    case .trailing:
      align([across.end], to: first)
      connect(first, across.end)
      contain([across.start])
    case .center:
      align([across.center], to: first)
      connect(first, across.center)
      contain([across.start, across.end])
    case .firstBaseline:
      align([.firstBaseline], to: first)
      connect(first, .top)
      contain([.bottom])
    case .lastBaseline:
      align([.lastBaseline], to: first)
      connect(first, .bottom)
      contain([.top])
    }
  }

  private mutating func align(_ attributes: [NSLayoutConstraint.Attribute], to first: UIView) {
    for view in views.dropFirst() {
      for attribute in attributes { add("alignment", view, attribute, first, attribute) }
    }
  }

  private mutating func connect(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    add("canvas-connection", canvas, attribute, item, attribute)
  }

  /// A spacer that spans the views and is as small as they allow; the stack ends where it does.
  private mutating func contain(_ weak: [NSLayoutConstraint.Attribute]) {
    let spacer = newGuide("UISV-spacer")
    for attribute in [across.start, across.end] {
      let isWeak = weak.contains(attribute)
      let relation: NSLayoutConstraint.Relation =
        !isWeak ? .equal : attribute == across.start ? .lessThanOrEqual : .greaterThanOrEqual
      let isOnLine = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      for view in views where isWeak || !isOnLine || view === views.first {
        add(
          "spanning-boundary", spacer, attribute, view, attribute, as: relation,
          at: isWeak ? 1000 : 999.5)
      }
      if isWeak { connect(spacer, attribute) }
    }
    add("spanning-fit", lengthOf: spacer, across, at: 51)
    if weak.count > 1 { add("canvas-fit", lengthOf: stack, across, at: 49) }
    for view in views { add("ambiguity-suppression", lengthOf: view, across, at: 25) }
  }
}
