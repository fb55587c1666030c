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
  /// the rows of later steps are known and those of earlier ones add up to 0 there. Only steps on
  /// the way from a variable with something left over to its root are looked at.
  func completeMultipliers(_ multipliers: inout [Double], _ rows: RowView) {
    let sums = ClassSums(self, rows)
    for row in multipliers.indices where multipliers[row] != 0 { sums.add(row, multipliers[row]) }
    for index in stride(from: steps.count - 1, through: 0, by: -1) where sums.isTouched[index] {
      let (left, coefficient) = sums.leftover(index)
      if abs(left) > 1e-9 && coefficient != 0 {
        let row = Int(steps[index].row)
        multipliers[row] = -left / coefficient
        sums.add(row, multipliers[row])
      }
    }
  }

  /// What rows times their multipliers leave over, by variable, summed over a step's class.
  private struct ClassSums: ~Copyable {
    /// Whether a step's class has a variable of the rows added so far.
    let isTouched: FixedArray<Bool>
    private let rows: RowView
    private let rest: FixedArray<Double>
    private let own: FixedArray<Double>
    /// By variable: the step that put it into another class, -1 for none; the first of the variables
    /// put into its class, the next put into the same, and the scale with which it was put there.
    private let stepOfRoot: FixedArray<Int32>
    private let targets: FixedArray<Int32>
    private let firstChild: FixedArray<Int32>
    private let nextChild: FixedArray<Int32>
    private let scales: FixedArray<Double>
    private let stepRows: FixedArray<Int32>
    private let stepRoots: FixedArray<Int32>

    init(_ elimination: borrowing Elimination, _ rows: RowView) {
      self.rows = rows
      let (count, stepCount) = (rows.variableCount, elimination.steps.count)
      isTouched = FixedArray(repeating: false, count: stepCount)
      rest = FixedArray(repeating: 0, count: count)
      own = FixedArray(repeating: 0, count: count)
      stepOfRoot = FixedArray(repeating: -1, count: count)
      targets = FixedArray(repeating: -1, count: count)
      firstChild = FixedArray(repeating: -1, count: count)
      nextChild = FixedArray(repeating: -1, count: count)
      scales = FixedArray(repeating: 0, count: count)
      stepRows = FixedArray(uninitialized: stepCount)
      stepRoots = FixedArray(uninitialized: stepCount)
      for index in 0..<stepCount {
        let step = elimination.steps[index]
        stepOfRoot[step.root] = Int32(truncatingIfNeeded: index)
        stepRows[index] = step.row
        stepRoots[index] = step.root
        guard step.target >= 0 else { continue }
        targets[step.root] = step.target
        scales[step.root] = elimination.scale(step)
        nextChild[step.root] = firstChild[step.target]
        firstChild[step.target] = step.root
      }
    }

    /// Adds a row times its multiplier.
    func add(_ row: Int, _ multiplier: Double) {
      let factor = multiplier * rows.weights[row]
      for entry in rows.entries(row) {
        var variable = rows.columns[entry]
        rest[variable] += factor * rows.coefficients[entry]
        while variable >= 0, stepOfRoot[variable] >= 0, !isTouched[stepOfRoot[variable]] {
          isTouched[stepOfRoot[variable]] = true
          variable = targets[variable]
        }
      }
    }

    /// What is left over in the class that a step put away, and the step's own row there.
    func leftover(_ index: Int) -> (left: Double, coefficient: Double) {
      let row = Int(stepRows[index])
      for entry in rows.entries(row) {
        own[rows.columns[entry]] = rows.coefficients[entry] * rows.weights[row]
      }
      var (left, coefficient) = (0.0, 0.0)
      var waiting = [(variable: stepRoots[index], scale: 1.0)]
      while let (variable, scale) = waiting.popLast() {
        left += scale * rest[variable]
        coefficient += scale * own[variable]
        var child = firstChild[variable]
        while child >= 0 {
          waiting.append((child, scale * scales[child]))
          child = nextChild[child]
        }
      }
      for entry in rows.entries(row) { own[rows.columns[entry]] = 0 }
      return (left, coefficient)
    }
  }
}
