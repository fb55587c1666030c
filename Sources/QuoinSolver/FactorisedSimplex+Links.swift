extension FactorisedSimplex {
  /// The rows of several variables, in compressed form: `Σ coefficient * variable = constant`.
  struct Links: ~Copyable {
    /// How many there are.
    var count: Int { constants.count }
    /// Where the entries of each start; one more at the end.
    private(set) var starts = GrowingArray<Int32>()
    /// The variable of each entry.
    private(set) var columns = GrowingArray<Int32>()
    /// The coefficient of each entry.
    private(set) var coefficients = GrowingArray<Double>()
    /// The right sides.
    private(set) var constants = GrowingArray<Double>()
    /// The size of the numbers that each right side came from.
    private(set) var magnitudes = GrowingArray<Double>()

    /// No links.
    init() { starts.append(0) }

    /// Adds an entry to the row in work.
    mutating func add(_ column: Int32, _ coefficient: Double) {
      columns.append(column)
      coefficients.append(coefficient)
    }

    /// Ends the row in work.
    mutating func endRow(_ constant: Double, magnitude: Double) {
      starts.append(Int32(truncatingIfNeeded: columns.count))
      constants.append(constant)
      magnitudes.append(magnitude)
    }

    /// Writes the same entries by columns; `columnStarts` is 0 before.
    func transpose(
      _ columnStarts: borrowing FixedArray<Int32>, _ links: borrowing FixedArray<Int32>,
      _ values: borrowing FixedArray<Double>
    ) {
      for entry in 0..<columns.count { columnStarts[columns[entry]] += 1 }
      for column in 1..<columnStarts.count { columnStarts[column] += columnStarts[column - 1] }
      for link in stride(from: count - 1, through: 0, by: -1) {
        for entry in Int(starts[link])..<Int(starts[link + 1]) {
          let column = columns[entry]
          columnStarts[column] -= 1
          links[columnStarts[column]] = Int32(truncatingIfNeeded: link)
          values[columnStarts[column]] = coefficients[entry]
        }
      }
    }
  }
}
