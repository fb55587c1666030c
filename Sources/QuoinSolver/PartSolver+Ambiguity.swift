extension PartSolver {
  /// A variable of the part with more than one optimal value.
  struct FreeVariable {
    /// The variable.
    var variable: Int
    /// The extremes; nil where there is none.
    var minimum: Double?
    var maximum: Double?
    /// The level whose rows are at odds; nil when a row is missing.
    var tiedLevel: Int?
  }

  /// A wish in terms of the part.
  struct Wish {
    /// The variable.
    var variable: Int
    /// Where it should be.
    var target: Double
  }

  /// Finds the variables with more than one optimal value and settles them by wishes.
  ///
  /// The wishes, the strongest first, must name every variable. Afterwards the vertex is the one
  /// point that the wishes choose; it depends on the optimal face alone, so neither on the order
  /// of the rows nor on the path to it. Where required rows conflict, the choice is made but
  /// nothing is listed: what is free there is for the conflict to explain.
  mutating func settle(_ wishes: [Wish]) -> [FreeVariable] {
    if simplex.isDecided { return [] }
    if certificate != nil {
      for wish in wishes where simplex.canMove(wish.variable) {
        simplex.prefer(wish.variable, near: wish.target)
      }
      return []
    }
    var free: [FreeVariable] = []
    for variable in 0..<simplex.variableCount where simplex.canMove(variable) {
      if let found = Self.range(of: variable, in: &simplex) { free.append(found) }
    }
    guard !free.isEmpty else { return [] }
    let face = simplex.bounds()
    var isFree = [Bool](repeating: false, count: simplex.variableCount)
    for found in free { isFree[found.variable] = true }
    for wish in wishes where isFree[wish.variable] {
      isFree[wish.variable] = false
      simplex.prefer(wish.variable, near: wish.target)
    }
    tellCauses(&free, face)
    return free
  }

  /// The range of a variable on the face; nil when it is a single value.
  private static func range(
    of variable: Int, in simplex: inout FactorisedSimplex
  ) -> FreeVariable? {
    let minimum = simplex.extreme(of: variable, isGreatest: false)
    let maximum = simplex.extreme(of: variable, isGreatest: true)
    if let minimum, let maximum {
      // How far apart the extremes of a decided variable may come out.
      let spread = 10 * Tolerance.residual(max(abs(minimum), abs(maximum)))
      if maximum - minimum <= spread { return nil }
    }
    return FreeVariable(variable: variable, minimum: minimum, maximum: maximum)
  }

  /// Tells missing rows from ties.
  ///
  /// A variable that moves while no row's error changes lacks a row. One that cannot, moves only at
  /// the cost of rows whose errors trade off against each other: the first level whose errors hold
  /// it when they (and those of the levels above) are kept as they are is the one at odds.
  private func tellCauses(
    _ free: inout [FreeVariable], _ face: [FactorisedSimplex.ItemBounds]
  ) {
    let violated = (0..<rowCount).filter { isViolated($0) }
    var open = Array(free.indices)
    for level in Set(violated.map { level($0) }).sorted() where !open.isEmpty {
      var held = simplex.copy()
      held.restore(face)
      for row in violated where self.level(row) <= level {
        if let item = item(row) { held.hold(item) }
      }
      for index in open where Self.range(of: free[index].variable, in: &held) == nil {
        free[index].tiedLevel = level
      }
      open.removeAll { free[$0].tiedLevel != nil }
    }
  }
}
