/// Suggestions for misspelt commands, options and values.
enum Spelling {
  /// The candidate nearest to a word when it is near enough to be a slip.
  ///
  /// Near is at most one edit in every three characters, case aside; of equally near ones the first.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let distance = distance(wanted, letters)
      guard distance <= max(1, max(wanted.count, letters.count) / 3) else { continue }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The optimal string alignment distance of two words.
  ///
  /// Insertions, deletions, substitutions and swaps of neighbours count one each (Damerau 1964, no
  /// letter edited twice). Complexity: O(n·m).
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
