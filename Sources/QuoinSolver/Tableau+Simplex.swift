extension Tableau {
  /// A place along an edge where the slope of the cost changes.
  struct Kink {
    var length: Double
    var slot: Int32
    var rise: Double
    var size: Double
  }

  /// An edge that leaves the vertex: one active item lets go, upwards (1) or downwards (-1).
  struct Edge {
    var column: Int
    var sign: Double
    var slope: Double
    var limit: Double
  }

  /// The cost of a basic item per unit, on the side it is on.
  func cost(_ item: Int) -> Double {
    let cost = isAbove[item] ? above[item] : below[item]
    return cost.isFinite ? cost : 0
  }

  /// Minimises the cost; false when it has no bound.
  ///
  /// Where it ends without a minimum, it says so in `hasGivenUp`.
  ///
  /// The active-set simplex method on a convex piecewise-linear cost with a long-step line search
  /// (Bartels, Conn and Sinclair, SIAM J. Numer. Anal. 15, 1978; Fourer, Math. Programming 33,
  /// 1985). Where steps of length 0 repeat, Bland's rule (Math. Oper. Res. 2, 1977) with short
  /// steps takes over, which cannot cycle.
  mutating func minimise() -> Bool {
    for slot in 0..<slotCount {
      let item = Int(slotItems[slot])
      if below[item] == above[item] { continue }
      if above[item].isInfinite {
        isAbove[item] = false
      } else if below[item].isInfinite {
        isAbove[item] = true
      } else if abs(constants[slot]) > limits[slot] {
        isAbove[item] = constants[slot] > 0
      }
    }
    var idle = 0
    var rest = 200 * (slotCount + columnCount) + 1000
    while rest > 0 {
      rest -= 1
      let isCautious = idle > 2 * columnCount + 20
      addUpCosts()
      guard let edge = steepestEdge(isCautious) else { return true }
      guard let (slot, length) = longestStep(edge, isCautious) else { return false }
      idle = length > limits[slot] ? 0 : idle + 1
      isAbove[Int(columnItems[edge.column])] = edge.sign > 0
      pivot(slot, edge.column)
    }
    hasGivenUp = true
    return true
  }

  /// Adds up what each column's item costs by way of the slots.
  mutating func addUpCosts() {
    let count = columnCount
    for column in 0..<count {
      reduced[column] = 0
      sizes[column] = 0
    }
    for slot in 0..<slotCount {
      let cost = cost(Int(slotItems[slot]))
      guard cost != 0 else { continue }
      for column in 0..<count {
        let share = cost * entries[slot * count + column]
        reduced[column] += share
        sizes[column] += abs(share)
      }
    }
    for column in 0..<count {
      let item = Int(columnItems[column])
      if below[item].isFinite { sizes[column] = max(sizes[column], -below[item]) }
      if above[item].isFinite { sizes[column] = max(sizes[column], above[item]) }
    }
  }

  /// The steepest edge downhill, or, when cautious, that of the first item; nil at the optimum.
  private func steepestEdge(_ isCautious: Bool) -> Edge? {
    var best: Edge?
    for column in 0..<columnCount {
      let item = Int(columnItems[column])
      let limit = Tolerance.slope * sizes[column]
      let (up, down) = (reduced[column] + above[item], -reduced[column] - below[item])
      let slope = min(up, down)
      guard slope < -limit else { continue }
      if let best {
        let isWorse =
          isCautious ? columnItems[best.column] < columnItems[column] : best.slope <= slope
        if isWorse { continue }
      }
      best = Edge(column: column, sign: up < down ? 1 : -1, slope: slope, limit: limit)
    }
    return best
  }

  /// Goes on over the kinks until the cost would rise; nil when it falls for ever.
  ///
  /// Items that are passed change sides.
  private mutating func longestStep(_ edge: Edge, _ isCautious: Bool) -> (Int, Double)? {
    findKinks(edge)
    let kinks = kinks.elements
    guard !kinks.isEmpty else { return nil }
    var end = 0
    if !isCautious {
      var slope = edge.slope
      while end < kinks.count {
        slope += kinks[end].rise
        if slope >= -edge.limit { break }
        end += 1
      }
      guard end < kinks.count else { return nil }
    }
    var chosen = end
    let length = kinks[end].length
    var index = end
    if isCautious {
      while index < kinks.count, kinks[index].length == length {
        if slotItems[Int(kinks[index].slot)] < slotItems[Int(kinks[chosen].slot)] {
          chosen = index
        }
        index += 1
      }
      return (Int(kinks[chosen].slot), length)
    }
    // Of the kinks at the same place the one with the largest entry gives the stablest pivot.
    while index > 0, kinks[index - 1].length == length {
      index -= 1
      if kinks[index].size > kinks[chosen].size { chosen = index }
    }
    for index in 0..<end where index != chosen {
      let item = Int(slotItems[Int(kinks[index].slot)])
      isAbove[item] = !isAbove[item]
    }
    return (Int(kinks[chosen].slot), length)
  }

  /// Lists the kinks along an edge, the nearest first.
  private mutating func findKinks(_ edge: Edge) {
    kinks.removeAll()
    for slot in 0..<slotCount {
      let rate = edge.sign * entries[slot * columnCount + edge.column]
      guard abs(rate) > Tolerance.pivot else { continue }
      let item = Int(slotItems[slot])
      let jump = above[item] - below[item]
      guard jump > 0, isAbove[item] == (rate < 0) || jump == .infinity else { continue }
      let isNear = abs(constants[slot]) <= limits[slot]
      if isAbove[item] != (rate < 0) {
        // On the allowed side of a bound and leaving it.
        if !(isNear && above[item].isInfinite && below[item].isInfinite) { continue }
      }
      let length = isNear ? 0 : max(0, -constants[slot] / rate)
      kinks.append(
        Kink(
          length: length, slot: Int32(truncatingIfNeeded: slot), rise: jump * abs(rate),
          size: abs(rate)))
    }
    var kinks = kinks.elements
    if kinks.count > 24 {
      kinks.sort { ($0.length, $0.slot) < ($1.length, $1.slot) }
      return
    }
    for index in kinks.indices.dropFirst() {
      let kink = kinks[index]
      var place = index
      while place > 0 && kink.length < kinks[place - 1].length {
        kinks[place] = kinks[place - 1]
        place -= 1
      }
      kinks[place] = kink
    }
  }

  /// Makes the item of a slot active in a column; the column's item takes the slot.
  ///
  /// The entry must not be 0. O(slots * columns), less where entries are 0.
  mutating func pivot(_ slot: Int, _ column: Int) {
    let count = columnCount
    let base = slot * count
    let inverse = 1 / entries[base + column]
    let constant = -constants[slot] * inverse
    support.removeAll()
    for index in 0..<count where index != column && entries[base + index] != 0 {
      entries[base + index] *= -inverse
      support.append(Int32(truncatingIfNeeded: index))
    }
    entries[base + column] = inverse
    for other in 0..<slotCount where other != slot {
      let factor = entries[other * count + column]
      guard factor != 0 else { continue }
      entries[other * count + column] = factor * inverse
      constants[other] += factor * constant
      limits[other] = max(limits[other], Tolerance.residual(abs(factor * constant)))
      for index in support.elements {
        let place = other * count + Int(index)
        let value = entries[place] + factor * entries[base + Int(index)]
        entries[place] = abs(value) < Self.rounding ? 0 : value
      }
    }
    constants[slot] = constant
    limits[slot] = max(limits[slot], Tolerance.residual(abs(constant)))
    let item = slotItems[slot]
    slotItems[slot] = columnItems[column]
    columnItems[column] = item
    places[Int(slotItems[slot])] = Int32(truncatingIfNeeded: slot)
    places[Int(item)] = ~Int32(truncatingIfNeeded: column)
  }

  /// An entry below this is what rounding left of a 0.
  private static let rounding = 1e-12
}
