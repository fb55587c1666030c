import QuoinSolver

extension LinearSystem {
  /// Adds `count` variables and returns them.
  mutating func addVariables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in addVariable() }
  }

  /// Adds a row from coefficients by variable index.
  @discardableResult
  mutating func row(
    _ terms: [Int: Double], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) -> Int {
    let sorted = terms.sorted { $0.key < $1.key }
    return add(
      Row(
        sorted.map { Row.Term($0.value, Variable($0.key)) }, relation, constant,
        Priority(priority)))
  }

  /// The sum of the errors of each priority's rows.
  func levelErrors(at values: [Double]) -> [Double: Double] {
    var errors: [Double: Double] = [1000: 0]
    for row in rows { errors[row.priority.value, default: 0] += row.error(at: values) }
    return errors
  }

  /// The same system with its rows in another order.
  func reordered(_ order: [Int]) -> LinearSystem {
    var system = LinearSystem()
    _ = system.addVariables(variableCount)
    for row in order { system.add(rows[row]) }
    for wish in preferences { system.prefer(wish.variable, near: wish.target) }
    return system
  }
}
