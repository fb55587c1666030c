/// The nearest known name to a misspelt one.
enum Suggestion {
  /// The name with the fewest edits to `name`, the first of several; nil when none is near.
  ///
  /// An edit inserts, deletes or replaces a scalar or swaps two neighbours (the optimal string
  /// alignment distance); case does not count. Near is at most a third of the name's length, at
  /// least 1. Complexity: O(names × length²).
  static func nearest(to name: String, among names: [String]) -> String? {
    let written = Array(name.lowercased().unicodeScalars)
    guard written.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, written.count / 3)
      guard abs(scalars.count - written.count) <= limit else { continue }
      let distance = distance(written, scalars)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var previous = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let substitution = previous[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, older[j - 1] + 1)
        }
        row.append(cost)
      }
      older = previous
      previous = row
    }
    return previous[second.count]
  }
}
