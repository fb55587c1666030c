/// Minimises block after block and notes how far each active row ends up from its crash value.
///
/// A block of one column is a sweep, a small one a dense tableau.
struct BlockSolver: ~Copyable {
  /// The residual of the active row of each position at the optimum.
  let residuals: FixedArray<Double>
  /// A variable of each block that has, or may have, more than one optimal value.
  private(set) var undecided: GrowingArray<Int32>
  /// A variable of each block whose required rows conflict.
  private(set) var infeasible: GrowingArray<Int32>
  /// The multipliers of the required rows of those blocks.
  private(set) var multipliers = GrowingArray<Multiplier>()

  private var tableau = Tableau()
  private var prices = LevelPrices()
  private var costs: GrowingArray<Cost>

  /// A row of the block in work, at one level.
  struct Cost {
    /// The expression of the row; `~column` for one of that column alone.
    var expression: Int32
    var level: Int32
    var residual: Double
    var magnitude: Double
    var below: Double
    var above: Double
    /// The row, as in `Multiplier`.
    var subject: Int32
    /// The item of the tableau, and by what the row's residual exceeds the item's.
    var item: Int32 = -1
    var scale = 1.0
  }

  /// The most columns of a block that is solved by a dense tableau.
  private static let mostColumns = 40
  /// The most entries of such a tableau.
  private static let mostEntries = 6000

  /// Makes room for `count` positions.
  init(positionCount count: Int) {
    residuals = FixedArray(repeating: 0, count: count)
    undecided = GrowingArray()
    infeasible = GrowingArray()
    costs = GrowingArray(capacity: 32)
  }

  /// Solves a block; false when it is too large for a tableau, or the tableau gave up.
  mutating func solve(
    _ block: Int, _ blocks: borrowing Blocks, _ rows: borrowing Expressions,
    _ reduction: borrowing Reduction, _ crash: borrowing Crash,
    _ values: borrowing FixedArray<Double>, _ sweep: inout Sweep
  ) -> Bool {
    let columns = blocks.columns(block)
    let expressions = blocks.rows(block)
    let first = Int(blocks.positions[columns.lowerBound])
    let variable = crash.variables[first]
    let isAlone = columns.count == 1 && expressions.isEmpty && !crash.isBroken[variable]
    if isAlone && crash.actives[first] != Crash.Active.none {
      // Nothing else depends on it: what determined it is all there is.
      let link = Int(crash.actives[first])
      let isLoose = link < 0 ? crash.isLoose[variable] : !reduction.links.isEquality(link)
      if isLoose { undecided.append(variable) }
      return true
    }
    if columns.count > Self.mostColumns { return false }
    collectCosts(columns, expressions, blocks, rows, reduction, crash, values)
    if columns.count == 1 {
      sweepBlock(first, variable, rows, &sweep)
      return true
    }
    if columns.count * costs.count > Self.mostEntries { return false }
    fillTableau(columns, blocks, rows)
    guard solveTableau(variable) else { return false }
    for (column, place) in columns.enumerated() {
      residuals[blocks.positions[place]] = tableau.residual(column)
    }
    if !isDecided() { undecided.append(variable) }
    return true
  }

  // MARK: Costs

  private mutating func collectCosts(
    _ columns: Range<Int>, _ expressions: Range<Int>, _ blocks: borrowing Blocks,
    _ rows: borrowing Expressions, _ reduction: borrowing Reduction,
    _ crash: borrowing Crash, _ values: borrowing FixedArray<Double>
  ) {
    costs.removeAll()
    for place in columns {
      let position = blocks.positions[place]
      let own = ~Int32(truncatingIfNeeded: place - columns.lowerBound)
      let active = crash.actives[position]
      if active >= 0 {
        add(link: Int(active), own, isActive: true, reduction, values)
      } else {
        add(boundsOf: crash.variables[position], own, reduction, values)
      }
    }
    for place in expressions {
      let row = blocks.expressions[place]
      let subject = Int(rows.subjects[Int(row)])
      if subject < reduction.links.count {
        add(link: subject, row, isActive: false, reduction, values)
      } else {
        let variable = Int32(truncatingIfNeeded: subject - reduction.links.count)
        add(boundsOf: variable, row, reduction, values)
      }
    }
  }

  private mutating func add(
    link: Int, _ expression: Int32, isActive: Bool, _ reduction: borrowing Reduction,
    _ values: borrowing FixedArray<Double>
  ) {
    var residual = -reduction.links.constants[link]
    var magnitude = abs(residual)
    for entry in reduction.links.entries(link) {
      let share = reduction.links.coefficients[entry] * values[reduction.links.columns[entry]]
      residual += share
      magnitude += abs(share)
    }
    costs.append(
      Cost(
        expression: expression, level: reduction.links.levels[link],
        residual: isActive ? 0 : residual, magnitude: magnitude,
        below: reduction.links.below[link], above: reduction.links.above[link],
        subject: Int32(truncatingIfNeeded: link)))
  }

  private mutating func add(
    boundsOf variable: Int32, _ expression: Int32, _ reduction: borrowing Reduction,
    _ values: borrowing FixedArray<Double>
  ) {
    var bound = reduction.bounds.first[variable]
    while bound >= 0 {
      let position = reduction.bounds.positions[bound]
      costs.append(
        Cost(
          expression: expression, level: reduction.bounds.levels[bound],
          residual: values[variable] - position, magnitude: abs(position),
          below: reduction.bounds.below[bound], above: reduction.bounds.above[bound],
          subject: ~bound))
      bound = reduction.bounds.next[bound]
    }
  }

  // MARK: One column

  private mutating func sweepBlock(
    _ position: Int, _ variable: Int32, _ rows: borrowing Expressions, _ sweep: inout Sweep
  ) {
    sweep.removeAll()
    for cost in costs.elements {
      var rate = 1.0
      if cost.expression >= 0 {
        rate = rows.coefficients[rows.entries(Int(cost.expression)).lowerBound]
      }
      sweep.add(
        level: cost.level, position: -cost.residual / rate,
        below: rate > 0 ? cost.below * rate : cost.above * rate,
        above: rate > 0 ? cost.above * rate : cost.below * rate)
    }
    sweep.run()
    residuals[position] = sweep.value
    if sweep.isAmbiguous { undecided.append(variable) }
    if sweep.requiredError > 0 {
      for cost in costs.elements where cost.level == 0 {
        let residual = cost.residual + sweep.value * rate(cost, rows)
        let price = residual > 0 ? cost.above : cost.below
        if price != 0 && abs(residual) > Tolerance.residual(cost.magnitude) {
          infeasible.append(variable)
          noteMultipliers(rows, sweep.value)
          break
        }
      }
    }
  }

  /// The multipliers of the one column's required rows: the violated ones count in full, those that
  /// hold exactly make up for them.
  private mutating func noteMultipliers(_ rows: borrowing Expressions, _ value: Double) {
    var balance = 0.0
    for isExact in [false, true] {
      for cost in costs.elements where cost.level == 0 {
        let rate = rate(cost, rows)
        let residual = cost.residual + value * rate
        let isAtZero = abs(residual) <= Tolerance.residual(cost.magnitude)
        guard isAtZero == isExact else { continue }
        var amount = residual > 0 ? cost.above : cost.below
        if isExact { amount = min(max(-balance / rate, cost.below), cost.above) }
        balance += amount * rate
        if amount != 0 { multipliers.append(Multiplier(subject: cost.subject, amount: amount)) }
      }
    }
  }

  private func rate(_ cost: Cost, _ rows: borrowing Expressions) -> Double {
    guard cost.expression >= 0 else { return 1 }
    return rows.coefficients[rows.entries(Int(cost.expression)).lowerBound]
  }

  // MARK: Several columns

  /// Puts the costs into the tableau; rows that are always at the same residual share an item.
  private mutating func fillTableau(
    _ columns: Range<Int>, _ blocks: borrowing Blocks, _ rows: borrowing Expressions
  ) {
    tableau.begin(columns: columns.count)
    prices.removeAll()
    // The number of each position of the block among its columns, found by search: few columns.
    func column(_ position: Int32) -> Int {
      var place = columns.lowerBound
      while blocks.positions[place] != position { place += 1 }
      return place - columns.lowerBound
    }
    let costs = costs.elements
    var item = -1
    for index in costs.indices {
      let cost = costs[index]
      let limit = Tolerance.same * cost.magnitude
      let isSame =
        index > 0 && item >= columns.count && costs[index - 1].expression == cost.expression
        && abs(costs[index - 1].residual - cost.residual) <= limit
      var scale = 1.0
      if abs(cost.residual) <= limit {
        if cost.expression < 0 {
          item = Int(~cost.expression)
        } else if rows.entries(Int(cost.expression)).count == 1 {
          let entry = rows.entries(Int(cost.expression)).lowerBound
          item = column(rows.columns[entry])
          scale = rows.coefficients[entry]
        } else if !isSame {
          item = addRow(cost, rows, column)
        }
      } else if !isSame {
        item = addRow(cost, rows, column)
      }
      costs[index].item = Int32(truncatingIfNeeded: item)
      costs[index].scale = scale
      prices.add(
        level: cost.level, item: item,
        below: scale > 0 ? cost.below * scale : cost.above * scale,
        above: scale > 0 ? cost.above * scale : cost.below * scale)
    }
    prices.sort()
  }

  private mutating func addRow(
    _ cost: Cost, _ rows: borrowing Expressions, _ column: (Int32) -> Int
  ) -> Int {
    let item = tableau.addRow(residual: cost.residual, magnitude: cost.magnitude)
    if cost.expression < 0 {
      tableau.setEntry(item, Int(~cost.expression), 1)
    } else {
      for entry in rows.entries(Int(cost.expression)) {
        tableau.setEntry(item, column(rows.columns[entry]), rows.coefficients[entry])
      }
    }
    return item
  }

  private mutating func solveTableau(_ variable: Int32) -> Bool {
    let prices = prices.elements
    let known = multipliers.count
    var first = 0
    while first < prices.count {
      let level = prices[first].level
      var last = first
      while last < prices.count && prices[last].level == level {
        let price = prices[last]
        tableau.price(Int(price.item), below: price.below, above: price.above)
        last += 1
      }
      _ = tableau.minimise()
      if tableau.hasGivenUp {
        if infeasible.elements.last == variable {
          _ = infeasible.popLast()
          multipliers.resize(known, filling: Multiplier(subject: 0, amount: 0))
        }
        return false
      }
      if level == 0 {
        for price in prices[first..<last] {
          let residual = tableau.residual(Int(price.item))
          let cost = residual > 0 ? price.above : price.below
          if cost != 0 && abs(residual) > tableau.limit(Int(price.item)) {
            infeasible.append(variable)
            noteMultipliers()
            break
          }
        }
      }
      tableau.keepOptimalFace()
      first = last
    }
    return true
  }

  /// The multipliers of the required rows; the first ones of an item take as much as they may.
  private mutating func noteMultipliers() {
    var rest = [Int32: Double]()
    for cost in costs.elements where cost.level == 0 {
      let left = rest[cost.item] ?? tableau.multiplier(Int(cost.item))
      let (one, other) = (cost.below * cost.scale, cost.above * cost.scale)
      let share = Swift.min(Swift.max(left, Swift.min(one, other)), Swift.max(one, other))
      rest[cost.item] = left - share
      if share != 0 {
        multipliers.append(Multiplier(subject: cost.subject, amount: share / cost.scale))
      }
    }
  }

  /// Whether the vertex is the only optimal point.
  ///
  /// When active items may still move, their sum is maximised: only at a maximum of 0 none can.
  private mutating func isDecided() -> Bool {
    if tableau.isDecided { return true }
    return !tableau.moveAway()
  }
}
