/// What became of a part.
struct PartAnswer {
  /// The root of each variable of the part.
  var roots: [Int]
  /// The values.
  var values: [Double]
  /// The variables with more than one optimal value.
  var free: [PartSolver.FreeVariable]
  /// Whether every level is proved least.
  var isProved: Bool
}

extension LinearSystem {
  /// A wish for a class, and its rank among all.
  struct RootWish {
    var rank: Int
    var target: Double
  }

  /// What each class should be near: its strongest wish, else its first variable near 0.
  func wishes(_ reduction: borrowing Reduction) -> [RootWish?] {
    var wishes = [RootWish?](repeating: nil, count: reduction.uses.count)
    func add(_ variable: Int, _ target: Double, _ rank: Int) {
      guard variable >= 0, variable < variableCount, target.isFinite else { return }
      let member = reduction.elimination.classes[variable]
      let root = Int(member.root)
      guard root >= 0, wishes[root] == nil else { return }
      wishes[root] = RootWish(rank: rank, target: (target - member.offset) / member.scale)
    }
    for (rank, wish) in preferences.enumerated() { add(wish.variable.index, wish.target, rank) }
    for variable in 0..<variableCount { add(variable, 0, preferences.count + variable) }
    return wishes
  }

  /// Solves a part and settles what is ambiguous in it.
  static func answer(_ part: Part, _ wishes: [RootWish?]) -> PartAnswer {
    part.system.withRows { rows in
      var solver = PartSolver(rows)
      let ranked = part.roots.enumerated().compactMap { variable, root in
        wishes[root].map { (rank: $0.rank, variable: variable, target: $0.target) }
      }
      var free = solver.settle(
        ranked.sorted { $0.rank < $1.rank }.map { .init(variable: $0.variable, target: $0.target) })
      // A part counts only the levels that occur in it.
      let levels = part.levels
      for index in free.indices { free[index].tiedLevel = free[index].tiedLevel.map { levels[$0] } }
      let isProved = !solver.simplex.hasGivenUp
      return PartAnswer(
        roots: part.roots, values: solver.values, free: free, isProved: isProved)
    }
  }

  /// Brings the answers of parts into a solution: all members of their classes.
  func apply(
    _ answers: [PartAnswer], _ reduction: borrowing Reduction, _ solution: inout Solution
  ) {
    var values = [Double?](repeating: nil, count: reduction.uses.count)
    var free = [PartSolver.FreeVariable?](repeating: nil, count: reduction.uses.count)
    for answer in answers {
      for (root, value) in zip(answer.roots, answer.values) { values[root] = value }
      for one in answer.free { free[answer.roots[one.variable]] = one }
    }
    let priorities = priorityOrder.map { rows.priorities[$0] }
    for variable in 0..<variableCount {
      let member = reduction.elimination.classes[variable]
      let (root, scale, offset) = (Int(member.root), member.scale, member.offset)
      if root < 0 {
        solution.values[variable] = offset
        continue
      }
      guard let value = values[root] else { continue }
      solution.values[variable] = scale * value + offset
      guard let one = free[root] else { continue }
      let minimum = one.minimum.map { scale * $0 + offset }
      let maximum = one.maximum.map { scale * $0 + offset }
      solution.ambiguities.append(
        Solution.Ambiguity(
          variable: Variable(variable), minimum: scale < 0 ? maximum : minimum,
          maximum: scale < 0 ? minimum : maximum,
          cause: one.tiedLevel.map { .tie(priorities[$0]) } ?? .missingRow))
    }
  }
}
