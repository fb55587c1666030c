extension FactorisedSimplex {
  /// Minimises the cost of the priced items; false when it has no bound.
  ///
  /// Where it ends without a minimum, it says so in `hasGivenUp`.
  ///
  /// The long-step active-set method of `Tableau.minimise`, with reduced costs that are updated
  /// from step to step and candidates taken from a window of a list (partial pricing).
  mutating func minimise() -> Bool {
    chooseSides()
    addUpCosts()
    weights.base.update(repeating: 1, count: variableCount)
    var idle = 0
    var rest = 50 * (itemCount + variableCount) + 10_000
    while rest > 0, !isSingular {
      rest -= 1
      let isCautious = idle > 4 * variableCount + 200
      guard let edge = nextEdge(isCautious) else { return true }
      solveDirection(edge.place, edge.sign)
      findKinks(edge)
      guard let end = longestStep(edge, isCautious) else { return false }
      if abs(end.size) < 1e-7 && factors.updates.count > 0 {
        // A pivot this small may be rounding: look again with fresh factors.
        undoPasses()
        refactor()
        addUpCosts()
        continue
      }
      idle = end.length > limits[Int(end.item)] ? 0 : idle + 1
      step(edge, end)
      stepCount += 1
      updateWork += factors.updates.count + factors.updates.entryCount
      if isStale {
        refactor()
        addUpCosts()
      }
    }
    hasGivenUp = true
    return true
  }

  /// An edge that leaves the vertex: the item at a place lets go, upwards (1) or downwards (-1).
  struct Edge {
    var place: Int
    var sign: Double
    var slope: Double
    /// How promising it is: the square of the slope by the devex weight.
    var merit = 0.0
  }

  /// What of a slope is rounding.
  private var slopeLimit: Double { Tolerance.slope * largestCost }

  /// Puts basic items on the side that their residual and their bounds say.
  private mutating func chooseSides() {
    for index in 0..<priced.count {
      let item = Int(priced[index])
      if above[item].isInfinite {
        isAbove[item] = false
      } else if below[item].isInfinite {
        isAbove[item] = true
      } else if abs(residual(item)) > limits[item] {
        isAbove[item] = residual(item) > 0
      }
    }
  }

  /// The cost of a basic item per unit, on the side it is on.
  func cost(_ item: Int) -> Double {
    let cost = isAbove[item] ? above[item] : below[item]
    return cost.isFinite ? cost : 0
  }

  /// Computes all reduced costs.
  mutating func addUpCosts() {
    direction.clear()
    for index in 0..<priced.count {
      let item = Int(priced[index])
      if places[item] < 0 { addCost(item, cost(item)) }
    }
    solveRow()
    reduced.base.update(repeating: 0, count: variableCount)
    for place in row.indices.elements { reduced[place] = row.values[place] }
    row.clear()
    for index in 0..<candidates.count { candidatePlaces[candidates[index]] = -1 }
    candidates.removeAll()
    for place in 0..<variableCount { note(place) }
  }

  /// Adds an item's row times a cost to `direction`, by variables.
  private mutating func addCost(_ item: Int, _ cost: Double) {
    guard cost != 0 else { return }
    if item < linkCount {
      for entry in Int(linkStarts[item])..<Int(linkStarts[item + 1]) {
        direction.add(linkColumns[entry], cost * linkCoefficients[entry])
      }
    } else {
      direction.add(Int32(truncatingIfNeeded: variable(of: item)), cost)
    }
  }

  /// The slopes when the item at a place goes up or down.
  func slopes(_ place: Int) -> (up: Double, down: Double) {
    let item = Int(actives[place])
    return (reduced[place] + above[item], -reduced[place] - below[item])
  }

  /// Lists a place among the candidates or takes it off.
  private mutating func note(_ place: Int) {
    let (up, down) = slopes(place)
    let isCandidate = min(up, down) < -slopeLimit
    let listed = Int(candidatePlaces[place])
    if isCandidate && listed < 0 {
      candidatePlaces[place] = Int32(truncatingIfNeeded: candidates.count)
      candidates.append(Int32(truncatingIfNeeded: place))
    } else if !isCandidate && listed >= 0 {
      guard let last = candidates.popLast() else { return }
      if Int(last) != place {
        candidates[listed] = last
        candidatePlaces[last] = Int32(truncatingIfNeeded: listed)
      }
      candidatePlaces[place] = -1
    }
  }

  /// The steepest edge of a window of the candidates; when cautious that of the first item of all.
  private mutating func nextEdge(_ isCautious: Bool) -> Edge? {
    let count = candidates.count
    guard count > 0 else { return nil }
    var best: Edge?
    let size = isCautious ? count : min(count, Self.windowSize)
    if window >= count { window = 0 }
    for offset in 0..<size {
      var index = window + offset
      if index >= count { index -= count }
      let place = Int(candidates[index])
      let (up, down) = slopes(place)
      let slope = min(up, down)
      let edge = Edge(
        place: place, sign: up < down ? 1 : -1, slope: slope,
        merit: slope * slope / weights[place])
      if let best {
        let isWorse =
          isCautious ? actives[best.place] < actives[place] : best.merit >= edge.merit
        if isWorse { continue }
      }
      best = edge
    }
    window += size
    return best
  }

  /// How many candidates are compared for one step.
  private static let windowSize = 256

  /// Lists the kinks along an edge whose direction is solved for.
  private mutating func findKinks(_ edge: Edge) {
    rates.clear()
    kinks.removeAll()
    let own = Int(actives[edge.place])
    for variable in direction.indices.elements {
      let speed = direction.values[variable]
      guard abs(speed) > SparseVector.rounding else { continue }
      let column = Int(variable)
      for entry in Int(columnStarts[column])..<Int(columnStarts[column + 1]) {
        rates.add(columnLinks[entry], speed * columnCoefficients[entry])
      }
      var bound = boundFirst[column]
      while bound >= 0 {
        let item = linkCount + variableCount + Int(bound)
        if places[item] < 0 { addKink(item, speed) }
        bound = boundNext[Int(bound)]
      }
      let item = linkCount + column
      if item != own && places[item] < 0 { addKink(item, speed) }
    }
    for link in rates.indices.elements where places[Int(link)] < 0 {
      addKink(Int(link), rates.values[link])
    }
    kinks.order()
  }

  private mutating func addKink(_ item: Int, _ rate: Double) {
    let jump = above[item] - below[item]
    guard jump > 0, abs(rate) > Tolerance.pivot else { return }
    let residual = residual(item)
    let isNear = abs(residual) <= limits[item]
    if jump.isInfinite {
      if above[item].isInfinite && below[item].isInfinite {
        // Kept at 0.
      } else if above[item].isInfinite ? rate < 0 : rate > 0 {
        return
      }
    } else if isAbove[item] != (rate < 0) {
      return
    }
    let length = isNear ? 0 : max(0, -residual / rate)
    kinks.append(
      .init(
        length: length, item: Int32(truncatingIfNeeded: item), rise: jump * abs(rate),
        size: abs(rate)))
  }

  /// Goes on over the kinks until the cost would rise; nil when it falls for ever.
  ///
  /// Items that are passed change sides and are noted in `passed`.
  private mutating func longestStep(_ edge: Edge, _ isCautious: Bool) -> KinkQueue.Kink? {
    passed.removeAll()
    var slope = edge.slope
    while let kink = kinks.popFirst() {
      slope += kink.rise
      if slope >= -slopeLimit || isCautious { return kink }
      isAbove[Int(kink.item)] = !isAbove[Int(kink.item)]
      passed.append(kink.item)
    }
    undoPasses()
    return nil
  }

  private mutating func undoPasses() {
    for item in passed.elements { isAbove[Int(item)] = !isAbove[Int(item)] }
    passed.removeAll()
  }

  /// Goes along an edge to a kink, whose item becomes active in place of the edge's.
  private mutating func step(_ edge: Edge, _ end: KinkQueue.Kink) {
    let entering = Int(end.item)
    let leaving = Int(actives[edge.place])
    move(by: end.length)
    // The items passed cost more now.
    direction.clear()
    for index in 0..<passed.count {
      let item = Int(passed[index])
      let jump = above[item] - below[item]
      addCost(item, isAbove[item] ? jump : -jump)
    }
    if !direction.indices.elements.isEmpty {
      solveRow()
      for place in row.indices.elements { reduced[place] += row.values[place] }
      for index in 0..<row.indices.count { note(Int(row.indices[index])) }
    }
    // The row of the entering item in terms of the active ones.
    direction.clear()
    addCost(entering, 1)
    solveRow()
    let pivot = row.values[edge.place]
    factors.replaceRow(Int32(truncatingIfNeeded: edge.place))
    isAbove[leaving] = edge.sign > 0
    let share = (reduced[edge.place] + cost(leaving)) / pivot
    let enteringCost = cost(entering)
    places[leaving] = -1
    places[entering] = Int32(truncatingIfNeeded: edge.place)
    actives[edge.place] = Int32(truncatingIfNeeded: entering)
    residuals[leaving] = edge.sign * end.length
    residuals[entering] = 0
    let weight = max(weights[edge.place] / (pivot * pivot), 1)
    for index in 0..<row.indices.count {
      let place = Int(row.indices[index])
      let value = row.values[place]
      guard place != edge.place, abs(value) > SparseVector.rounding else { continue }
      reduced[place] -= share * value
      weights[place] = max(weights[place], value * value * weight)
      note(place)
    }
    reduced[edge.place] = share - enteringCost
    weights[edge.place] = weight
    note(edge.place)
    row.clear()
  }

  /// Moves the variables and the residuals along the direction.
  private mutating func move(by length: Double) {
    guard length != 0 else { return }
    for variable in direction.indices.elements {
      let way = length * direction.values[variable]
      values[variable] += way
      var bound = boundFirst[variable]
      while bound >= 0 {
        residuals[linkCount + variableCount + Int(bound)] += way
        bound = boundNext[Int(bound)]
      }
    }
    for link in rates.indices.elements { residuals[Int(link)] += length * rates.values[link] }
  }
}
