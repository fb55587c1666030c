extension LinearSystem {
  /// Solves a system whose required rows conflict: their summed error is least, then the levels.
  ///
  /// Rows that are substituted away hold by construction, so those that may have to give way must
  /// be kept. First those are that a contradiction follows from; then, while the multiplier of a
  /// substituted row is over 1, so that it would pay to violate it, that row as well. With all
  /// multipliers at most 1 the error is the least there is (duality).
  func leastError(_ rows: RowView) -> Solution {
    let isKept = FixedArray<Bool>(repeating: false, count: rows.count)
    while true {
      let optimum = Optimum(rows, keeping: isKept)
      if let contradiction = optimum.reduction.contradiction {
        let support = optimum.reduction.elimination.support(of: contradiction, rows)
        var isProgress = false
        for row in support where !isKept[row] && rows.relations[row] == .equal {
          isKept[row] = true
          isProgress = isProgress || !rows.entries(row).isEmpty
        }
        if isProgress { continue }
      }
      let (answers, multipliers) = answers(optimum, rows)
      var isDone = true
      for row in multipliers.indices where abs(multipliers[row]) > 1 + Tolerance.multiplier {
        if !isKept[row] && optimum.reduction.elimination.isDone[row] {
          isKept[row] = true
          isDone = false
        }
      }
      guard isDone else { continue }
      var solution = Solution(values: values(optimum))
      solution.conflicts = emptyConflicts(rows)
      let support = multipliers.indices.filter { multipliers[$0] != 0 }
      if !support.isEmpty {
        solution.conflicts += ConflictSearch(rows: support, of: self).conflicts()
      }
      solution.conflicts.sort { ($0.members.first?.row ?? 0) < ($1.members.first?.row ?? 0) }
      apply(answers, optimum.reduction, &solution)
      return solution
    }
  }

  /// The answers of the parts that conflict or are ambiguous, and the multipliers of all rows.
  private func answers(
    _ optimum: borrowing Optimum, _ rows: RowView
  ) -> ([PartAnswer], [Double]) {
    var wanted = (0..<optimum.infeasible.count).map { optimum.infeasible[$0] }
    for index in 0..<optimum.undecided.count { wanted.append(optimum.undecided[index]) }
    let parts = Part.containing(
      wanted, optimum.reduction, without: FixedArray(uninitialized: 0))
    let wishes = wishes(optimum.reduction)
    var multipliers = [Double](repeating: 0, count: rows.count)
    var answers: [PartAnswer] = []
    for part in parts {
      let answer = Self.answer(part, wishes)
      for (origin, multiplier) in zip(part.origins, answer.certificate ?? []) {
        multipliers[origin] = multiplier
      }
      answers.append(answer)
    }
    optimum.reduction.elimination.completeMultipliers(&multipliers, rows)
    return (answers, multipliers)
  }

  /// The required rows that are false without a variable in them.
  private func emptyConflicts(_ rows: RowView) -> [Solution.Conflict] {
    (0..<rows.count).compactMap { row in
      guard rows.places[row] == 0, rows.entries(row).isEmpty else { return nil }
      guard self.rows[row].error(at: []) > Tolerance.residual(0) else { return nil }
      return Solution.Conflict(members: [.init(row: row, attainable: 0)])
    }
  }
}
