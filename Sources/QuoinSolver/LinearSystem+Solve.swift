extension LinearSystem {
  /// Solves the system exactly, level by level; deterministic, and independent of row order.
  ///
  /// `Optimum` finds an optimal point. Where it is not the only one, the part of the system is
  /// settled by `PartSolver`: the free variables are listed and the preferences applied. Where
  /// required rows conflict, `leastError` keeps those that take part from being substituted away.
  public func solve() -> Solution {
    withRows { rows in
      let optimum = Optimum(rows, keeping: FixedArray(uninitialized: 0))
      if optimum.isInfeasible { return leastError(rows, optimum) }
      var solution = Solution(values: values(optimum))
      solution.isProved = optimum.isProved
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
    /// Whether every level is proved least; see `Solution.isProved`.
    public var isProved: Bool
  }

  /// Finds an optimal point, without asking whether there are others.
  ///
  /// For those who only want some layout: `solve` also makes the choice among several points a
  /// deterministic one, and says what is ambiguous or in conflict.
  public func anyOptimum() -> Point {
    withRows { rows in
      let optimum = Optimum(rows, keeping: FixedArray(uninitialized: 0))
      return Point(
        values: values(optimum), isFeasible: !optimum.isInfeasible, isProved: optimum.isProved)
    }
  }

  /// The values of all variables.
  func values(_ optimum: borrowing Optimum) -> [Double] {
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
  func settle(_ optimum: borrowing Optimum, _ solution: inout Solution) {
    let undecided = (0..<optimum.undecided.count).map { optimum.undecided[$0] }
    let parts = Part.containing(
      undecided, optimum.reduction, without: FixedArray(uninitialized: 0))
    let wishes = wishes(optimum.reduction)
    let answers = parts.map { Self.answer($0, wishes) }
    if answers.contains(where: { !$0.isProved }) { solution.isProved = false }
    apply(answers, optimum.reduction, &solution)
  }
}
