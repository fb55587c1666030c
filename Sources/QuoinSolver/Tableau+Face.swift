extension Tableau {
  /// Gives every item the state that keeps it where the cost just minimised is least.
  ///
  /// Complementary slackness: an active item whose slopes both rise stays at 0; one that may go one
  /// way for nothing is kept from the other; a priced item off its kink stays on its side. The
  /// points that obey these states are exactly the optimal ones.
  mutating func keepOptimalFace() {
    let (reduced, sizes) = reducedCosts()
    for column in 0..<columnCount {
      let limit = Tolerance.slope * sizes[column]
      let (up, down) = slopes(column, reduced[column])
      switch (up > limit, down > limit) {
      case (true, true): states[columnItems[column]] = .fixed
      case (true, false): states[columnItems[column]] = .atMost
      case (false, true): states[columnItems[column]] = .atLeast
      case (false, false): states[columnItems[column]] = .free
      }
    }
    for slot in 0..<slotCount {
      let item = slotItems[slot]
      guard case .priced(let below, let above) = states[item] else { continue }
      states[item] = below == above ? .free : isAbove[item] ? .atLeast : .atMost
    }
  }

  /// Whether a variable can move at all: whether an item that is not fixed enters its row.
  func canMove(_ variable: Int) -> Bool {
    let place = places[item(ofVariable: variable)]
    guard place >= 0 else { return true }
    for column in 0..<columnCount {
      if case .fixed = states[columnItems[column]] { continue }
      if abs(entries[place * columnCount + column]) > Tolerance.pivot { return true }
    }
    return false
  }

  /// The least or greatest value of a variable on the face; nil when there is none.
  mutating func extreme(of variable: Int, isGreatest: Bool) -> Double? {
    let item = item(ofVariable: variable)
    let saved = states[item]
    let price = isGreatest ? -1.0 : 1.0
    states[item] = .priced(below: price, above: price)
    let outcome = minimise()
    states[item] = saved
    return outcome == .unbounded ? nil : residual(item)
  }

  /// Adds the wish that a variable be near a target and keeps to its optimum.
  mutating func prefer(_ variable: Int, near target: Double) {
    let item = addRow(near: target, of: variable)
    states[item] = .priced(below: -1, above: 1)
    _ = minimise()
    keepOptimalFace()
  }
}
