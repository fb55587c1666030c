import QuoinSolver

/// Which freedoms are causes: a choice of theirs made, required equations give the others.
///
/// A row of a list without a height leaves its picture, its line and all rows below it free too; one
/// warning for the row says what to do. Ties are all kept, as each names the others.
struct FreedomRoots {
  /// The unknown variables of each required equation.
  private var unknowns: [Set<Int>] = []
  /// The equations of each variable.
  private var equations: [Int: [Int]] = [:]
  /// The free variables whose value follows from the choices so far.
  private var known: Set<Int> = []

  /// The freedoms less what follows from others of them, in their order.
  ///
  /// A length without a place is chosen first, what scrolls last: a box that lacks only a height is
  /// nearer to the cause than one that lacks all.
  ///
  /// Complexity: linear in the system's terms.
  static func roots(
    of freedoms: [AmbiguityReport.Freedom], in system: LinearSystem
  ) -> [AmbiguityReport.Freedom] {
    guard freedoms.count > 1 else { return freedoms }
    var roots = FreedomRoots(freedoms, system)
    var kept: [Int: AmbiguityReport.Freedom] = [:]
    let ranked = freedoms.indices.sorted { (rank(freedoms[$0]), $0) < (rank(freedoms[$1]), $1) }
    for index in ranked { kept[index] = roots.choose(freedoms[index]) }
    return freedoms.indices.compactMap { kept[$0] }
  }

  private init(_ freedoms: [AmbiguityReport.Freedom], _ system: LinearSystem) {
    let free = Set(freedoms.flatMap { $0.variables.map(\.variable.index) })
    for row in system.rows where row.relation == .equal && row.priority == .required {
      let open = Set(row.terms.map(\.variable.index)).intersection(free)
      for variable in open { equations[variable, default: []].append(unknowns.count) }
      unknowns.append(open)
    }
  }

  /// Makes a freedom's choice; what is left of it, nil where all of it follows from others.
  private mutating func choose(_ freedom: AmbiguityReport.Freedom) -> AmbiguityReport.Freedom? {
    var rest = freedom
    if !freedom.isTie {
      if let place = freedom.place, known.contains(place.variable.index) { rest.place = nil }
      if let size = freedom.size, known.contains(size.variable.index) { rest.size = nil }
    }
    for ambiguity in freedom.variables { settle(ambiguity.variable.index) }
    return rest.place == nil && rest.size == nil ? nil : rest
  }

  /// Marks a variable and all that now follow.
  private mutating func settle(_ variable: Int) {
    var next = [variable]
    while let variable = next.popLast() {
      guard known.insert(variable).inserted else { continue }
      for equation in equations[variable] ?? [] {
        unknowns[equation].remove(variable)
        if unknowns[equation].count == 1, let last = unknowns[equation].first { next.append(last) }
      }
    }
  }

  private static func rank(_ freedom: AmbiguityReport.Freedom) -> Int {
    if freedom.isTie { return 0 }
    if case .content = freedom.box { return 4 }
    switch (freedom.place, freedom.size) {
    case (nil, _): return 1
    case (_, nil): return 3
    default: return 2
    }
  }
}

extension AmbiguityReport.Freedom {
  /// What is free of it.
  fileprivate var variables: [Solution.Ambiguity] { [place, size].compactMap { $0 } }

  /// Whether rows at odds leave the choice, and not the lack of rows.
  fileprivate var isTie: Bool {
    variables.contains { ambiguity in
      if case .tie = ambiguity.cause { true } else { false }
    }
  }
}
