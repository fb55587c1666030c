/// Rows that fix a point, one a variable in triangular order, and on which side of the others it is.
struct Basis: Sendable {
  /// Where a point is from where a row holds exactly.
  private enum Side {
    static let exact: Int8 = 0
    static let below: Int8 = -1
    static let above: Int8 = 1
    /// The row is left out or has no variable.
    static let any: Int8 = 2
  }

  /// The rows in order, the variable each gives, and the place of its entry.
  private var rows: [Int32] = []
  private var variables: [Int32] = []
  private var places: [Int32] = []
  /// By row.
  private var sides: [Int8] = []

  /// The basis at the one optimal point of a system; nil when there is none in triangular order.
  init?(_ view: RowView, _ values: [Double]) {
    sides = [Int8](repeating: Side.any, count: view.count)
    var relations = [Relation](repeating: .equal, count: view.count)
    var levels = [Int32](repeating: -1, count: view.count)
    for row in 0..<view.count where view.places[row] >= 0 && !view.entries(row).isEmpty {
      let (residual, limit) = Self.residual(view, row, values)
      if abs(residual) <= limit {
        sides[row] = Side.exact
        levels[row] = view.places[row]
      } else {
        sides[row] = residual > 0 ? Side.above : Side.below
        relations[row] = view.relations[row]
      }
    }
    let isFound = levels.withUnsafeBufferPointer { levels in
      relations.withUnsafeBufferPointer { relations in
        guard let places = levels.baseAddress, let equal = relations.baseAddress else {
          return view.variableCount == 0
        }
        var exact = view
        exact.places = places
        exact.relations = equal
        return choose(exact)
      }
    }
    if !isFound { return nil }
  }

  /// Puts rows that hold exactly into triangular order (`Crash`); false when they are too few.
  private mutating func choose(_ view: RowView) -> Bool {
    let reduction = Reduction(unreduced: view)
    let values = FixedArray<Double>(repeating: 0, count: view.variableCount)
    let crash = Crash(whole: reduction, values)
    for position in 0..<crash.count {
      let variable = crash.variables[position]
      let link = crash.actives[position]
      var row = -1
      if link >= 0 {
        row = Int(reduction.links[link].origin)
      } else if let bound = reduction.strongestBound(of: variable) {
        row = bound
      }
      guard row >= 0, let place = view.entries(row).first(where: { view.columns[$0] == variable })
      else { return false }
      rows.append(Int32(truncatingIfNeeded: row))
      variables.append(variable)
      places.append(Int32(truncatingIfNeeded: place))
    }
    return crash.count == view.variableCount
  }

  /// The point that the basis fixes; nil when it is not optimal, or may not be.
  func values(_ view: RowView) -> [Double]? {
    let values = [Double](unsafeUninitializedCapacity: view.variableCount) { buffer, count in
      for index in rows.indices {
        let row = Int(rows[index])
        let place = Int(places[index])
        var rest = view.constants[row]
        for entry in view.entries(row) where entry != place {
          rest -= view.coefficients[entry] * buffer[Int(view.columns[entry])]
        }
        buffer[Int(variables[index])] = rest / view.coefficients[place]
      }
      count = view.variableCount
    }
    for row in 0..<view.count where sides[row] != Side.any {
      let (residual, limit) = Self.residual(view, row, values)
      let side = abs(residual) <= limit ? Side.exact : residual > 0 ? Side.above : Side.below
      if side != sides[row] { return nil }
    }
    return values
  }

  private static func residual(
    _ view: RowView, _ row: Int, _ values: [Double]
  ) -> (residual: Double, limit: Double) {
    var residual = -view.constants[row]
    var magnitude = abs(residual)
    for entry in view.entries(row) {
      let share = view.coefficients[entry] * values[Int(view.columns[entry])]
      residual += share
      magnitude += abs(share)
    }
    return (residual, Tolerance.residual(magnitude))
  }
}
