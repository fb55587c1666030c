/// What a minimisation came to.
enum Outcome {
  case optimal, unbounded
}

extension Tableau {
  /// Minimises the cost of the priced items while the others keep to their states.
  ///
  /// The active-set simplex method on a convex piecewise-linear cost with a long-step line search
  /// (Bartels, Conn and Sinclair, SIAM J. Numer. Anal. 15, 1978; Fourer, Math. Programming 33,
  /// 1985). Where steps of length 0 repeat, Bland's rule (Math. Oper. Res. 2, 1977) with short
  /// steps takes over, which cannot cycle.
  mutating func minimise() -> Outcome {
    for slot in 0..<slotCount {
      if case .priced = states[slotItems[slot]], abs(constants[slot]) > limits[slot] {
        isAbove[slotItems[slot]] = constants[slot] > 0
      }
    }
    var idle = 0
    var rest = 200 * (slotCount + columnCount) + 1000
    while rest > 0 {
      rest -= 1
      let isCautious = idle > 2 * columnCount + 20
      guard let direction = steepest(isCautious) else { return .optimal }
      guard let step = longestStep(direction, isCautious) else { return .unbounded }
      idle = step.length > limits[step.slot] ? 0 : idle + 1
      for slot in step.crossed { isAbove[slotItems[slot]].toggle() }
      isAbove[columnItems[direction.column]] = direction.sign > 0
      pivot(step.slot, direction.column)
    }
    return .optimal
  }

  /// An edge that leaves the vertex: one active item lets go, upwards or downwards.
  struct Direction {
    /// The column of the item.
    var column: Int
    /// 1 upwards, -1 downwards.
    var sign: Double
    /// How the cost changes along it; negative.
    var slope: Double
    /// What of the slope is rounding.
    var limit: Double
  }

  /// The change of the cost per unit of each column, and the size of what it was added up from.
  func reducedCosts() -> (slopes: [Double], sizes: [Double]) {
    var slopes = [Double](repeating: 0, count: columnCount)
    var sizes = slopes
    for slot in 0..<slotCount {
      guard case .priced(let below, let above) = states[slotItems[slot]] else { continue }
      let price = isAbove[slotItems[slot]] ? above : below
      guard price != 0 else { continue }
      for column in 0..<columnCount {
        let share = price * entries[slot * columnCount + column]
        slopes[column] += share
        sizes[column] += abs(share)
      }
    }
    for column in 0..<columnCount {
      guard case .priced(let below, let above) = states[columnItems[column]] else { continue }
      sizes[column] += max(abs(below), abs(above))
    }
    return (slopes, sizes)
  }

  /// How the cost changes when the item of a column goes up or down, as slopes of that direction.
  func slopes(_ column: Int, _ reduced: Double) -> (up: Double, down: Double) {
    switch states[columnItems[column]] {
    case .free: return (reduced, -reduced)
    case .priced(let below, let above): return (reduced + above, -reduced - below)
    case .atMost: return (.infinity, -reduced)
    case .atLeast: return (reduced, .infinity)
    case .fixed: return (.infinity, .infinity)
    }
  }

  /// The steepest edge downhill, or, when cautious, the one of the first item.
  private func steepest(_ isCautious: Bool) -> Direction? {
    let (reduced, sizes) = reducedCosts()
    var best: Direction?
    for column in 0..<columnCount {
      let limit = Tolerance.slope * sizes[column]
      let (up, down) = slopes(column, reduced[column])
      let slope = min(up, down)
      guard slope < -limit else { continue }
      if let best, isCautious ? columnItems[best.column] < columnItems[column] : best.slope <= slope
      {
        continue
      }
      best = Direction(column: column, sign: up < down ? 1 : -1, slope: slope, limit: limit)
    }
    return best
  }

  /// The end of a step along an edge.
  struct Step {
    /// The slot whose item becomes active.
    var slot: Int
    /// How far it goes.
    var length: Double
    /// The slots whose items change sides on the way.
    var crossed: [Int]
  }

  /// A kink of the cost along an edge.
  private struct Breakpoint {
    var length: Double
    var slot: Int
    var rise: Double
    var size: Double
  }

  /// Goes on over the kinks until the cost would rise; nil when it falls for ever.
  private func longestStep(_ direction: Direction, _ isCautious: Bool) -> Step? {
    let kinks = breakpoints(direction)
    var slope = direction.slope
    var end = 0
    while end < kinks.count {
      slope += kinks[end].rise
      if slope >= -direction.limit || isCautious { break }
      end += 1
    }
    guard end < kinks.count else { return nil }
    // Of the kinks at the same place the one with the largest entry gives the stablest pivot.
    var chosen = end
    let length = kinks[end].length
    var index = end
    if isCautious {
      while index < kinks.count, kinks[index].length == length {
        if slotItems[kinks[index].slot] < slotItems[kinks[chosen].slot] { chosen = index }
        index += 1
      }
      return Step(slot: kinks[chosen].slot, length: length, crossed: [])
    }
    while index > 0, kinks[index - 1].length == length {
      index -= 1
      if kinks[index].size > kinks[chosen].size { chosen = index }
    }
    let crossed = (0..<end).filter { $0 != chosen }.map { kinks[$0].slot }
    return Step(slot: kinks[chosen].slot, length: length, crossed: crossed)
  }

  /// The kinks along an edge, the nearest first.
  private func breakpoints(_ direction: Direction) -> [Breakpoint] {
    var kinks: [Breakpoint] = []
    for slot in 0..<slotCount {
      let rate = direction.sign * entries[slot * columnCount + direction.column]
      guard abs(rate) > Tolerance.pivot else { continue }
      let item = slotItems[slot]
      var rise = Double.infinity
      switch states[item] {
      case .free: continue
      case .priced(let below, let above):
        guard above != below, isAbove[item] == (rate < 0) else { continue }
        rise = (above - below) * abs(rate)
      case .atMost: guard rate > 0 else { continue }
      case .atLeast: guard rate < 0 else { continue }
      case .fixed: break
      }
      let distance = abs(constants[slot]) <= limits[slot] ? 0 : -constants[slot] / rate
      kinks.append(
        Breakpoint(length: max(0, distance), slot: slot, rise: rise, size: abs(rate)))
    }
    kinks.sort { ($0.length, $0.slot) < ($1.length, $1.slot) }
    return kinks
  }
}
