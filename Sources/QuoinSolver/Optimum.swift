/// An optimal point of a system, found by the fast path.
///
/// The steps: `Reduction` (with `Elimination`), `Singletons`, a `Sweep` for every class that is in
/// no link, a `Crash` basis for the rest, `Expressions` of the other rows in terms of it, `Blocks`,
/// and for each a sweep or a simplex.
struct Optimum: ~Copyable {
  /// What became of the rows.
  let reduction: Reduction
  /// The value of every class.
  let values: FixedArray<Double>
  /// Roots of parts that have, or may have, more than one optimal point.
  private(set) var undecided = GrowingArray<Int32>()
  /// Roots of parts whose required rows conflict.
  var infeasible = GrowingArray<Int32>()
  /// The multipliers of the required rows of those parts.
  var multipliers = GrowingArray<Multiplier>()
  /// Whether required rows conflict; the values of those parts mean nothing then.
  var isInfeasible: Bool {
    reduction.contradiction != nil || reduction.hasFalseRow || infeasible.count > 0
  }
  /// Whether every part's levels are proved least.
  private(set) var isProved = true
  /// Roots of parts that are too large for a tableau.
  var unsolved = GrowingArray<Int32>()

  /// Solves a system; rows for which `isKept` is true are not substituted away.
  init(_ rows: RowView, keeping isKept: borrowing FixedArray<Bool>) {
    reduction = Reduction(rows, keeping: isKept)
    values = FixedArray(repeating: 0, count: reduction.uses.count)
    if reduction.contradiction != nil { return }
    let singletons = Singletons(reduction)
    var sweep = Sweep()
    sweepLoneClasses(&sweep)
    if singletons.steps.count < reduction.links.count {
      solveLinks(singletons.isRemoved, &sweep)
    }
    singletons.recover(reduction, values)
  }

  /// Minimises the classes that are in no link.
  private mutating func sweepLoneClasses(_ sweep: inout Sweep) {
    for root in 0..<values.count where reduction.uses[root].linkCount == 0 {
      sweep.removeAll()
      sweep.add(boundsOf: root, reduction)
      sweep.run()
      let value = sweep.value
      values[root] = value
      if sweep.isAmbiguous { undecided.append(Int32(truncatingIfNeeded: root)) }
      if sweep.requiredError > Tolerance.residual(abs(value)) {
        infeasible.append(Int32(truncatingIfNeeded: root))
        noteMultipliers(sweep)
      }
    }
  }

  /// The multipliers of the required bounds of a class: the violated ones count in full, those that
  /// hold exactly make up for them.
  private mutating func noteMultipliers(_ sweep: borrowing Sweep) {
    let value = sweep.value
    var balance = 0.0
    for isExact in [false, true] {
      for index in 0..<sweep.points.count where sweep.points[index].level == 0 {
        let point = sweep.points[index]
        let isAtZero = abs(value - point.position) <= Tolerance.residual(abs(value))
        guard isAtZero == isExact else { continue }
        var amount = value > point.position ? point.above : point.below
        if isExact { amount = min(max(-balance, point.below), point.above) }
        balance += amount
        if amount != 0 { multipliers.append(Multiplier(subject: ~point.tag, amount: amount)) }
      }
    }
  }

  /// Minimises the classes that are in links.
  private mutating func solveLinks(
    _ isRemoved: borrowing FixedArray<Bool>, _ sweep: inout Sweep
  ) {
    let crash = Crash(reduction, isRemoved, &sweep, values)
    let rows = expressions(isRemoved, crash)
    let isUnsolved = partsUnsolved(isRemoved)
    let blocks = Blocks(positionCount: crash.count, rows)
    var solver = BlockSolver(positionCount: crash.count)
    for block in 0..<blocks.count {
      let position = blocks.positions[blocks.columns(block).lowerBound]
      if isUnsolved.count > 0 && isUnsolved[crash.variables[position]] { continue }
      if !solver.solve(block, blocks, rows, reduction, crash, values, &sweep) {
        unsolved.append(crash.variables[position])
      }
    }
    for index in 0..<solver.undecided.count { undecided.append(solver.undecided[index]) }
    for index in 0..<solver.infeasible.count { infeasible.append(solver.infeasible[index]) }
    for index in 0..<solver.multipliers.count { multipliers.append(solver.multipliers[index]) }
    if infeasible.count > 0 { completeMultipliers(crash) }
    place(crash, solver.residuals)
    if unsolved.count > 0 { solveLargeParts(isRemoved) }
  }

  /// Solves the parts that are too large for tableaux by the factorised simplex.
  private mutating func solveLargeParts(_ isRemoved: borrowing FixedArray<Bool>) {
    let parts = Part.containing(unsolved.elements, reduction, without: isRemoved)
    for part in parts {
      let (answer, isDecided, certificate, hasGivenUp) = part.system.withRows { rows in
        let solver = PartSolver(rows)
        let simplex = (solver.simplex.isDecided, solver.simplex.hasGivenUp)
        return (solver.values, simplex.0, solver.certificate, simplex.1)
      }
      if hasGivenUp { isProved = false }
      for (root, value) in zip(part.roots, answer) { values[root] = value }
      guard let root = part.roots.first else { continue }
      if let certificate {
        infeasible.append(Int32(truncatingIfNeeded: root))
        for (row, multiplier) in certificate.enumerated() where multiplier != 0 {
          multipliers.append(
            Multiplier(subject: part.subjects[row], amount: multiplier * part.weights[row]))
        }
      }
      if !isDecided { undecided.append(Int32(truncatingIfNeeded: root)) }
    }
  }

  /// Brings the values to where the active rows have these residuals, position after position.
  private func place(_ crash: borrowing Crash, _ residuals: borrowing FixedArray<Double>) {
    for position in 0..<crash.count {
      let variable = crash.variables[position]
      let active = crash.actives[position]
      guard active >= 0 else {
        values[variable] += residuals[position]
        continue
      }
      var rest = reduction.links[Int(active)].constant + residuals[position]
      var own = 1.0
      for entry in reduction.links.entries(Int(active)) {
        let column = reduction.links.columns[entry]
        let coefficient = reduction.links.coefficients[entry]
        if column == variable { own = coefficient } else { rest -= coefficient * values[column] }
      }
      values[variable] = rest / own
    }
  }
}
