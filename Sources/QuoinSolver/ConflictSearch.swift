/// Finds irreducible sets of required rows that cannot hold together.
struct ConflictSearch {
  /// The required rows of a part.
  private let part: Part

  /// Searches among some required rows of a system.
  init(rows: [Int], of system: LinearSystem) {
    part = Part(rows: rows, of: system)
  }

  /// Independent conflicts: each explains violated rows that none before it does.
  ///
  /// After a conflict is found its violated rows are taken out, and the rest is searched again.
  func conflicts() -> [Solution.Conflict] {
    var found: [Solution.Conflict] = []
    var rest = Array(part.origins.indices)
    while let failure = Self.failure(part.restricted(to: rest)) {
      let members = irreducible(failure, among: rest)
      if !members.isEmpty { found.append(conflict(members)) }
      let violated = Set(failure.violated.map { rest[$0] })
      let blamed = violated.intersection(members)
      let removed = blamed.isEmpty ? Set(members) : blamed
      if removed.isEmpty { return found }
      rest.removeAll { removed.contains($0) }
    }
    return found
  }

  /// Why the rows of a part cannot hold.
  private struct Failure {
    /// Multipliers with which the rows add up to a contradiction.
    var multipliers: [Double]
    /// The rows that are off where the total error is least.
    var violated: [Int]
    /// Whether the vertex itself proves that the support is irreducible.
    var isProof: Bool
    /// The rows whose multipliers are not 0.
    var support: [Int] { multipliers.indices.filter { multipliers[$0] != 0 } }
  }

  /// Minimises the errors of required rows; nil when all can hold.
  private static func failure(_ part: Part) -> Failure? {
    part.system.withRows { rows in
      let solver = PartSolver(rows, isRequiredOnly: true)
      guard let multipliers = solver.certificate else { return nil }
      let violated = (0..<solver.rowCount).filter { solver.isViolated($0) }
      return Failure(
        multipliers: multipliers, violated: violated,
        isProof: isProof(multipliers, violated, solver))
    }
  }

  /// Whether one violated row and active rows make up the support.
  ///
  /// Active rows are linearly independent, so they can all hold, and the violated row is theirs in
  /// one combination only; without any row of the support the others are independent and can hold.
  /// The support of such a vertex is irreducible (Gleeson and Ryan, "Identifying minimally
  /// infeasible subsystems of inequalities", ORSA Journal on Computing 2, 1990).
  private static func isProof(
    _ multipliers: [Double], _ violated: [Int], _ solver: borrowing PartSolver
  ) -> Bool {
    guard violated.count == 1, multipliers[violated[0]] != 0 else { return false }
    var items: Set<Int> = []
    for row in multipliers.indices where multipliers[row] != 0 {
      guard let item = solver.item(row), items.insert(item).inserted else { return false }
      if row != violated[0] && !solver.simplex.isActive(item) { return false }
    }
    return true
  }

  /// Takes rows out of a failure's support as long as the others still conflict.
  ///
  /// The deletion filter of Chinneck and Dravnieks (ORSA Journal on Computing 3, 1991); it ends as
  /// soon as a vertex proves what is left irreducible.
  private func irreducible(_ failure: Failure, among rows: [Int]) -> [Int] {
    var kept = failure.support.map { rows[$0] }
    if failure.isProof { return kept }
    for row in kept {
      let smaller = kept.filter { $0 != row }
      guard smaller.count < kept.count else { continue }
      guard let failure = Self.failure(part.restricted(to: smaller)) else { continue }
      kept = failure.support.map { smaller[$0] }
      if failure.isProof { return kept }
    }
    return kept
  }

  /// The conflict of an irreducible set.
  ///
  /// With multipliers `Σ m·a = 0` the left side of a row reaches `b - (Σ m·b) / m` while the
  /// others hold; every multiplier differs from 0, else the row could be left out.
  private func conflict(_ members: [Int]) -> Solution.Conflict {
    let set = part.restricted(to: members)
    let multipliers = Self.failure(set)?.multipliers ?? []
    var gap = 0.0
    for (row, multiplier) in zip(set.system.rows, multipliers) { gap += multiplier * row.constant }
    return Solution.Conflict(
      members: set.origins.indices.sorted { set.origins[$0] < set.origins[$1] }.map { index in
        let multiplier = multipliers.indices.contains(index) ? multipliers[index] : 0
        let reach = multiplier == 0 ? nil : set.system.rows[index].constant - gap / multiplier
        return .init(row: set.origins[index], attainable: reach)
      })
  }
}
