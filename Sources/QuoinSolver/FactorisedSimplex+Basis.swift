extension FactorisedSimplex {
  /// After so many updates the basis is factorised anew, for the sake of rounding.
  private static let mostUpdates = 500

  /// Whether going over the updates has cost as much as fresh factors would, or they are many.
  var isStale: Bool {
    factors.updates.count >= Self.mostUpdates
      || updateWork > 8 * (factors.entryCount + 4 * variableCount)
  }

  /// Factorises the basis of the active items and computes values and residuals from it.
  ///
  /// Where rounding made the basis singular, it is repaired: rows without a pivot give their places
  /// to the variables without one, each held where it is (Bixby, "Solving real-world linear
  /// programs", Operations Research 50, 2002, calls it repairing the basis). These may move freely,
  /// so the simplex method goes on from the same point.
  mutating func refactor() {
    isSingular = !factoriseActives()
    for _ in 0..<Self.mostRepairs where isSingular {
      for index in 0..<min(factors.loneRows.count, factors.loneColumns.count) {
        hold(variable: Int(factors.loneColumns[index]), at: Int(factors.loneRows[index]))
      }
      isSingular = !factoriseActives()
    }
    if !isSingular { recompute() }
  }

  /// How often a basis is repaired in a row.
  private static let mostRepairs = 3

  /// Makes a variable's present value active at a place.
  private mutating func hold(variable: Int, at place: Int) {
    let item = addRow(near: values[variable], of: variable)
    guard places[item] < 0 else { return }
    places[Int(actives[place])] = -1
    places[item] = Int32(truncatingIfNeeded: place)
    actives[place] = Int32(truncatingIfNeeded: item)
  }

  private mutating func factoriseActives() -> Bool {
    basisStarts.removeAll()
    basisColumns.removeAll()
    basisValues.removeAll()
    basisStarts.append(0)
    for place in 0..<variableCount {
      appendEntries(Int(actives[place]))
      basisStarts.append(Int32(truncatingIfNeeded: basisColumns.count))
    }
    updateWork = 0
    return factors.factorise(starts: basisStarts, columns: basisColumns, values: basisValues)
  }

  /// Computes the vertex from the active items, which leaves no rounding of earlier steps.
  private mutating func recompute() {
    change.clear()
    for place in 0..<variableCount {
      let target = target(Int(actives[place]))
      if target != 0 { change.add(Int32(truncatingIfNeeded: place), target) }
    }
    pivots.clear()
    for place in change.indices.elements {
      pivots.add(factors.pivotOfRow[place], change.values[place])
    }
    change.clear()
    factors.solve(&pivots)
    for variable in 0..<variableCount {
      values[variable] = pivots.values[factors.pivotOfColumn[variable]]
    }
    pivots.clear()
    for link in 0..<linkCount {
      var residual = -linkConstants[link]
      var magnitude = abs(residual)
      for entry in Int(linkStarts[link])..<Int(linkStarts[link + 1]) {
        let share = linkCoefficients[entry] * values[linkColumns[entry]]
        residual += share
        magnitude += abs(share)
      }
      residuals[link] = places[link] >= 0 ? 0 : residual
      limits[link] = Tolerance.residual(max(magnitude, linkMagnitudes[link]))
    }
    for bound in 0..<boundVariables.count {
      let item = linkCount + variableCount + bound
      let residual = values[Int(boundVariables[bound])] - boundTargets[bound]
      residuals[item] = places[item] >= 0 ? 0 : residual
    }
  }

  private mutating func appendEntries(_ item: Int) {
    if item < linkCount {
      for entry in Int(linkStarts[item])..<Int(linkStarts[item + 1]) {
        basisColumns.append(linkColumns[entry])
        basisValues.append(linkCoefficients[entry])
      }
    } else {
      basisColumns.append(Int32(truncatingIfNeeded: variable(of: item)))
      basisValues.append(1)
    }
  }

  /// The variable of an item that is not a link.
  func variable(of item: Int) -> Int {
    let index = item - linkCount
    return index < variableCount ? index : Int(boundVariables[index - variableCount])
  }

  /// Where the residual of an item is 0.
  func target(_ item: Int) -> Double {
    if item < linkCount { return linkConstants[item] }
    let index = item - linkCount - variableCount
    return index < 0 ? 0 : boundTargets[index]
  }

  /// Solves for the change of the variables when the item active at a place moves by `sign`.
  mutating func solveDirection(_ place: Int, _ sign: Double) {
    pivots.clear()
    pivots.add(factors.pivotOfRow[place], 1)
    factors.solve(&pivots)
    direction.clear()
    pivots.move(into: &direction, by: factors.columnOfPivot, times: sign)
  }

  /// Solves for `row`: what is given by variables in `direction`, in terms of the active items.
  mutating func solveRow() {
    pivots.clear()
    direction.move(into: &pivots, by: factors.pivotOfColumn)
    factors.solveTransposed(&pivots)
    row.clear()
    pivots.move(into: &row, by: factors.rowOfPivot)
  }
}
