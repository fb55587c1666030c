/// The name a user probably meant.
public enum Suggestion {
  /// The candidate nearest to a name, when it is near enough to be meant; the first of equally
  /// near ones.
  ///
  /// Near is a distance of at most a third of the name's length (a swap of neighbours counts one,
  /// a change of case alone a little), or a difference in case, `-` and `_` only.
  /// Complexity: O(candidates × length²) for names up to 64 characters; longer ones have none.
  public static func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
    let allowed = 2 * max(1, wanted.count / 3)
    let wantedLetters = folded(wanted)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.unicodeScalars)
      guard scalars.count <= longestName, !scalars.elementsEqual(wanted) else { continue }
      let near = folded(scalars) == wantedLetters
      // Each scalar that one has more is an insertion.
      guard near || 2 * abs(scalars.count - wanted.count) <= allowed else { continue }
      let distance = near ? 0 : distance(wanted, scalars)
      guard distance <= allowed, distance < (best?.distance ?? Int.max) else { continue }
      // A name of which nothing is left is not a misspelling.
      guard distance < 2 * max(wanted.count, scalars.count) else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Twice the optimal string alignment distance (Damerau 1964: insert, delete, replace, swap of
  /// neighbours); letters that differ in case only are half a replacement apart.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = (0...second.count).map { 2 * $0 }
    for row in 0..<first.count {
      var current = [2 * (row + 1)]
      for column in 0..<second.count {
        var least = min(last[column + 1], current[column]) + 2
        least = min(least, last[column] + cost(first[row], second[column]))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforeLast[column - 1] + 2)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  /// The length beyond which a name is no slip of the keyboard.
  private static let longestName = 64

  private static func cost(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    if first == second { return 0 }
    if first.isASCII, second.isASCII {
      return (first.value ^ second.value) == 0x20 && first.properties.isAlphabetic ? 1 : 2
    }
    return first.properties.lowercaseMapping == second.properties.lowercaseMapping ? 1 : 2
  }

  /// The scalars without `-` and `_`, small letters for capitals.
  private static func folded(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.flatMap { scalar -> [Unicode.Scalar] in
      if scalar == "-" || scalar == "_" { return [] }
      if ("A"..."Z").contains(scalar) { return [Unicode.Scalar(UInt8(scalar.value) | 0x20)] }
      if scalar.isASCII { return [scalar] }
      return Array(scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }
}
