/// The connected components of a table: rows and variables that have nothing to do with one another.
struct Components {
  /// The rows of each component, in order.
  private(set) var rows: [[Int]] = []
  /// The variables of each component, in order.
  private(set) var variables: [[Int]] = []

  /// Splits a table; variables for which `isLive` is false are left out.
  init(_ table: RowTable, isLive: (Int) -> Bool) {
    var parents = Array(0..<table.variableCount)
    func root(_ variable: Int) -> Int {
      var current = variable
      while parents[current] != current {
        parents[current] = parents[parents[current]]  // path halving
        current = parents[current]
      }
      return current
    }
    for row in 0..<table.count {
      let entries = table.entries(row)
      for entry in entries.dropFirst() {
        let first = root(table.columns[entries.lowerBound])
        let other = root(table.columns[entry])
        parents[max(first, other)] = min(first, other)
      }
    }
    var number = [Int](repeating: -1, count: table.variableCount)
    for variable in 0..<table.variableCount where isLive(variable) {
      let representative = root(variable)
      if number[representative] < 0 {
        number[representative] = variables.count
        variables.append([])
        rows.append([])
      }
      variables[number[representative]].append(variable)
    }
    for row in 0..<table.count {
      guard let entry = table.entries(row).first else { continue }
      rows[number[root(table.columns[entry])]].append(row)
    }
  }
}
