extension BlockSolver {
  /// Minimises a small block by a dense tableau.
  mutating func solveByTableau(
    _ columns: Range<Int>, _ variable: Int32, _ blocks: borrowing Blocks,
    _ rows: borrowing Expressions
  ) -> Bool {
    fillTableau(columns, blocks, rows)
    let known = multipliers.count
    switch Self.minimiseLevels(&tableau, prices, costs, &multipliers) {
    case .gaveUp:
      multipliers.resize(known, filling: Multiplier(subject: 0, amount: 0))
      return false
    case .conflict: infeasible.append(variable)
    case .solved: break
    }
    for (column, place) in columns.enumerated() {
      residuals[blocks.positions[place]] = tableau.residual(column)
    }
    // When active items may still move, their sum is maximised: only at a maximum of 0 none can.
    if !tableau.isDecided && tableau.moveAway() { undecided.append(variable) }
    return true
  }

  /// Minimises a large block by a factorised basis.
  mutating func solveByFactors(
    _ columns: Range<Int>, _ variable: Int32, _ blocks: borrowing Blocks,
    _ rows: borrowing Expressions
  ) -> Bool {
    var simplex = factorisedSimplex(columns, blocks, rows)
    let known = multipliers.count
    switch Self.minimiseLevels(&simplex, prices, costs, &multipliers) {
    case .gaveUp:
      multipliers.resize(known, filling: Multiplier(subject: 0, amount: 0))
      return false
    case .conflict: infeasible.append(variable)
    case .solved: break
    }
    for (column, place) in columns.enumerated() {
      residuals[blocks.positions[place]] = simplex.values[column]
    }
    if !simplex.isDecided { undecided.append(variable) }
    return true
  }

  // MARK: Items

  private func numberColumns(_ columns: Range<Int>, _ blocks: borrowing Blocks) {
    for (column, place) in columns.enumerated() {
      columnNumbers[blocks.positions[place]] = Int32(truncatingIfNeeded: column)
    }
  }

  /// Puts the costs into the tableau; rows that are always at the same residual share an item.
  private mutating func fillTableau(
    _ columns: Range<Int>, _ blocks: borrowing Blocks, _ rows: borrowing Expressions
  ) {
    tableau.begin(columns: columns.count)
    prices.removeAll()
    numberColumns(columns, blocks)
    let costs = costs.elements
    var item = -1
    for index in costs.indices {
      let cost = costs[index]
      let isSame = item >= columns.count && isSameRow(index)
      var scale = 1.0
      if abs(cost.residual) <= Tolerance.same * cost.magnitude, let single = single(cost, rows) {
        (item, scale) = (single.column, single.rate)
      } else if !isSame {
        item = addRow(cost, rows)
      }
      addPrice(index, item, scale)
    }
    prices.sort()
  }

  private mutating func addRow(_ cost: Cost, _ rows: borrowing Expressions) -> Int {
    let item = tableau.addRow(residual: cost.residual, magnitude: cost.magnitude)
    if cost.expression < 0 {
      tableau.setEntry(item, Int(~cost.expression), 1)
    } else {
      for entry in rows.entries(Int(cost.expression)) {
        tableau.setEntry(
          item, Int(columnNumbers[rows.columns[entry]]), rows.coefficients[entry])
      }
    }
    return item
  }

  /// A simplex whose variables are the residuals of the active rows, with the costs as its items.
  private mutating func factorisedSimplex(
    _ columns: Range<Int>, _ blocks: borrowing Blocks, _ rows: borrowing Expressions
  ) -> FactorisedSimplex {
    prices.removeAll()
    numberColumns(columns, blocks)
    let costs = costs.elements
    var links = FactorisedSimplex.Links()
    for index in costs.indices where single(costs[index], rows) == nil {
      if links.count == 0 || !isSameRow(index) {
        for entry in rows.entries(Int(costs[index].expression)) {
          links.add(columnNumbers[rows.columns[entry]], rows.coefficients[entry])
        }
        links.endRow(-costs[index].residual, magnitude: costs[index].magnitude)
      }
      addPrice(index, links.count - 1, 1)
    }
    var simplex = FactorisedSimplex(
      atOriginOf: links, variableCount: columns.count)
    for index in costs.indices {
      guard let single = single(costs[index], rows) else { continue }
      let isAtOrigin = abs(costs[index].residual) <= Tolerance.same * costs[index].magnitude
      let item =
        isAtOrigin
        ? simplex.item(ofVariable: single.column)
        : simplex.addRow(
          near: -costs[index].residual / single.rate, of: single.column,
          magnitude: costs[index].magnitude)
      addPrice(index, item, single.rate)
    }
    prices.sort()
    return simplex
  }

  /// The column that a row is a multiple of, and how many times; nil when it has several columns.
  private func single(
    _ cost: Cost, _ rows: borrowing Expressions
  ) -> (column: Int, rate: Double)? {
    if cost.expression < 0 { return (Int(~cost.expression), 1) }
    let entries = rows.entries(Int(cost.expression))
    guard entries.count == 1 else { return nil }
    return (
      Int(columnNumbers[rows.columns[entries.lowerBound]]), rows.coefficients[entries.lowerBound]
    )
  }

  /// Whether a row is always where the one before it is.
  private func isSameRow(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (one, other) = (costs[index - 1], costs[index])
    return one.expression == other.expression
      && abs(one.residual - other.residual) <= Tolerance.same * other.magnitude
  }

  private mutating func addPrice(_ index: Int, _ item: Int, _ scale: Double) {
    var cost = costs[index]
    cost.item = Int32(truncatingIfNeeded: item)
    cost.scale = scale
    costs[index] = cost
    prices.add(
      level: cost.level, item: item,
      below: scale > 0 ? cost.below * scale : cost.above * scale,
      above: scale > 0 ? cost.above * scale : cost.below * scale)
  }

  // MARK: Levels

  /// What became of a block.
  private enum Outcome {
    case solved
    case conflict
    case gaveUp
  }

  /// Minimises the cost of each level on the points that are optimal for the levels before it.
  private static func minimiseLevels<Method: Simplex>(
    _ simplex: inout Method, _ prices: borrowing LevelPrices,
    _ costs: borrowing GrowingArray<Cost>, _ multipliers: inout GrowingArray<Multiplier>
  ) -> Outcome where Method: ~Copyable {
    let prices = prices.elements
    var outcome = Outcome.solved
    var first = 0
    while first < prices.count {
      let level = prices[first].level
      var last = first
      while last < prices.count && prices[last].level == level {
        let price = prices[last]
        simplex.price(Int(price.item), below: price.below, above: price.above)
        last += 1
      }
      _ = simplex.minimise()
      if simplex.hasGivenUp { return .gaveUp }
      if level == 0 && isInConflict(simplex, prices[first..<last]) {
        outcome = .conflict
        noteMultipliers(simplex, costs, &multipliers)
      }
      simplex.keepOptimalFace()
      first = last
    }
    return outcome
  }

  private static func isInConflict<Method: Simplex>(
    _ simplex: borrowing Method, _ prices: Slice<UnsafeMutableBufferPointer<LevelPrices.Price>>
  ) -> Bool where Method: ~Copyable {
    for price in prices {
      let residual = simplex.residual(Int(price.item))
      let cost = residual > 0 ? price.above : price.below
      if cost != 0 && abs(residual) > simplex.limit(Int(price.item)) { return true }
    }
    return false
  }

  /// The multipliers of the required rows; the first ones of an item take as much as they may.
  private static func noteMultipliers<Method: Simplex>(
    _ simplex: borrowing Method, _ costs: borrowing GrowingArray<Cost>,
    _ multipliers: inout GrowingArray<Multiplier>
  ) where Method: ~Copyable {
    var rest = [Int32: Double]()
    for cost in costs.elements where cost.level == 0 {
      let left = rest[cost.item] ?? simplex.multiplier(Int(cost.item))
      let (one, other) = (cost.below * cost.scale, cost.above * cost.scale)
      let share = Swift.min(Swift.max(left, Swift.min(one, other)), Swift.max(one, other))
      rest[cost.item] = left - share
      if share != 0 {
        multipliers.append(Multiplier(subject: cost.subject, amount: share / cost.scale))
      }
    }
  }
}
