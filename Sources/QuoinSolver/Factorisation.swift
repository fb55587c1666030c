/// Sparse triangular factors `L * U` of a basis, its rows and columns in the order of the pivots.
///
/// Singleton columns and rows are taken first, which leaves a bump that is eliminated by Markowitz
/// counts with threshold pivoting (Suhl and Suhl, ORSA J. Computing 2, 1990). Solves follow only
/// what differs from 0, in the order of a heap (hypersparse: Hall and McKinnon, Comput. Optim.
/// Appl. 32, 2005), and change to a plain loop when that is much.
struct Factorisation: ~Copyable {
  /// A strictly triangular matrix in compressed form.
  struct Triangle: ~Copyable {
    var starts = GrowingArray<Int32>()
    var indices = GrowingArray<Int32>()
    var values = GrowingArray<Double>()

    /// The entries of a line.
    func entries(_ line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    mutating func removeAll() {
      starts.removeAll()
      indices.removeAll()
      values.removeAll()
      starts.append(0)
    }

    mutating func add(_ index: Int32, _ value: Double) {
      indices.append(index)
      values.append(value)
    }

    mutating func endLine() { starts.append(Int32(truncatingIfNeeded: indices.count)) }
  }

  /// The size of the basis.
  let count: Int
  /// The pivot at which each row of the basis is taken, and each variable.
  let pivotOfRow: FixedArray<Int32>
  let pivotOfColumn: FixedArray<Int32>
  /// The row and the variable of each pivot.
  let rowOfPivot: FixedArray<Int32>
  let columnOfPivot: FixedArray<Int32>
  private let diagonal: FixedArray<Double>
  /// L by columns and by rows, U by rows and by columns, all in pivot numbers.
  private var lowerColumns = Triangle()
  private var lowerRows = Triangle()
  private var upperRows = Triangle()
  private var upperColumns = Triangle()
  private(set) var updates: Updates
  private var heap = IndexHeap()
  /// The rows and the variables that found no pivot in a basis that is singular, as many of each.
  private(set) var loneRows = GrowingArray<Int32>()
  private(set) var loneColumns = GrowingArray<Int32>()

  /// How many entries the factors have.
  var entryCount: Int { lowerColumns.indices.count + upperRows.indices.count + count }

  /// Makes room for bases of this size.
  init(count: Int) {
    self.count = count
    pivotOfRow = FixedArray(repeating: -1, count: count)
    pivotOfColumn = FixedArray(repeating: -1, count: count)
    rowOfPivot = FixedArray(repeating: -1, count: count)
    columnOfPivot = FixedArray(repeating: -1, count: count)
    diagonal = FixedArray(repeating: 1, count: count)
    updates = Updates(count: count)
  }

  // MARK: Solving

  /// Solves `B x = b`; `b` in pivot numbers of rows becomes `x` in pivot numbers of variables.
  ///
  /// When `b` is a row's unit vector, that row can be replaced (`replaceRow`).
  mutating func solve(_ vector: inout SparseVector) {
    Self.substitute(&vector, lowerColumns, nil, isAscending: true, &heap)
    updates.noteUnit(vector)
    updates.applyTransposed(&vector)
    Self.substitute(&vector, upperColumns, diagonal.base, isAscending: false, &heap)
  }

  /// Solves `Bᵀ y = g`; `g` in pivot numbers of variables becomes `y` in those of rows.
  ///
  /// A row `g` can then replace another (`replaceRow`).
  mutating func solveTransposed(_ vector: inout SparseVector) {
    Self.substitute(&vector, upperRows, diagonal.base, isAscending: true, &heap)
    updates.apply(&vector)
    updates.noteSpike(vector)
    Self.substitute(&vector, lowerRows, nil, isAscending: false, &heap)
  }

  /// Replaces a row of the basis whose unit vector was solved for last by the row solved for last.
  mutating func replaceRow(_ row: Int32) { updates.add(pivotOfRow[row], lowerRows) }

  /// Forward or backward substitution that pushes each value on to the lines that depend on it.
  private static func substitute(
    _ vector: inout SparseVector, _ triangle: borrowing Triangle,
    _ diagonal: UnsafeMutablePointer<Double>?, isAscending: Bool, _ heap: inout IndexHeap
  ) {
    let count = vector.count
    let most = count / 16 + 8
    if vector.indices.count > most {
      loop(&vector, triangle, diagonal, isAscending, from: isAscending ? 0 : count - 1)
      return
    }
    heap.removeAll()
    for index in vector.indices.elements { heap.insert(isAscending ? index : ~index) }
    while let key = heap.popLeast() {
      let line = isAscending ? Int(key) : Int(~key)
      var value = vector.values[line]
      if abs(value) <= SparseVector.rounding {
        vector.values[line] = 0
        continue
      }
      if let diagonal {
        value /= diagonal[line]
        vector.values[line] = value
      }
      for entry in triangle.entries(line) {
        let index = triangle.indices[entry]
        if vector.add(index, -value * triangle.values[entry]) {
          heap.insert(isAscending ? index : ~index)
        }
      }
      if heap.count > most {
        loop(&vector, triangle, diagonal, isAscending, from: isAscending ? line + 1 : line - 1)
        return
      }
    }
  }

  private static func loop(
    _ vector: inout SparseVector, _ triangle: borrowing Triangle,
    _ diagonal: UnsafeMutablePointer<Double>?, _ isAscending: Bool, from first: Int
  ) {
    var line = first
    let step = isAscending ? 1 : -1
    while line >= 0 && line < vector.count {
      var value = vector.values[line]
      if value != 0 {
        if abs(value) <= SparseVector.rounding {
          vector.values[line] = 0
        } else {
          if let diagonal {
            value /= diagonal[line]
            vector.values[line] = value
          }
          for entry in triangle.entries(line) {
            vector.add(triangle.indices[entry], -value * triangle.values[entry])
          }
        }
      }
      line += step
    }
  }

  // MARK: Factorising

  /// Factorises the basis of these rows; false when it is singular.
  ///
  /// Row `i` of the basis has the entries `starts[i]..<starts[i + 1]`.
  mutating func factorise(
    starts: borrowing GrowingArray<Int32>, columns: borrowing GrowingArray<Int32>,
    values: borrowing GrowingArray<Double>
  ) -> Bool {
    var work = Elimination(count: count, starts, columns, values)
    updates.removeAll()
    loneRows.removeAll()
    loneColumns.removeAll()
    guard work.run() else {
      for index in 0..<count {
        if !work.isRowDone[index] { loneRows.append(Int32(truncatingIfNeeded: index)) }
        if !work.isColumnDone[index] { loneColumns.append(Int32(truncatingIfNeeded: index)) }
      }
      return false
    }
    for pivot in 0..<count {
      rowOfPivot[pivot] = work.rows[pivot]
      columnOfPivot[pivot] = work.columns[pivot]
      diagonal[pivot] = work.pivots[pivot]
      pivotOfRow[work.rows[pivot]] = Int32(truncatingIfNeeded: pivot)
      pivotOfColumn[work.columns[pivot]] = Int32(truncatingIfNeeded: pivot)
    }
    lowerColumns.removeAll()
    upperRows.removeAll()
    for pivot in 0..<count {
      for entry in work.lower.entries(pivot) {
        lowerColumns.add(pivotOfRow[work.lower.indices[entry]], work.lower.values[entry])
      }
      lowerColumns.endLine()
      for entry in work.upper.entries(pivot) {
        upperRows.add(pivotOfColumn[work.upper.indices[entry]], work.upper.values[entry])
      }
      upperRows.endLine()
    }
    Self.transpose(lowerColumns, into: &lowerRows, count)
    Self.transpose(upperRows, into: &upperColumns, count)
    return true
  }

  private static func transpose(
    _ matrix: borrowing Triangle, into other: inout Triangle, _ count: Int
  ) {
    other.removeAll()
    let total = matrix.indices.count
    other.starts.resize(count + 1, filling: 0)
    for entry in 0..<total { other.starts[Int(matrix.indices[entry])] += 1 }
    for line in 1..<(count + 1) { other.starts[line] += other.starts[line - 1] }
    other.starts[count] = Int32(truncatingIfNeeded: total)
    other.indices.resize(total, filling: 0)
    other.values.resize(total, filling: 0)
    for line in stride(from: count - 1, through: 0, by: -1) {
      for entry in matrix.entries(line) {
        let target = Int(matrix.indices[entry])
        other.starts[target] -= 1
        let place = Int(other.starts[target])
        other.indices[place] = Int32(truncatingIfNeeded: line)
        other.values[place] = matrix.values[entry]
      }
    }
  }
}
