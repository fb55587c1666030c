extension LinearSystem {
  /// Solves the system exactly, level by level; deterministic, and independent of row order.
  ///
  /// `Optimum` finds an optimal point. Where it is not the only one, the part of the system is
  /// settled by `PartSolver`: the free variables are listed and the preferences applied. Where
  /// required rows conflict, none of them is substituted away, so that their summed error is least
  /// and the conflict names the rows as given.
  public func solve() -> Solution {
    withRows { rows in
      let optimum = Optimum(rows, keeping: FixedArray(uninitialized: 0))
      if optimum.isInfeasible { return leastError(rows) }
      var solution = Solution(values: values(optimum))
      if optimum.undecided.count > 0 { settle(optimum, &solution) }
      return solution
    }
  }

  /// An optimal point of a system and whether all required rows hold there.
  public struct Point: Sendable {
    /// One value a variable; where required rows conflict, any.
    public var values: [Double]
    /// Whether all required rows hold.
    public var isFeasible: Bool
  }

  /// Finds an optimal point, without asking whether there are others.
  ///
  /// For those who only want some layout: `solve` also makes the choice among several points a
  /// deterministic one, and says what is ambiguous or in conflict.
  public func anyOptimum() -> Point {
    withRows { rows in
      let optimum = Optimum(rows, keeping: FixedArray(uninitialized: 0))
      return Point(values: values(optimum), isFeasible: !optimum.isInfeasible)
    }
  }

  /// The values of all variables.
  private func values(_ optimum: borrowing Optimum) -> [Double] {
    Array(unsafeUninitializedCapacity: variableCount) { buffer, count in
      for variable in 0..<variableCount {
        buffer.initializeElement(
          at: variable,
          to: optimum.reduction.elimination.classes.value(variable, optimum.values))
      }
      count = variableCount
    }
  }

  /// Settles the parts that have more than one optimal point.
  private func settle(_ optimum: borrowing Optimum, _ solution: inout Solution) {
    var found: [PartAnswer] = []
    let undecided = (0..<optimum.undecided.count).map { optimum.undecided[$0] }
    let parts = Part.containing(
      undecided, optimum.reduction, without: FixedArray(uninitialized: 0))
    let wishes = wishes(optimum.reduction)
    for part in parts { found.append(Self.answer(part, wishes)) }
    apply(found, optimum.reduction, &solution)
  }

  /// Solves a system whose required rows conflict.
  private func leastError(_ rows: RowView) -> Solution {
    let reduction = Reduction(rows, keeping: FixedArray(repeating: true, count: rows.count))
    var solution = Solution(values: Array(repeating: 0, count: variableCount))
    solution.conflicts = emptyConflicts(rows)
    let all = (0..<variableCount).map { Int32(truncatingIfNeeded: $0) }
    let parts = Part.containing(all, reduction, without: FixedArray(uninitialized: 0))
    let wishes = wishes(reduction)
    var found: [PartAnswer] = []
    for part in parts {
      let answer = Self.answer(part, wishes)
      if answer.isInfeasible {
        solution.conflicts += ConflictSearch(part).conflicts().map { conflict in
          Solution.Conflict(members: conflict.members.sorted { $0.row < $1.row })
        }
      }
      found.append(answer)
    }
    apply(found, reduction, &solution)
    return solution
  }

  /// The required rows that are false without a variable in them.
  private func emptyConflicts(_ rows: RowView) -> [Solution.Conflict] {
    (0..<rows.count).compactMap { row in
      guard rows.places[row] == 0, rows.entries(row).isEmpty else { return nil }
      let row = (number: row, row: self.rows[row])
      guard row.row.error(at: []) > Tolerance.residual(0) else { return nil }
      return Solution.Conflict(members: [.init(row: row.number, attainable: 0)])
    }
  }
}
