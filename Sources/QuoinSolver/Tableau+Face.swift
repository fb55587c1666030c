extension Tableau {
  /// Replaces the costs just minimised by bounds that keep every point where they are least.
  ///
  /// Complementary slackness: an active item that costs whichever way it goes stays at 0; one that
  /// may go one way for nothing is kept from the other; a basic item stays on its side of a kink.
  /// The points within these bounds are exactly the optimal ones, so no tolerance leaks from one
  /// level to the next.
  mutating func keepOptimalFace() {
    addUpCosts()
    for column in 0..<columnCount {
      let item = Int(columnItems[column])
      let limit = Tolerance.slope * sizes[column]
      let (up, down) = (reduced[column] + above[item], -reduced[column] - below[item])
      above[item] = up > limit ? .infinity : 0
      below[item] = down > limit ? -.infinity : 0
    }
    for slot in 0..<slotCount {
      let item = Int(slotItems[slot])
      OptimalFace.keepSide(isAbove: isAbove[item], below: &below[item], above: &above[item])
    }
  }

  /// The size of an item's cost at the vertex.
  func multiplier(_ item: Int) -> Double {
    let place = Int(places[item])
    guard place < 0 else { return cost(item) }
    let column = ~place
    return abs(reduced[column]) <= Tolerance.slope * sizes[column] ? 0 : -reduced[column]
  }

  /// Whether every invariant holds; for tests.
  func check() -> Bool {
    for item in 0..<itemCount {
      let place = Int(places[item])
      let found = place >= 0 ? slotItems[place] : columnItems[~place]
      if Int(found) != item || below[item] > above[item] { return false }
    }
    return slotCount + columnCount == itemCount && entries.count == slotCount * columnCount
  }
}

extension Tableau {
  /// How small a residual of an item counts as 0.
  func limit(_ item: Int) -> Double {
    places[item] >= 0 ? limits[Int(places[item])] : Tolerance.residual(0)
  }

  /// Tries to leave the vertex within the optimal face; false proves that it is a single point.
  ///
  /// Every direction in the face moves some active item, each in the one way it may; so the sum of
  /// these moves has a maximum of 0 only when there is none. Where an item may move both ways,
  /// nothing is proved.
  mutating func moveAway() -> Bool {
    var moves: [(item: Int, price: Double)] = []
    for column in 0..<columnCount where canMove(column: column) {
      let item = Int(columnItems[column])
      if above[item].isFinite && below[item].isFinite { return true }
      moves.append((item, above[item].isInfinite ? 1 : -1))
    }
    for (item, price) in moves {
      below[item] += price
      above[item] += price
    }
    var isMoved = !minimise()
    for (item, price) in moves {
      if abs(residual(item)) > 10 * limit(item) { isMoved = true }
      if below[item].isFinite { below[item] -= price }
      if above[item].isFinite { above[item] -= price }
    }
    return isMoved
  }
}
