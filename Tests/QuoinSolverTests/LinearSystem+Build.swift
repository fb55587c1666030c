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

  /// `count` heights stacked from 0 to `total`: variable `2 i` is a top, `2 i + 1` the height below.
  ///
  /// Every row so far is required; the first `count` are the steps from top to top.
  static func stack(of count: Int, total: Double) -> LinearSystem {
    var system = LinearSystem()
    _ = system.addVariables(2 * count + 1)
    for index in 0..<count {
      system.row([2 * index: 1, 2 * index + 1: 1, 2 * index + 2: -1], .equal, 0)
    }
    system.row([0: 1], .equal, 0)
    system.row([2 * count: 1], .equal, total)
    return system
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
