extension LinearSystem {
  /// Solves the system exactly, level by level; deterministic, and independent of row order.
  ///
  /// The steps: equalities are substituted away (`Reduction`), what is left falls into
  /// `Components`, each is solved by `ComponentSolver`. Where required rows conflict, all of them
  /// are kept, so that their summed error is least and the conflict names the rows as given.
  public func solve() -> Solution {
    let table = RowTable(self)
    let reduced = Reduction(table)
    if !reduced.isContradictory, let solution = solution(reduced, table, isConflictExpected: false)
    {
      return solution
    }
    let whole = Reduction(table, isEliminating: false)
    return solution(whole, table, isConflictExpected: true)
      ?? Solution(values: Array(repeating: 0, count: variableCount))
  }

  /// Solves the components of a reduction; nil when one is infeasible and that is not expected.
  private func solution(
    _ reduction: Reduction, _ table: RowTable, isConflictExpected: Bool
  ) -> Solution? {
    let forest = reduction.forest
    var answer = Solution(values: Array(repeating: 0, count: variableCount))
    if isConflictExpected { answer.conflicts = emptyConflicts(table) }
    var rootValues = answer.values
    var free: [ComponentSolver.FreeVariable] = []
    let components = Components(reduction.table) { forest.roots[$0] == $0 }
    let wishes = wishes(forest)
    var local = [Int](repeating: 0, count: variableCount)
    for (rows, variables) in zip(components.rows, components.variables) {
      for (index, variable) in variables.enumerated() { local[variable] = index }
      let part = reduction.table.component(rows, local, variables.count)
      var solver = ComponentSolver(part)
      if solver.certificate != nil {
        guard isConflictExpected else { return nil }
        answer.conflicts += ConflictSearch(part).conflicts().map { original($0, table) }
      }
      let mine = variables.flatMap { root in wishes[root].map { ($0.rank, root, $0.target) } }
        .sorted { $0.0 < $1.0 }
        .map { ComponentSolver.Wish(variable: local[$0.1], target: $0.2) }
      for found in solver.settle(mine) {
        var found = found
        found.variable = variables[found.variable]
        free.append(found)
      }
      for (index, value) in solver.values.enumerated() { rootValues[variables[index]] = value }
    }
    for variable in 0..<variableCount {
      let root = forest.roots[variable]
      answer.values[variable] =
        root == forest.one
        ? forest.offsets[variable]
        : forest.scales[variable] * rootValues[root] + forest.offsets[variable]
    }
    answer.ambiguities = ambiguities(free, forest, table)
    return answer
  }

  /// The required rows that are false without a variable in them.
  private func emptyConflicts(_ table: RowTable) -> [Solution.Conflict] {
    var scratch = Substitution(variableCount: 0)
    let forest = AffineForest(count: 0)
    return (0..<table.count).compactMap { row in
      guard table.levels[row] == 0, table.entries(row).isEmpty else { return nil }
      scratch.substitute(table, row, forest)
      guard !scratch.holds(table.relations[row]) else { return nil }
      return Solution.Conflict(members: [.init(row: table.origins[row], attainable: 0)])
    }
  }

  /// A conflict in the system's row numbers, in order.
  private func original(_ conflict: Solution.Conflict, _ table: RowTable) -> Solution.Conflict {
    let members = conflict.members.map {
      Solution.Conflict.Member(row: table.origins[$0.row], attainable: $0.attainable)
    }
    return Solution.Conflict(members: members.sorted { $0.row < $1.row })
  }

  /// What each class should be near: its strongest wish, else its first variable near 0.
  private func wishes(_ forest: AffineForest) -> [[(rank: Int, target: Double)]] {
    var wishes = [[(rank: Int, target: Double)]](repeating: [], count: variableCount)
    let defaults = (0..<variableCount).map { Preference(Variable($0), near: 0) }
    for (rank, wish) in (preferences + defaults).enumerated() {
      let variable = wish.variable.index
      guard variable >= 0, variable < variableCount, wish.target.isFinite else { continue }
      let root = forest.roots[variable]
      guard root != forest.one, wishes[root].isEmpty else { continue }
      let target = (wish.target - forest.offsets[variable]) / forest.scales[variable]
      wishes[root].append((rank, target))
    }
    return wishes
  }

  /// The ambiguities of all members of the free classes.
  private func ambiguities(
    _ free: [ComponentSolver.FreeVariable], _ forest: AffineForest, _ table: RowTable
  ) -> [Solution.Ambiguity] {
    var found = [ComponentSolver.FreeVariable?](repeating: nil, count: variableCount)
    for one in free { found[one.variable] = one }
    return (0..<variableCount).compactMap { variable in
      let root = forest.roots[variable]
      guard root != forest.one, let one = found[root] else { return nil }
      let scale = forest.scales[variable]
      let minimum = one.minimum.map { scale * $0 + forest.offsets[variable] }
      let maximum = one.maximum.map { scale * $0 + forest.offsets[variable] }
      return Solution.Ambiguity(
        variable: Variable(variable), minimum: scale < 0 ? maximum : minimum,
        maximum: scale < 0 ? minimum : maximum,
        cause: one.tiedLevel.map { .tie(table.priorities[$0]) } ?? .missingRow)
    }
  }
}
