extension Optimum {
  /// An expression longer than this counts against the budget.
  private static let long = 64
  /// How many times the entries of the links the long expressions may have together.
  private static let budget = 4

  /// The rows that are not active in terms of those that are.
  ///
  /// A long one is worth its memory as long as all of them together are not much more than the
  /// links; where they would be, the part is noted as unsolved.
  mutating func expressions(
    _ isRemoved: borrowing FixedArray<Bool>, _ crash: borrowing Crash
  ) -> Expressions {
    var rows = Expressions(positionCount: crash.count, capacity: reduction.links.count)
    var budget = Self.budget * reduction.links.entryCount
    for link in 0..<reduction.links.count where !isRemoved[link] && !crash.isActive[link] {
      let first = rows.columns.count
      if !rows.add(link: link, reduction, crash, limit: max(Self.long, budget)) {
        unsolved.append(reduction.links.columns[reduction.links.entries(link).lowerBound])
      } else if rows.columns.count == first {
        noteFalse(link: link)
      }
      if rows.columns.count - first > Self.long { budget -= rows.columns.count - first }
    }
    for position in 0..<crash.count where crash.actives[position] >= 0 {
      let variable = crash.variables[position]
      guard reduction.uses[variable].firstBound >= 0 else { continue }
      let first = rows.columns.count
      if !rows.add(variable: Int(variable), reduction, crash, limit: max(Self.long, budget)) {
        unsolved.append(variable)
      } else if rows.columns.count == first {
        noteFalse(boundsOf: variable)
      }
      if rows.columns.count - first > Self.long { budget -= rows.columns.count - first }
    }
    return rows
  }

  /// Notes a required link that does not hold although it follows from rows that are sure to.
  private mutating func noteFalse(link: Int) {
    guard reduction.links[link].level == 0 else { return }
    let (residual, magnitude) = reduction.residual(ofLink: link, values)
    let amount = residual > 0 ? reduction.links[link].above : reduction.links[link].below
    guard amount != 0, abs(residual) > Tolerance.residual(magnitude) else { return }
    infeasible.append(reduction.links.columns[reduction.links.entries(link).lowerBound])
    multipliers.append(Multiplier(subject: Int32(truncatingIfNeeded: link), amount: amount))
  }

  /// Notes required bounds that do not hold although rows that are sure to hold fix their class.
  private mutating func noteFalse(boundsOf root: Int32) {
    var bound = reduction.uses[root].firstBound
    while bound >= 0 {
      let residual = values[root] - reduction.bounds[bound].position
      let amount = residual > 0 ? reduction.bounds[bound].above : reduction.bounds[bound].below
      let isOff = abs(residual) > Tolerance.residual(abs(values[root]))
      if reduction.bounds[bound].level == 0 && amount != 0 && isOff {
        infeasible.append(root)
        multipliers.append(Multiplier(subject: ~bound, amount: amount))
      }
      bound = reduction.bounds[bound].next
    }
  }

  /// Adds the multipliers of the active rows that were taken to hold.
  ///
  /// The rows times their multipliers add up to 0 in every class. A position's class is in its
  /// active row and in those of later positions, so the last position is taken first.
  mutating func completeMultipliers(_ crash: borrowing Crash) {
    let rest = FixedArray<Double>(repeating: 0, count: values.count)
    func add(_ multiplier: Multiplier) {
      guard multiplier.subject >= 0 else {
        rest[reduction.bounds[~multiplier.subject].root] += multiplier.amount
        return
      }
      for entry in reduction.links.entries(Int(multiplier.subject)) {
        rest[reduction.links.columns[entry]] +=
          multiplier.amount * reduction.links.coefficients[entry]
      }
    }
    for index in 0..<multipliers.count { add(multipliers[index]) }
    for position in stride(from: crash.count - 1, through: 0, by: -1) {
      let link = crash.actives[position]
      guard link >= 0, reduction.links[link].isSure else { continue }
      let root = crash.variables[position]
      guard abs(rest[root]) > Self.rounding else { continue }
      let entries = reduction.links.entries(Int(link))
      guard let own = entries.first(where: { reduction.links.columns[$0] == root }) else {
        continue
      }
      let multiplier = Multiplier(
        subject: link, amount: -rest[root] / reduction.links.coefficients[own])
      multipliers.append(multiplier)
      add(multiplier)
    }
  }

  /// A sum of multipliers below this is what rounding left of a 0.
  private static let rounding = 1e-9

  /// Which classes are in a part noted as unsolved; empty when there is none.
  func partsUnsolved(_ isRemoved: borrowing FixedArray<Bool>) -> FixedArray<Bool> {
    guard unsolved.count > 0 else { return FixedArray(uninitialized: 0) }
    let parts = Parts(reduction, without: isRemoved)
    let isUnsolved = FixedArray<Bool>(repeating: false, count: values.count)
    for root in unsolved.elements { isUnsolved[parts.part(of: root)] = true }
    for root in 0..<values.count {
      isUnsolved[root] = isUnsolved[parts.part(of: Int32(truncatingIfNeeded: root))]
    }
    return isUnsolved
  }
}
