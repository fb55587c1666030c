extension ComponentSolver {
  /// A variable of the component with more than one optimal value.
  struct FreeVariable {
    /// The variable.
    var variable: Int
    /// The extremes; nil where there is none.
    var minimum: Double?
    var maximum: Double?
    /// The level whose rows are at odds; nil when a row is missing.
    var tiedLevel: Int?
  }

  /// A wish in terms of the component.
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
  /// of the rows nor on the path to it.
  mutating func settle(_ wishes: [Wish]) -> [FreeVariable] {
    var free: [FreeVariable] = []
    for variable in 0..<table.variableCount where tableau.canMove(variable) {
      if let found = range(of: variable, in: &tableau) { free.append(found) }
    }
    guard !free.isEmpty else { return [] }
    let face = tableau.states
    var isFree = [Bool](repeating: false, count: table.variableCount)
    for found in free { isFree[found.variable] = true }
    for wish in wishes where isFree[wish.variable] {
      isFree[wish.variable] = false
      tableau.prefer(wish.variable, near: wish.target)
    }
    tellCauses(&free, face)
    return free
  }

  /// The range of a variable on the face; nil when it is a single value.
  private func range(of variable: Int, in tableau: inout Tableau) -> FreeVariable? {
    let minimum = tableau.extreme(of: variable, isGreatest: false)
    let maximum = tableau.extreme(of: variable, isGreatest: true)
    if let minimum, let maximum, maximum - minimum <= Self.spread(minimum, maximum) { return nil }
    return FreeVariable(variable: variable, minimum: minimum, maximum: maximum)
  }

  /// How far apart the extremes of a decided variable may come out.
  private static func spread(_ minimum: Double, _ maximum: Double) -> Double {
    10 * Tolerance.residual(max(abs(minimum), abs(maximum)))
  }

  /// Tells missing rows from ties.
  ///
  /// A variable that moves while no row's error changes lacks a row. One that cannot, moves only at
  /// the cost of rows whose errors trade off against each other: the first level whose errors hold
  /// it when they (and those of the levels above) are kept as they are is the one at odds.
  private func tellCauses(_ free: inout [FreeVariable], _ face: [Tableau.State]) {
    let values = values
    let violated = (0..<table.count).filter { isViolated($0, at: values) }
    var base = tableau
    for item in base.states.indices { base.states[item] = item < face.count ? face[item] : .free }
    let levels = Set(violated.map { table.levels[$0] }).sorted()
    guard let last = levels.last else { return }
    func held(_ rows: [Int]) -> Tableau {
      var held = base
      for row in rows where held.places[row] >= 0 {
        held.constants[held.places[row]] = 0
        held.states[row] = .fixed
      }
      return held
    }
    var all = held(violated)
    var open = free.indices.filter { range(of: free[$0].variable, in: &all) == nil }
    for level in levels where !open.isEmpty {
      var some = held(violated.filter { table.levels[$0] <= level })
      let decided = open.filter {
        level == last || range(of: free[$0].variable, in: &some) == nil
      }
      for index in decided { free[index].tiedLevel = level }
      open.removeAll { free[$0].tiedLevel != nil }
    }
  }
}
