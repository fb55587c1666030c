/// Finds irreducible sets of required rows that cannot hold together.
struct ConflictSearch {
  /// The required rows, over variables 0..<`table.variableCount`.
  private let table: RowTable

  /// Searches among the required rows of a table.
  init(_ table: RowTable) {
    self.table = table.restricted(to: (0..<table.count).filter { table.levels[$0] == 0 })
  }

  /// Independent conflicts: each explains violated rows that none before it does.
  ///
  /// After a conflict is found its violated rows are taken out, and the rest is searched again.
  func conflicts() -> [Solution.Conflict] {
    var found: [Solution.Conflict] = []
    var rest = Array(0..<table.count)
    while true {
      let solver = ComponentSolver(table.restricted(to: rest), isRequiredOnly: true)
      guard let certificate = solver.certificate else { return found }
      let support = rest.indices.filter { certificate[$0] != 0 }.map { rest[$0] }
      let members = irreducible(support)
      found.append(conflict(members))
      let values = solver.values
      let violated = Set(rest.indices.filter { solver.isViolated($0, at: values) }.map { rest[$0] })
      let toRemove = violated.intersection(members)
      let removed = toRemove.isEmpty ? Set(members) : toRemove
      rest.removeAll { removed.contains($0) }
    }
  }

  /// Takes rows out as long as the others still conflict.
  ///
  /// The deletion filter of Chinneck and Dravnieks (ORSA Journal on Computing 3, 1991).
  private func irreducible(_ support: [Int]) -> [Int] {
    var kept = support
    for row in support {
      let smaller = kept.filter { $0 != row }
      let solver = ComponentSolver(table.restricted(to: smaller).compacted(), isRequiredOnly: true)
      if solver.certificate != nil { kept = smaller }
    }
    return kept
  }

  /// The conflict of an irreducible set.
  ///
  /// With multipliers `Σ m·a = 0` the left side of a row reaches `b - (Σ m·b) / m` while the
  /// others hold; every multiplier differs from 0, else the row could be left out.
  private func conflict(_ members: [Int]) -> Solution.Conflict {
    let part = table.restricted(to: members).compacted()
    let multipliers = ComponentSolver(part, isRequiredOnly: true).certificate ?? []
    var gap = 0.0
    for (row, multiplier) in multipliers.enumerated() { gap += multiplier * part.constants[row] }
    return Solution.Conflict(
      members: members.indices.map { index in
        let multiplier = multipliers.indices.contains(index) ? multipliers[index] : 0
        let reach = part.constants[index] - gap / multiplier
        return .init(
          row: part.origins[index], attainable: multiplier == 0 ? nil : reach * part.weights[index])
      })
  }
}

extension RowTable {
  /// The same rows over only the variables they name.
  func compacted() -> RowTable {
    var table = self
    var number: [Int: Int] = [:]
    for index in columns.indices {
      let known = number[columns[index]]
      table.columns[index] = known ?? number.count
      if known == nil { number[columns[index]] = number.count }
    }
    table.variableCount = number.count
    return table
  }
}
