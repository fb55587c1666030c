extension Factorisation {
  /// The elimination that makes the factors.
  ///
  /// Invariant: `rowCounts` and `columnCounts` count the entries in rows and columns not yet taken;
  /// `columnSums` is the exclusive or of the rows of a column, so a singleton's row is known.
  struct Elimination: ~Copyable {
    /// The row, the variable and the value of each pivot.
    let rows: FixedArray<Int32>
    let columns: FixedArray<Int32>
    let pivots: FixedArray<Double>
    /// The multipliers of each pivot by row, and the rest of its row by variable.
    private(set) var lower = Triangle()
    private(set) var upper = Triangle()

    private let count: Int
    private(set) var done = 0
    let isRowDone: FixedArray<Bool>
    let isColumnDone: FixedArray<Bool>
    private let rowCounts: FixedArray<Int32>
    private let columnCounts: FixedArray<Int32>
    private let columnSums: FixedArray<Int32>
    /// The entries of each row; those of taken columns stay until the row is gone over.
    private let starts: FixedArray<Int32>
    private let lengths: FixedArray<Int32>
    private var entryColumns = GrowingArray<Int32>()
    private var entryValues = GrowingArray<Double>()
    /// The rows of each column as they were at the start, and those that fill-in added.
    private let columnStarts: FixedArray<Int32>
    private let columnRows: FixedArray<Int32>
    private let firstFill: FixedArray<Int32>
    private var fillRows = GrowingArray<Int32>()
    private var fillNext = GrowingArray<Int32>()
    private let work: FixedArray<Double>
    /// The rows of the bump by how many entries they have.
    private let rowsByLength: CountBuckets
    /// The rows found of the column in work.
    private var found = GrowingArray<Int32>()

    init(
      count: Int, _ rowStarts: borrowing GrowingArray<Int32>,
      _ rowColumns: borrowing GrowingArray<Int32>, _ rowValues: borrowing GrowingArray<Double>
    ) {
      self.count = count
      rows = FixedArray(uninitialized: count)
      columns = FixedArray(uninitialized: count)
      pivots = FixedArray(uninitialized: count)
      isRowDone = FixedArray(repeating: false, count: count)
      isColumnDone = FixedArray(repeating: false, count: count)
      rowCounts = FixedArray(repeating: 0, count: count)
      columnCounts = FixedArray(repeating: 0, count: count)
      columnSums = FixedArray(repeating: 0, count: count)
      starts = FixedArray(uninitialized: count)
      lengths = FixedArray(uninitialized: count)
      columnStarts = FixedArray(repeating: 0, count: count + 1)
      columnRows = FixedArray(uninitialized: rowColumns.count)
      firstFill = FixedArray(repeating: -1, count: count)
      work = FixedArray(repeating: 0, count: count)
      rowsByLength = CountBuckets(count: count)
      lower.removeAll()
      upper.removeAll()
      for row in 0..<count {
        starts[row] = rowStarts[row]
        lengths[row] = rowStarts[row + 1] - rowStarts[row]
        rowCounts[row] = lengths[row]
        for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
          let column = rowColumns[entry]
          entryColumns.append(column)
          entryValues.append(rowValues[entry])
          columnCounts[column] += 1
          columnSums[column] ^= Int32(truncatingIfNeeded: row)
        }
      }
      var total: Int32 = 0
      for column in 0..<count {
        total += columnCounts[column]
        columnStarts[column] = total
      }
      columnStarts[count] = total
      for row in stride(from: count - 1, through: 0, by: -1) {
        for entry in entries(row) {
          let column = entryColumns[entry]
          columnStarts[column] -= 1
          columnRows[columnStarts[column]] = Int32(truncatingIfNeeded: row)
        }
      }
    }

    private func entries(_ row: Int) -> Range<Int> {
      Int(starts[row])..<Int(starts[row] + lengths[row])
    }

    /// Takes all pivots; false when a row is 0.
    mutating func run() -> Bool {
      var ready = GrowingArray<Int32>(capacity: 64)
      for column in 0..<count where columnCounts[column] == 1 {
        ready.append(Int32(truncatingIfNeeded: column))
      }
      for row in 0..<count where rowCounts[row] == 1 {
        ready.append(~Int32(truncatingIfNeeded: row))
      }
      takeSingletons(&ready)
      for row in stride(from: count - 1, through: 0, by: -1) where !isRowDone[row] {
        rowsByLength.insert(Int32(truncatingIfNeeded: row), rowCounts[row])
      }
      while done < count {
        guard let (row, column) = markowitz() else { return false }
        eliminate(row, column, &ready)
        takeSingletons(&ready)
      }
      return true
    }

    /// Takes singleton columns (as they are) and rows (complemented) from a list until it is empty.
    private mutating func takeSingletons(_ ready: inout GrowingArray<Int32>) {
      while let next = ready.popLast() {
        if next >= 0 {
          let column = Int(next)
          guard !isColumnDone[column], columnCounts[column] == 1 else { continue }
          let row = Int(columnSums[column])
          guard let place = place(row, column), isLarge(place) else { continue }
          take(row, column, entryValues[place], &ready)
        } else {
          let row = Int(~next)
          guard !isRowDone[row], rowCounts[row] == 1 else { continue }
          guard let place = entries(row).first(where: { !isColumnDone[entryColumns[$0]] }) else {
            continue
          }
          guard isLarge(place) else { continue }
          let column = Int(entryColumns[place])
          let pivot = entryValues[place]
          findRows(of: column)
          for index in 0..<found.count {
            let other = Int(found[index])
            if other != row, let entry = self.place(other, column) {
              lower.add(found[index], entryValues[entry] / pivot)
            }
          }
          take(row, column, pivot, &ready)
        }
      }
    }

    private func isLarge(_ place: Int) -> Bool { abs(entryValues[place]) > 1e-9 }

    /// Where a row has an entry in a column.
    private func place(_ row: Int, _ column: Int) -> Int? {
      entries(row).first { Int(entryColumns[$0]) == column }
    }

    /// Lists the rows not yet taken that have an entry in a column.
    private mutating func findRows(of column: Int) {
      found.removeAll()
      for place in Int(columnStarts[column])..<Int(columnStarts[column + 1])
      where !isRowDone[columnRows[place]] {
        found.append(columnRows[place])
      }
      var fill = firstFill[column]
      while fill >= 0 {
        if !isRowDone[fillRows[Int(fill)]] { found.append(fillRows[Int(fill)]) }
        fill = fillNext[Int(fill)]
      }
    }

    /// Books a pivot: the rest of its row goes to U, its column to the multipliers already noted.
    private mutating func take(
      _ row: Int, _ column: Int, _ pivot: Double, _ ready: inout GrowingArray<Int32>
    ) {
      rows[done] = Int32(truncatingIfNeeded: row)
      columns[done] = Int32(truncatingIfNeeded: column)
      pivots[done] = pivot
      done += 1
      isRowDone[row] = true
      isColumnDone[column] = true
      rowsByLength.remove(Int32(truncatingIfNeeded: row))
      for entry in entries(row) {
        let other = entryColumns[entry]
        guard !isColumnDone[other] else { continue }
        upper.add(other, entryValues[entry])
        columnCounts[other] -= 1
        columnSums[other] ^= Int32(truncatingIfNeeded: row)
        if columnCounts[other] == 1 { ready.append(other) }
      }
      findRows(of: column)
      for other in found.elements {
        rowCounts[other] -= 1
        rowsByLength.move(other, to: rowCounts[other])
        if rowCounts[other] == 1 { ready.append(~other) }
      }
      lower.endLine()
      upper.endLine()
    }

    /// The entry of least Markowitz count that is not small in its row.
    ///
    /// Rows are looked at from the shortest on, a few only: a good pivot is enough.
    private func markowitz() -> (Int, Int)? {
      var best: (Int, Int)?
      var bestCount = Int.max
      var compared = 0
      for length in 1...count {
        var row = rowsByLength.first(length)
        while row >= 0 {
          compare(Int(row), &best, &bestCount)
          compared += 1
          if best != nil && (compared >= Self.mostCompared || bestCount <= length - 1) {
            return best
          }
          row = rowsByLength.next(row)
        }
      }
      return best
    }

    /// How many rows are compared for a pivot.
    private static let mostCompared = 4

    private func compare(_ row: Int, _ best: inout (Int, Int)?, _ bestCount: inout Int) {
      let rowCount = Int(rowCounts[row]) - 1
      if rowCount >= bestCount { return }
      var largest = 0.0
      for entry in entries(row) where !isColumnDone[entryColumns[entry]] {
        largest = max(largest, abs(entryValues[entry]))
      }
      guard largest > 1e-9 else { return }
      for entry in entries(row) where !isColumnDone[entryColumns[entry]] {
        guard abs(entryValues[entry]) >= 0.1 * largest else { continue }
        let product = rowCount * (Int(columnCounts[entryColumns[entry]]) - 1)
        if product < bestCount {
          bestCount = product
          best = (row, Int(entryColumns[entry]))
        }
      }
    }

    /// Eliminates a column from the other rows, which may fill in.
    private mutating func eliminate(
      _ row: Int, _ column: Int, _ ready: inout GrowingArray<Int32>
    ) {
      guard let place = place(row, column) else { return }
      let pivot = entryValues[place]
      findRows(of: column)
      for index in 0..<found.count {
        let other = Int(found[index])
        guard other != row, let entry = self.place(other, column) else { continue }
        let factor = entryValues[entry] / pivot
        lower.add(found[index], factor)
        subtract(row, column, factor, from: other)
      }
      take(row, column, pivot, &ready)
    }

    /// Subtracts a multiple of a row from another, in columns not yet taken other than the pivot's.
    private mutating func subtract(
      _ row: Int, _ pivotColumn: Int, _ factor: Double, from other: Int
    ) {
      for entry in entries(row) {
        let column = entryColumns[entry]
        if !isColumnDone[column] && Int(column) != pivotColumn {
          work[column] = -factor * entryValues[entry]
        }
      }
      var kept = Int(starts[other])
      for entry in entries(other) {
        let column = entryColumns[entry]
        if isColumnDone[column] { continue }
        var value = entryValues[entry]
        let change = work[column]
        if change != 0 {
          work[column] = 0
          // An entry that cancels stays, as a 0, so that the lists of rows need no removal.
          value += change
          if abs(value) <= SparseVector.rounding { value = 0 }
        }
        entryColumns[kept] = column
        entryValues[kept] = value
        kept += 1
      }
      lengths[other] = Int32(truncatingIfNeeded: kept) - starts[other]
      addFill(row, pivotColumn, to: other)
    }

    /// Adds what of the subtraction met no entry.
    private mutating func addFill(_ row: Int, _ pivotColumn: Int, to other: Int) {
      var isMoved = false
      for entry in entries(row) {
        let column = entryColumns[entry]
        guard !isColumnDone[column], Int(column) != pivotColumn else { continue }
        let value = work[column]
        work[column] = 0
        guard abs(value) > SparseVector.rounding else { continue }
        if !isMoved {
          // The row goes to the end, where there is room to grow.
          isMoved = true
          let old = entries(other)
          starts[other] = Int32(truncatingIfNeeded: entryColumns.count)
          for entry in old {
            entryColumns.append(entryColumns[entry])
            entryValues.append(entryValues[entry])
          }
        }
        entryColumns.append(column)
        entryValues.append(value)
        lengths[other] += 1
        rowCounts[other] += 1
        columnCounts[column] += 1
        columnSums[column] ^= Int32(truncatingIfNeeded: other)
        fillRows.append(Int32(truncatingIfNeeded: other))
        fillNext.append(firstFill[column])
        firstFill[column] = Int32(truncatingIfNeeded: fillRows.count - 1)
      }
      if isMoved { rowsByLength.move(Int32(truncatingIfNeeded: other), to: rowCounts[other]) }
    }
  }
}
