import QuoinSolver

/// Marsaglia's 64-bit xorshift generator (13, 7, 17).
///
/// G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8, 2003.
struct Xorshift {
  private var state: UInt64

  /// Starts from a state other than 0.
  init(_ state: UInt64) { self.state = state }

  /// The next integer from low to high, both included.
  mutating func between(_ low: Int, _ high: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return low + Int(state % UInt64(high - low + 1))
  }

  /// Puts a list into a random order (Durstenfeld, CACM 7, 1964).
  mutating func shuffle<Element>(_ list: inout [Element]) {
    for last in list.indices.dropFirst().reversed() { list.swapAt(last, between(0, last)) }
  }
}

/// The small random systems that the oracle's answers in `Oracle/solver-random.txt` are for.
///
/// 2 to 12 variables, 1 to 4 rows a variable of 1 to 4 terms, four priorities; some are infeasible.
/// The recipe is that of the benchmark's `random` workload, draw for draw.
enum RandomSystem {
  /// The system of a seed.
  static func make(_ seed: Int) -> LinearSystem {
    var random = Xorshift(0x9E37_79B9_7F4A_7C15 &* UInt64(seed + 1) | 1)
    for _ in 0..<20 { _ = random.between(0, 1) }
    let variables = random.between(2, 12)
    let count = random.between(variables, 4 * variables)
    let point = (0..<variables).map { _ in random.between(-20, 20) }
    let isAimedAtFeasible = random.between(0, 3) > 0
    var system = LinearSystem()
    for _ in 0..<variables { _ = system.addVariable() }
    for _ in 0..<count {
      let terms = terms(&random, variables)
      guard !terms.isEmpty else { continue }
      let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.index] }
      let priority = [1000, 750, 500, 250][random.between(0, 3)]
      let relation = [Relation.lessOrEqual, .greaterOrEqual, .equal][random.between(0, 2)]
      var constant = activity
      if priority == 1000 && isAimedAtFeasible {
        if relation != .equal {
          constant += random.between(0, 6) * (relation == .lessOrEqual ? 1 : -1)
        }
      } else {
        constant += random.between(-15, 15)
      }
      if priority == 1000 && !isAimedAtFeasible && random.between(0, 2) > 0 { constant = activity }
      system.add(
        Row(
          terms.map { Row.Term(Double($0.coefficient), Variable($0.index)) }, relation,
          Double(constant), Priority(Double(priority))))
    }
    return system
  }

  /// Terms in the order of first mention, those that cancelled left out.
  private static func terms(
    _ random: inout Xorshift, _ variables: Int
  ) -> [(index: Int, coefficient: Int)] {
    var terms: [(index: Int, coefficient: Int)] = []
    for _ in 0..<random.between(1, 4) {
      let index = random.between(0, variables - 1)
      let sign = random.between(0, 1) > 0 ? 1 : -1
      let size = random.between(0, 4) == 0 ? random.between(2, 3) : 1
      if let place = terms.firstIndex(where: { $0.index == index }) {
        terms[place].coefficient += sign * size
      } else {
        terms.append((index, sign * size))
      }
    }
    return terms.filter { $0.coefficient != 0 }
  }
}
