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
    let movable = (0..<simplex.variableCount).filter { simplex.canMove($0) }
    var free = Self.ranges(of: movable, in: &simplex)
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

  /// The ranges of variables on the face; those of a single value are left out.
  ///
  /// All least values come first, then all greatest: neighbours are then near one another, and few
  /// steps lead from one to the next.
  private static func ranges(
    of variables: [Int], in simplex: inout FactorisedSimplex
  ) -> [FreeVariable] {
    var found: [FreeVariable] = []
    for variable in variables {
      let minimum = simplex.extreme(of: variable, isGreatest: false)
      found.append(FreeVariable(variable: variable, minimum: minimum))
    }
    for index in found.indices {
      found[index].maximum = simplex.extreme(of: found[index].variable, isGreatest: true)
    }
    return found.filter { one in
      guard let minimum = one.minimum, let maximum = one.maximum else { return true }
      // How far apart the extremes of a decided variable may come out.
      return maximum - minimum > 10 * Tolerance.residual(max(abs(minimum), abs(maximum)))
    }
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
      let moving = Set(Self.ranges(of: open.map { free[$0].variable }, in: &held).map(\.variable))
      for index in open where !moving.contains(free[index].variable) {
        free[index].tiedLevel = level
      }
      open.removeAll { free[$0].tiedLevel != nil }
    }
  }
}
