/// Solves one connected component level by level with the simplex method.
///
/// Each level's cost is minimised over the face that is optimal for the levels before it; the face
/// is kept by states (`Tableau.keepOptimalFace`), never by an extra row with a tolerance, so nothing
/// leaks from one level to the next.
struct ComponentSolver {
  /// The rows, over variables 0..<`table.variableCount`.
  let table: RowTable
  /// The tableau; after `init` at an optimal vertex, its states are those of the optimal face.
  var tableau: Tableau
  /// The multipliers of the required rows when they cannot all hold: `Σ multiplier * row = 0` on
  /// the left side but not on the right (Farkas); nil when they can.
  private(set) var certificate: [Double]?

  /// Solves the levels, or only the required one.
  init(_ table: RowTable, isRequiredOnly: Bool = false) {
    self.table = table
    tableau = Tableau(table, variableCount: table.variableCount)
    let order = (0..<table.count).sorted {
      let first = (table.levels[$0], table.relations[$0] == .equal ? 0 : 1, $0)
      let second = (table.levels[$1], table.relations[$1] == .equal ? 0 : 1, $1)
      return first < second
    }
    tableau.activate(order)
    let levels = Set(table.levels).sorted()
    for level in levels where level == 0 || !isRequiredOnly {
      for row in 0..<table.count where table.levels[row] == level { price(row) }
      _ = tableau.minimise()
      if level == 0 { certificate = farkasMultipliers() }
      tableau.keepOptimalFace()
    }
  }

  /// The values of the variables at the vertex.
  var values: [Double] {
    (0..<table.variableCount).map { tableau.residual(tableau.item(ofVariable: $0)) }
  }

  /// Gives a row the cost of its error.
  private mutating func price(_ row: Int) {
    let weight = table.weights[row]
    let below = table.relations[row] == .lessOrEqual ? 0 : -weight
    let above = table.relations[row] == .greaterOrEqual ? 0 : weight
    tableau.states[row] = .priced(below: below, above: above)
    tableau.isAbove[row] = table.relations[row] == .greaterOrEqual
  }

  /// The error of a row, in its scaled units, at the vertex.
  func error(_ row: Int) -> Double {
    let residual = tableau.residual(row)
    switch table.relations[row] {
    case .equal: return abs(residual)
    case .lessOrEqual: return max(0, residual)
    case .greaterOrEqual: return max(0, -residual)
    }
  }

  /// Whether a row's error is more than rounding.
  func isViolated(_ row: Int, at values: [Double]) -> Bool {
    error(row) > Tolerance.residual(table.magnitude(row, at: values))
  }

  /// The multipliers of the required rows at the optimum of their level; nil when all hold.
  private func farkasMultipliers() -> [Double]? {
    let values = values
    let required = (0..<table.count).filter { table.levels[$0] == 0 }
    guard required.contains(where: { isViolated($0, at: values) }) else { return nil }
    let (reduced, sizes) = tableau.reducedCosts()
    return (0..<table.count).map { row in
      guard case .priced(let below, let above) = tableau.states[row] else { return 0 }
      let place = tableau.places[row]
      if place >= 0 { return tableau.isAbove[row] ? above : below }
      let isRounding = abs(reduced[~place]) <= Tolerance.slope * sizes[~place]
      return isRounding ? 0 : -reduced[~place]
    }
  }
}
