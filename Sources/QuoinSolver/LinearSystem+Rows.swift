extension LinearSystem {
  /// The rows of a system as a collection, kept in standard form, one array a field.
  ///
  /// Invariants: the columns of a row are distinct and in the order of first mention; no stored
  /// coefficient is 0; the largest of a row is in 1..<2, so that one tolerance suits every row. The
  /// scaling is by a power of two, so `weights` undoes it exactly, and a scaled row's error counts
  /// that many times. A row with a number that is not finite has level -1 and no terms.
  public struct Rows: Sendable, RandomAccessCollection {
    /// Where the entries of each row start; one more at the end.
    private(set) var starts: [Int32] = [0]
    /// The variable of each entry.
    private(set) var columns: [Int32] = []
    /// The scaled coefficient of each entry.
    private(set) var coefficients: [Double] = []
    /// The scaled right sides.
    private(set) var constants: [Double] = []
    /// What each row was divided by.
    private(set) var weights: [Double] = []
    /// The relations.
    private(set) var relations: [Relation] = []
    /// The place of each row's priority in `priorities`.
    private(set) var levels: [Int32] = []
    /// The distinct priorities in the order of first mention, required first.
    private(set) var priorities: [Priority] = [.required]
    /// The level of each of `priorities`: 0 is required, the others follow downwards.
    private(set) var ranks: [Int32] = [0]
    /// The length of the longest row.
    private(set) var longest = 0
    /// The rows that are left out, as given.
    private var leftOut: [Int: Row] = [:]

    /// Makes no rows.
    init() {}

    /// The first row's number.
    public var startIndex: Int { 0 }
    /// One more than the last row's number.
    public var endIndex: Int { constants.count }

    /// The row of this number; a variable named twice comes back once.
    public subscript(position: Int) -> Row {
      if levels[position] < 0, let row = leftOut[position] { return row }
      let weight = weights[position]
      let entries = Int(starts[position])..<Int(starts[position + 1])
      return Row(
        entries.map { .init(coefficients[$0] * weight, Variable(Int(columns[$0]))) },
        relations[position], constants[position] * weight, priorities[Int(levels[position])])
    }

    /// Adds a row over variables 0..<`variableCount` at the end.
    mutating func append(_ row: Row, variableCount: Int) {
      let start = columns.count
      addTerms(row.terms, variableCount)
      var largest = 0.0
      for entry in start..<columns.count {
        let size = abs(coefficients[entry])
        largest = size.isFinite ? Swift.max(largest, size) : .infinity
        if largest.isInfinite { break }
      }
      let weight = largest > 0 ? largest.binade : 1
      let constant = row.constant / weight
      let level = level(of: row.priority)
      if !largest.isFinite || !constant.isFinite || level < 0 {
        columns.removeLast(columns.count - start)
        coefficients.removeLast(coefficients.count - start)
        leftOut[constants.count] = row
        constants.append(0)
        levels.append(-1)
      } else {
        for entry in start..<columns.count { coefficients[entry] /= weight }
        removeZeros(from: start)
        constants.append(constant)
        levels.append(level)
      }
      longest = Swift.max(longest, columns.count - start)
      starts.append(Int32(truncatingIfNeeded: columns.count))
      weights.append(weight)
      relations.append(row.relation)
    }

    /// Gives a row another right side.
    mutating func setConstant(_ row: Int, _ constant: Double) {
      let scaled = constant / weights[row]
      if scaled.isFinite && levels[row] >= 0 { constants[row] = scaled }
    }

    /// Adds the terms of a new row, those of the same variable as one.
    private mutating func addTerms(_ terms: [Row.Term], _ variableCount: Int) {
      let start = columns.count
      var places: [Int32: Int] = [:]
      let isLong = terms.count > 16
      for term in terms where term.coefficient != 0 {
        let index = term.variable.index
        guard index >= 0 && index < variableCount else { continue }
        let column = Int32(truncatingIfNeeded: index)
        let known =
          isLong ? places[column] : columns[start...].firstIndex { $0 == column }
        if let known {
          coefficients[known] += term.coefficient
        } else {
          if isLong { places[column] = columns.count }
          columns.append(column)
          coefficients.append(term.coefficient)
        }
      }
    }

    /// Drops the entries from `start` on that are 0.
    private mutating func removeZeros(from start: Int) {
      var kept = start
      for entry in start..<columns.count where coefficients[entry] != 0 {
        columns[kept] = columns[entry]
        coefficients[kept] = coefficients[entry]
        kept += 1
      }
      columns.removeLast(columns.count - kept)
      coefficients.removeLast(coefficients.count - kept)
    }

    /// The place of a priority; -1 when it is not a number.
    private mutating func level(of priority: Priority) -> Int32 {
      if priority.isRequired { return 0 }
      guard !priority.value.isNaN else { return -1 }
      if let known = priorities.firstIndex(of: priority) {
        return Int32(truncatingIfNeeded: known)
      }
      var rank: Int32 = 0
      for place in priorities.indices {
        if priorities[place] > priority { rank += 1 } else { ranks[place] += 1 }
      }
      priorities.append(priority)
      ranks.append(rank)
      return Int32(truncatingIfNeeded: priorities.count - 1)
    }
  }
}
