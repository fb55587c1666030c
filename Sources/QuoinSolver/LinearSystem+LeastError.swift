extension LinearSystem {
  /// Solves a system whose required rows conflict: their summed error is least, then the levels.
  ///
  /// Rows that are substituted away hold by construction, so those that may have to give way must
  /// be kept. First those are that a contradiction follows from; then, while the multiplier of a
  /// substituted row is over 1, so that it would pay to violate it, that row as well. With all
  /// multipliers at most 1 the error is the least there is (duality). `first` is the optimum with
  /// no row kept.
  func leastError(_ rows: RowView, _ first: borrowing Optimum) -> Solution {
    let isKept = FixedArray<Bool>(repeating: false, count: rows.count)
    var multipliers: [Double] = []
    if !keepMore(first, rows, isKept, &multipliers) {
      return leastError(first, rows, multipliers)
    }
    while true {
      let optimum = Optimum(rows, keeping: isKept)
      if !keepMore(optimum, rows, isKept, &multipliers) {
        return leastError(optimum, rows, multipliers)
      }
    }
  }

  /// Keeps the rows that may have to give way; false when all of them are kept.
  ///
  /// `multipliers` become those of all rows.
  private func keepMore(
    _ optimum: borrowing Optimum, _ rows: RowView, _ isKept: borrowing FixedArray<Bool>,
    _ multipliers: inout [Double]
  ) -> Bool {
    var isMore = false
    multipliers = [Double](repeating: 0, count: rows.count)
    if let contradiction = optimum.reduction.contradiction {
      multipliers[contradiction] = 1
      optimum.reduction.elimination.completeMultipliers(&multipliers, rows)
      for row in multipliers.indices where multipliers[row] != 0 && rows.relations[row] == .equal {
        isMore = isMore || !isKept[row]
        isKept[row] = true
      }
      if isMore { return true }
      // Rounding hides what it rests on.
      for row in optimum.reduction.elimination.support(of: contradiction, rows)
      where rows.relations[row] == .equal {
        isMore = isMore || !isKept[row]
        isKept[row] = true
      }
      return isMore
    }
    for index in 0..<optimum.multipliers.count {
      optimum.reduction.put(optimum.multipliers[index], into: &multipliers, rows)
    }
    optimum.reduction.elimination.completeMultipliers(&multipliers, rows)
    for row in multipliers.indices where abs(multipliers[row]) > 1 + Tolerance.multiplier {
      if !isKept[row] && rows.relations[row] == .equal {
        isKept[row] = true
        isMore = true
      }
    }
    return isMore
  }

  /// The solution at an optimum of the least error, with the conflicts that the multipliers show.
  private func leastError(
    _ optimum: borrowing Optimum, _ rows: RowView, _ multipliers: [Double]
  ) -> Solution {
    var solution = Solution(values: values(optimum))
    solution.isProved = optimum.isProved
    solution.conflicts = emptyConflicts(rows)
    let support = multipliers.indices.filter { multipliers[$0] != 0 }
    if !support.isEmpty {
      solution.conflicts += ConflictSearch(rows: support, of: self).conflicts()
    }
    solution.conflicts.sort { ($0.members.first?.row ?? 0) < ($1.members.first?.row ?? 0) }
    if optimum.undecided.count > 0 { settle(optimum, &solution) }
    return solution
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
