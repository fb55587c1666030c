extension Elimination {
  /// The rows from which follows what a row came to in terms of the classes; the row among them.
  ///
  /// The steps form a proof forest (Nieuwenhuis and Oliveras, "Proof-producing congruence closure",
  /// RTA 2005): a variable stands where the steps from it to its root put it, and each step's row
  /// rests on the steps before it. What two variables share may cancel, so this can be more than
  /// is needed.
  func support(of contradiction: Int, _ rows: RowView) -> [Int] {
    var stepOfRoot = [Int](repeating: -1, count: rows.variableCount)
    for index in 0..<steps.count { stepOfRoot[Int(steps[index].root)] = index }
    var isTaken = [Bool](repeating: false, count: steps.count)
    var support = [contradiction]
    var waiting = [(row: contradiction, before: steps.count)]
    while let (row, before) = waiting.popLast() {
      for entry in rows.entries(row) {
        var variable = Int(rows.columns[entry])
        while variable >= 0, stepOfRoot[variable] >= 0, stepOfRoot[variable] < before {
          let index = stepOfRoot[variable]
          if isTaken[index] { break }
          isTaken[index] = true
          support.append(Int(steps[index].row))
          waiting.append((Int(steps[index].row), index))
          variable = Int(steps[index].target)
        }
      }
    }
    return support
  }

  /// The multipliers of the rows that were substituted away, from those of the rows that were not.
  ///
  /// At an optimum the rows times their multipliers add up to 0 in every variable. The last step is
  /// taken first: its row alone can make up for what the variables of its class leave over, because
  /// the rows of later steps are known and those of earlier ones add up to 0 there. O(n log n),
  /// since a step moves the smaller class.
  func completeMultipliers(_ multipliers: inout [Double], _ rows: RowView) {
    var rest = [Double](repeating: 0, count: rows.variableCount)
    func add(_ row: Int) {
      guard multipliers[row] != 0 else { return }
      let factor = multipliers[row] * rows.weights[row]
      for entry in rows.entries(row) {
        rest[Int(rows.columns[entry])] += factor * rows.coefficients[entry]
      }
    }
    for row in multipliers.indices { add(row) }
    var children = [[(variable: Int, scale: Double)]](repeating: [], count: rows.variableCount)
    for index in 0..<steps.count where steps[index].target >= 0 {
      let step = steps[index]
      children[Int(step.target)].append((Int(step.root), step.scale))
    }
    var own = [Double](repeating: 0, count: rows.variableCount)
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let row = Int(steps[index].row)
      for entry in rows.entries(row) {
        own[Int(rows.columns[entry])] = rows.coefficients[entry] * rows.weights[row]
      }
      var (left, coefficient) = (0.0, 0.0)
      var waiting = [(variable: Int(steps[index].root), scale: 1.0)]
      while let (variable, scale) = waiting.popLast() {
        left += scale * rest[variable]
        coefficient += scale * own[variable]
        for child in children[variable] { waiting.append((child.variable, scale * child.scale)) }
      }
      for entry in rows.entries(row) { own[Int(rows.columns[entry])] = 0 }
      if abs(left) > 1e-9 && coefficient != 0 {
        multipliers[row] = -left / coefficient
        add(row)
      }
    }
  }
}
