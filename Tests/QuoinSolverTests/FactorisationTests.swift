import Testing

@testable import QuoinSolver

/// Factors and their updates solve what they say they solve: checked by multiplying.
@Suite struct FactorisationTests {
  private typealias Rows = [[(Int32, Double)]]

  /// A basis with a bump: no row or column of the last three is a singleton.
  private static let rows: Rows = [
    [(0, 1)], [(0, 2), (1, 1)], [(2, 1), (3, 1)], [(3, 1), (4, 2)], [(2, 1), (4, -1), (1, 3)],
  ]

  private static func factors(_ rows: Rows) -> Factorisation {
    var starts = GrowingArray<Int32>()
    var columns = GrowingArray<Int32>()
    var values = GrowingArray<Double>()
    starts.append(0)
    for row in rows {
      for (column, value) in row {
        columns.append(column)
        values.append(value)
      }
      starts.append(Int32(columns.count))
    }
    var factors = Factorisation(count: rows.count)
    let isRegular = factors.factorise(starts: starts, columns: columns, values: values)
    #expect(isRegular)
    return factors
  }

  /// Solves with a right side both ways and multiplies the results with the rows.
  private static func check(_ factors: inout Factorisation, _ rows: Rows) {
    let right = rows.indices.map { Double($0 * $0) - 3 }
    var vector = SparseVector(count: rows.count)
    for row in rows.indices { vector.add(factors.pivotOfRow[row], right[row]) }
    factors.solve(&vector)
    for (row, entries) in rows.enumerated() {
      var sum = 0.0
      for (column, value) in entries { sum += value * vector.values[factors.pivotOfColumn[column]] }
      #expect(abs(sum - right[row]) < 1e-12, "row \(row)")
    }
    vector.clear()
    for column in rows.indices { vector.add(factors.pivotOfColumn[column], right[column]) }
    factors.solveTransposed(&vector)
    var sums = [Double](repeating: 0, count: rows.count)
    for (row, entries) in rows.enumerated() {
      for (column, value) in entries {
        sums[Int(column)] += value * vector.values[Int(factors.pivotOfRow[row])]
      }
    }
    for (sum, wanted) in zip(sums, right) { #expect(abs(sum - wanted) < 1e-12) }
  }

  @Test func factorsSolveBothWays() {
    var factors = Self.factors(Self.rows)
    Self.check(&factors, Self.rows)
  }

  @Test func replacedRowsAreSolvedWith() {
    var rows = Self.rows
    var factors = Self.factors(rows)
    let news: [(Int, [(Int32, Double)])] = [
      (3, [(1, 1), (4, 1)]), (0, [(0, 1), (2, -2), (3, 1)]), (3, [(4, 3), (0, 1)]),
    ]
    for (count, (row, entries)) in news.enumerated() {
      var vector = SparseVector(count: 5)
      vector.add(factors.pivotOfRow[row], 1)
      factors.solve(&vector)
      vector.clear()
      for (column, value) in entries { vector.add(factors.pivotOfColumn[column], value) }
      factors.solveTransposed(&vector)
      factors.replaceRow(Int32(row))
      rows[row] = entries
      let updates = factors.updates.count
      #expect(updates == count + 1)
      Self.check(&factors, rows)
    }
  }

  @Test func aRowReplacedByItselfIsNoUpdate() {
    var factors = Self.factors(Self.rows)
    var vector = SparseVector(count: 5)
    vector.add(factors.pivotOfRow[4], 1)
    factors.solve(&vector)
    vector.clear()
    for (column, value) in Self.rows[4] { vector.add(factors.pivotOfColumn[column], value) }
    factors.solveTransposed(&vector)
    factors.replaceRow(4)
    let updates = factors.updates.count
    #expect(updates == 0)
  }

  @Test func bucketsListTheLastPutFirst() {
    let buckets = CountBuckets(count: 4)
    for number: Int32 in 0..<4 { buckets.insert(number, 2) }
    buckets.move(1, to: 3)
    buckets.remove(3)
    buckets.move(3, to: 3)  // In no bucket, so it stays out.
    var found: [[Int32]] = []
    for count in 0...4 {
      var members: [Int32] = []
      var number = buckets.first(count)
      while number >= 0 {
        members.append(number)
        number = buckets.next(number)
      }
      found.append(members)
    }
    #expect(found == [[], [], [2, 0], [1], []])
  }
}
