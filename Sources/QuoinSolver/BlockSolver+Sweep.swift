extension BlockSolver {
  /// Minimises a block of one column by a sweep.
  mutating func sweepBlock(
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
          noteSweepMultipliers(rows, sweep.value)
          break
        }
      }
    }
  }

  /// The multipliers of the one column's required rows: the violated ones count in full, those that
  /// hold exactly make up for them.
  private mutating func noteSweepMultipliers(_ rows: borrowing Expressions, _ value: Double) {
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
}
