/// The name a user probably meant.
public enum Suggestion {
  /// The candidate nearest to a name, when it is near enough to be meant; the first of equally
  /// near ones.
  ///
  /// Near is a distance of at most a third of the name's length (a swap of neighbours counts one,
  /// a change of case alone a little), or a difference in case, `-` and `_` only.
  /// Complexity: O(candidates × length²) for names up to 64 characters; longer ones have none.
  ///
  /// - Parameters:
  ///   - prefersPrefix: whether of equally near ones that comes first which begins as the name does
  ///     for longest.
  public static func nearest(
    to name: String, among candidates: some Sequence<String>, prefersPrefix: Bool = false
  ) -> String? {
    let wanted = Array(name.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
    let allowed = 2 * max(1, wanted.count / 3)
    let wantedFolded = folded(wanted)
    var best: (name: String, distance: Int, prefix: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.unicodeScalars)
      guard scalars.count <= longestName, !scalars.elementsEqual(wanted) else { continue }
      let isNear = folded(scalars) == wantedFolded
      // Each scalar more or less costs two.
      guard isNear || 2 * abs(scalars.count - wanted.count) <= allowed else { continue }
      let distance = isNear ? 0 : distance(wanted, scalars)
      guard distance <= allowed else { continue }
      // A name of which nothing is left is not a misspelling.
      guard distance < 2 * max(wanted.count, scalars.count) else { continue }
      let same = zip(scalars, wanted).prefix { lowercased($0) == lowercased($1) }
      let prefix = prefersPrefix ? same.count : 0
      if let best, (best.distance, -best.prefix) <= (distance, -prefix) { continue }
      best = (candidate, distance, prefix)
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
    return lowercased(first) == lowercased(second) ? 1 : 2
  }

  private static func folded(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.filter { $0 != "-" && $0 != "_" }.map(lowercased)
  }

  /// The small letter; the scalar itself where that would be more than one.
  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return (0x41...0x5A).contains(scalar.value)
        ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
    }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}
