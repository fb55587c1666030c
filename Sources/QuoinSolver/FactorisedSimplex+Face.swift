extension FactorisedSimplex {
  /// Replaces the costs just minimised by bounds that keep every point where they are least.
  ///
  /// See `Tableau.keepOptimalFace`.
  mutating func keepOptimalFace() {
    for place in 0..<variableCount {
      let item = Int(actives[place])
      let (up, down) = slopes(place)
      let limit = Tolerance.slope * largestCost
      above[item] = up > limit ? .infinity : 0
      below[item] = down > limit ? -.infinity : 0
      reduced[place] = 0
    }
    for index in 0..<priced.count {
      let item = Int(priced[index])
      isPriced[item] = false
      guard places[item] < 0 else { continue }
      OptimalFace.keepSide(isAbove: isAbove[item], below: &below[item], above: &above[item])
    }
    priced.removeAll()
    largestCost = 0
  }

  /// The size of an item's cost at the vertex.
  func multiplier(_ item: Int) -> Double {
    let place = Int(places[item])
    guard place >= 0 else { return cost(item) }
    return abs(reduced[place]) <= Tolerance.slope * largestCost ? 0 : -reduced[place]
  }

  /// Whether no active item may move: the vertex is the only optimal point.
  var isDecided: Bool {
    for place in 0..<variableCount {
      let item = Int(actives[place])
      if above[item] < .infinity || below[item] > -.infinity { return false }
    }
    return true
  }

  /// Whether a variable can move at all: whether an active item that may move enters its row.
  mutating func canMove(_ variable: Int) -> Bool {
    direction.clear()
    direction.add(Int32(truncatingIfNeeded: variable), 1)
    solveRow()
    var canMove = false
    for place in row.indices.elements where abs(row.values[place]) > Tolerance.pivot {
      let item = Int(actives[place])
      if above[item] < .infinity || below[item] > -.infinity { canMove = true }
    }
    row.clear()
    return canMove
  }

  /// The least or greatest value of a variable on the face; nil when there is none.
  mutating func extreme(of variable: Int, isGreatest: Bool) -> Double? {
    let item = item(ofVariable: variable)
    let bounds = (below[item], above[item])
    let cost = isGreatest ? -1.0 : 1.0
    price(item, below: cost, above: cost)
    let isBounded = minimise()
    (below[item], above[item]) = bounds
    forgetPrices()
    return isBounded ? residual(item) : nil
  }

  /// Adds the wish that a variable be near a target and keeps to its optimum.
  mutating func prefer(_ variable: Int, near target: Double) {
    price(addRow(near: target, of: variable), below: -1, above: 1)
    _ = minimise()
    keepOptimalFace()
  }

  private mutating func forgetPrices() {
    for index in 0..<priced.count { isPriced[Int(priced[index])] = false }
    priced.removeAll()
    largestCost = 0
  }

  /// What an item's residual is kept to.
  struct ItemBounds {
    var below: Double
    var above: Double
  }

  /// The bounds of all items.
  func bounds() -> [ItemBounds] {
    (0..<itemCount).map { ItemBounds(below: below[$0], above: above[$0]) }
  }

  /// Gives items the bounds they had; items added since are free.
  mutating func restore(_ bounds: [ItemBounds]) {
    for item in 0..<itemCount {
      below[item] = item < bounds.count ? bounds[item].below : 0
      above[item] = item < bounds.count ? bounds[item].above : 0
      isHeld[item] = false
    }
  }

  /// Keeps an item where it is.
  mutating func hold(_ item: Int) {
    if isHeld[item] { return }
    isHeld[item] = true
    let residual = residual(item)
    if item < linkCount {
      linkConstants[item] += residual
    } else if item >= linkCount + variableCount {
      boundTargets[item - linkCount - variableCount] += residual
    }
    residuals[item] = 0
    below[item] = -.infinity
    above[item] = .infinity
  }

  /// Whether every invariant holds; for tests.
  func check() -> Bool {
    for place in 0..<variableCount where Int(places[Int(actives[place])]) != place { return false }
    var active = 0
    for item in 0..<itemCount {
      if places[item] >= 0 { active += 1 }
      if below[item] > above[item] { return false }
    }
    return active == variableCount
  }
}
