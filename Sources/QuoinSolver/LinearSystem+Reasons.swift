extension LinearSystem {
  /// Why a variable has its value at a solution of this system; nil when there is none.
  ///
  /// The rows that hold exactly there are put into triangular order, the highest priorities first
  /// (`Crash`), and the variable is expressed in terms of them (`Expressions`).
  public func reasons(for variable: Variable, in solution: Solution) -> Reasons? {
    let values = solution.values
    guard variable.index >= 0, variable.index < variableCount, values.count == variableCount else {
      return nil
    }
    var tight = LinearSystem()
    for _ in 0..<variableCount { _ = tight.addVariable() }
    var origins: [Int] = []
    for (number, row) in rows.enumerated() where holdsExactly(row, values) {
      tight.add(Row(row.terms, .equal, row.constant, row.priority))
      origins.append(number)
    }
    var (active, isFixed) = tight.activeRows(for: variable.index)
    for index in active.indices { active[index].row = origins[active[index].row] }
    active.sort { $0.row < $1.row }
    return Reasons(
      active: active, outvoted: outvoted(variable, active, values), isFixed: isFixed)
  }

  private func holdsExactly(_ row: Row, _ values: [Double]) -> Bool {
    guard !row.terms.isEmpty else { return false }
    var (residual, magnitude, largest) = (-row.constant, abs(row.constant), 0.0)
    for term in row.terms where values.indices.contains(term.variable.index) {
      let share = term.coefficient * values[term.variable.index]
      residual += share
      magnitude += abs(share)
      largest = max(largest, abs(term.coefficient))
    }
    return abs(residual) <= Tolerance.residual(magnitude / largest) * largest
  }

  /// The rows, all equalities, that a variable comes to when they are in triangular order.
  private func activeRows(for variable: Int) -> ([Reasons.Active], Bool) {
    withRows { rows in
      let reduction = Reduction(unreduced: rows)
      let values = FixedArray<Double>(repeating: 0, count: rows.variableCount)
      let crash = Crash(whole: reduction, values)
      var expressions = Expressions(positionCount: crash.count, capacity: 1)
      guard expressions.add(variable: variable, reduction, crash, limit: .max) else {
        return ([], false)
      }
      var active: [Reasons.Active] = []
      var isFixed = true
      for entry in expressions.entries(0) {
        let position = expressions.columns[entry]
        let share = expressions.coefficients[entry]
        let link = crash.actives[position]
        if link >= 0 {
          let row = Int(reduction.links[link].origin)
          active.append(.init(row: row, share: share / rows.weights[row]))
        } else if let row = reduction.strongestBound(of: crash.variables[position]) {
          let own = rows.coefficients[Int(rows.starts[row])] * rows.weights[row]
          active.append(.init(row: row, share: share / own))
        } else {
          isFixed = false
        }
      }
      return (active, isFixed)
    }
  }

  /// The rows with an error that name the variable or one of the active rows' variables.
  private func outvoted(
    _ variable: Variable, _ active: [Reasons.Active], _ values: [Double]
  ) -> [Reasons.Outvoted] {
    var named: Set<Variable> = [variable]
    for one in active { named.formUnion(rows[one.row].terms.map(\.variable)) }
    var found: [(priority: Priority, reason: Reasons.Outvoted)] = []
    for (number, row) in rows.enumerated()
    where row.terms.contains(where: { named.contains($0.variable) }) {
      let error = row.error(at: values)
      guard error > 0, !holdsExactly(row, values) else { continue }
      found.append((row.priority, Reasons.Outvoted(row: number, error: error)))
    }
    found.sort { ($1.priority, $0.reason.row) < ($0.priority, $1.reason.row) }
    return found.map(\.reason)
  }
}

extension Reduction {
  /// The row of the bound of the highest priority of a class; nil when it has none.
  func strongestBound(of root: Int32) -> Int? {
    var best: Bound?
    var number = uses[root].firstBound
    while number >= 0 {
      let bound = bounds[number]
      let isBetter = best.map { (bound.level, bound.origin) < ($0.level, $0.origin) } ?? true
      if isBetter { best = bound }
      number = bound.next
    }
    return best.map { Int($0.origin) }
  }
}
