/// Solves one part of a system level by level with the factorised simplex, none of its rows
/// substituted, so that everything about them can be asked: multipliers, ranges, choices.
///
/// Each level's cost is minimised over the face that is optimal for the levels before it; the face
/// is kept by bounds (`keepOptimalFace`), never by an extra row with a tolerance, so nothing leaks
/// from one level to the next.
struct PartSolver: ~Copyable {
  /// The simplex; after `init` at an optimal vertex, its bounds are those of the optimal face.
  var simplex: FactorisedSimplex
  /// The multipliers of the required rows when they cannot all hold; nil when they can.
  ///
  /// `Σ multiplier * row` is 0 on the left side but not on the right (Farkas), in original units.
  private(set) var certificate: [Double]?

  /// The item of each row, -1 for a row without terms.
  private let items: FixedArray<Int32>
  /// By what each row's residual, in original units, exceeds its item's.
  private let scales: FixedArray<Double>
  private let levels: FixedArray<Int32>
  /// What a unit of each row's error costs on either side, per unit of the item.
  private let below: FixedArray<Double>
  private let above: FixedArray<Double>

  /// Solves the levels, or only the required one.
  init(_ rows: RowView, isRequiredOnly: Bool = false) {
    let reduction = Reduction(unreduced: rows)
    let values = FixedArray<Double>(repeating: 0, count: rows.variableCount)
    let crash = Crash(whole: reduction, values)
    let start = FixedArray<Double>(uninitialized: rows.variableCount)
    for variable in 0..<rows.variableCount { start[variable] = values[variable] }
    simplex = FactorisedSimplex(reduction, crash, start)
    items = FixedArray(repeating: -1, count: rows.count)
    scales = FixedArray(repeating: 1, count: rows.count)
    levels = FixedArray(repeating: 0, count: rows.count)
    below = FixedArray(repeating: 0, count: rows.count)
    above = FixedArray(repeating: 0, count: rows.count)
    assignItems(rows, reduction)
    solveLevels(rows.levelCount, isRequiredOnly)
  }

  /// Notes which item each row became.
  private mutating func assignItems(_ rows: RowView, _ reduction: borrowing Reduction) {
    for link in 0..<reduction.links.count {
      let row = Int(reduction.links[link].origin)
      items[row] = Int32(truncatingIfNeeded: link)
      scales[row] = rows.weights[row]
      levels[row] = reduction.links[link].level
      below[row] = reduction.links[link].below
      above[row] = reduction.links[link].above
    }
    for variable in 0..<rows.variableCount {
      var bound = reduction.uses[variable].firstBound
      while bound >= 0 {
        let row = Int(reduction.bounds[bound].origin)
        let item = simplex.addRow(near: reduction.bounds[bound].position, of: variable)
        items[row] = Int32(truncatingIfNeeded: item)
        scales[row] = rows.coefficients[Int(rows.starts[row])] * rows.weights[row]
        levels[row] = reduction.bounds[bound].level
        below[row] = reduction.bounds[bound].below
        above[row] = reduction.bounds[bound].above
        bound = reduction.bounds[bound].next
      }
    }
  }

  private mutating func solveLevels(_ levelCount: Int, _ isRequiredOnly: Bool) {
    var prices = LevelPrices()
    for row in 0..<items.count where items[row] >= 0 {
      prices.add(level: levels[row], item: Int(items[row]), below: below[row], above: above[row])
    }
    prices.sort()
    let elements = prices.elements
    var first = 0
    while first < elements.count {
      let level = elements[first].level
      if isRequiredOnly && level > 0 { return }
      var last = first
      while last < elements.count && elements[last].level == level {
        let price = elements[last]
        simplex.price(Int(price.item), below: price.below, above: price.above)
        last += 1
      }
      _ = simplex.minimise()
      if level == 0 { certificate = farkasMultipliers() }
      simplex.keepOptimalFace()
      first = last
    }
  }

  /// The level of a row.
  func level(_ row: Int) -> Int { Int(levels[row]) }
  /// The item of a row; nil for a row without terms.
  func item(_ row: Int) -> Int? { items[row] < 0 ? nil : Int(items[row]) }
  /// How many rows there are.
  var rowCount: Int { items.count }

  /// The values of the variables at the vertex.
  var values: [Double] { (0..<simplex.variableCount).map { simplex.values[$0] } }

  /// Whether a row is off by more than rounding at the vertex.
  func isViolated(_ row: Int) -> Bool {
    guard items[row] >= 0 else { return false }
    let residual = simplex.residual(Int(items[row]))
    let cost = residual > 0 ? above[row] : below[row]
    return cost != 0 && abs(residual) > simplex.limit(Int(items[row]))
  }

  /// The multipliers of the required rows at the optimum of their level; nil when all hold.
  ///
  /// Rows that share an item share its multiplier; the first ones take as much as they may.
  private func farkasMultipliers() -> [Double]? {
    let required = (0..<items.count).filter { items[$0] >= 0 && levels[$0] == 0 }
    guard required.contains(where: { isViolated($0) }) else { return nil }
    var multipliers = [Double](repeating: 0, count: items.count)
    var rest: [Int32: Double] = [:]
    for row in required {
      let item = items[row]
      let left = rest[item] ?? simplex.multiplier(Int(item))
      let share = min(max(left, below[row]), above[row])
      rest[item] = left - share
      multipliers[row] = share / scales[row]
    }
    return multipliers
  }
}
