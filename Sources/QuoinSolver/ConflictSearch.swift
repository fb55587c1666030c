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
      let support = failure.support.map { rest[$0] }
      let members = irreducible(support)
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
    /// The rows whose multipliers are not 0.
    var support: [Int] { multipliers.indices.filter { multipliers[$0] != 0 } }
  }

  /// Minimises the errors of required rows; nil when all can hold.
  private static func failure(_ part: Part) -> Failure? {
    part.system.withRows { rows in
      let solver = PartSolver(rows, isRequiredOnly: true)
      guard let multipliers = solver.certificate else { return nil }
      return Failure(
        multipliers: multipliers,
        violated: (0..<solver.rowCount).filter { solver.isViolated($0) })
    }
  }

  /// Takes rows out as long as the others still conflict.
  ///
  /// The deletion filter of Chinneck and Dravnieks (ORSA Journal on Computing 3, 1991).
  private func irreducible(_ support: [Int]) -> [Int] {
    var kept = support
    for row in support {
      let smaller = kept.filter { $0 != row }
      if Self.failure(part.restricted(to: smaller)) != nil { kept = smaller }
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
