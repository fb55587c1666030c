/// Substitutes required equalities away: each that relates at most two classes makes them one.
///
/// A worklist over the equalities; a union wakes only the rows of the smaller class, so the whole
/// costs O(m log n).
struct Reduction {
  /// The rows that remain, over the roots of `forest` (numbered as variables).
  private(set) var table: RowTable
  /// The classes.
  private(set) var forest: AffineForest
  /// Whether a required row came out false whatever the variables are.
  private(set) var isContradictory = false

  /// Reduces a table; `isEliminating: false` keeps every row as it is.
  init(_ original: RowTable, isEliminating: Bool = true) {
    forest = AffineForest(count: original.variableCount)
    var isDone = [Bool](repeating: false, count: original.count)
    var elimination = Elimination(original)
    if isEliminating { elimination.run(&forest, &isDone) }
    table = original.emptied()
    var substitution = Substitution(variableCount: original.variableCount)
    for row in 0..<original.count where !isDone[row] {
      substitution.substitute(original, row, forest)
      if substitution.terms.isEmpty {
        let isRequired = original.levels[row] == 0
        if isRequired && !substitution.holds(original.relations[row]) { isContradictory = true }
      } else {
        table.append(
          substitution.terms, original.relations[row], substitution.constant,
          level: original.levels[row], weight: original.weights[row], origin: row)
      }
    }
    isContradictory = isContradictory || elimination.isContradictory
  }
}

/// A row in terms of the classes of a forest.
struct Substitution {
  /// The coefficients of the roots.
  private(set) var terms: [(column: Int, coefficient: Double)] = []
  /// The right side.
  private(set) var constant = 0.0
  /// The size of the numbers that were added up.
  private(set) var magnitude = 0.0
  private var sizes: [Double] = []
  private var place: [Int]

  /// Makes a scratch for rows over `variableCount` variables.
  init(variableCount: Int) { place = Array(repeating: -1, count: variableCount) }

  /// Whether a row without terms holds, rounding allowed for.
  func holds(_ relation: Relation) -> Bool {
    let limit = Tolerance.residual(magnitude)
    switch relation {
    case .equal: return abs(constant) <= limit
    case .lessOrEqual: return constant >= -limit
    case .greaterOrEqual: return constant <= limit
    }
  }

  /// Brings a row into terms of roots; coefficients that cancel but for rounding are dropped.
  mutating func substitute(_ table: RowTable, _ row: Int, _ forest: AffineForest) {
    terms.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    constant = table.constants[row]
    magnitude = abs(constant)
    for entry in table.entries(row) {
      let variable = table.columns[entry]
      let coefficient = table.coefficients[entry]
      let shift = coefficient * forest.offsets[variable]
      constant -= shift
      magnitude += abs(shift)
      let root = forest.roots[variable]
      guard root != forest.one else { continue }
      let share = coefficient * forest.scales[variable]
      if place[root] >= 0 {
        terms[place[root]].coefficient += share
        sizes[place[root]] += abs(share)
      } else {
        place[root] = terms.count
        terms.append((root, share))
        sizes.append(abs(share))
      }
    }
    var kept = 0
    for index in terms.indices {
      place[terms[index].column] = -1
      if abs(terms[index].coefficient) > Tolerance.coefficient * sizes[index] {
        terms[kept] = terms[index]
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
  }
}

/// The worklist of the reduction.
struct Elimination {
  /// Whether two rows gave different values.
  private(set) var isContradictory = false
  private let table: RowTable
  /// The required equalities of each variable: compressed sparse columns.
  private var columnStarts: [Int]
  private var columnRows: [Int]
  private var queue: [Int] = []

  /// Indexes the required equalities of a table.
  init(_ table: RowTable) {
    self.table = table
    columnStarts = Array(repeating: 0, count: table.variableCount + 1)
    for row in 0..<table.count where table.levels[row] == 0 && table.relations[row] == .equal {
      queue.append(row)
      for entry in table.entries(row) { columnStarts[table.columns[entry] + 1] += 1 }
    }
    for column in 0..<table.variableCount { columnStarts[column + 1] += columnStarts[column] }
    columnRows = Array(repeating: 0, count: columnStarts.last ?? 0)
    var ends = columnStarts
    for row in queue {
      for entry in table.entries(row) {
        columnRows[ends[table.columns[entry]]] = row
        ends[table.columns[entry]] += 1
      }
    }
  }

  /// Joins classes until no equality relates two or fewer.
  mutating func run(_ forest: inout AffineForest, _ isDone: inout [Bool]) {
    var substitution = Substitution(variableCount: table.variableCount)
    var head = 0
    while head < queue.count {
      let row = queue[head]
      head += 1
      guard !isDone[row] else { continue }
      substitution.substitute(table, row, forest)
      let terms = substitution.terms
      guard terms.count <= 2 else { continue }
      isDone[row] = true
      if terms.isEmpty {
        if !substitution.holds(.equal) { isContradictory = true }
      } else if terms.count == 1 {
        wake(terms[0].column, forest)
        forest.fix(terms[0].column, at: substitution.constant / terms[0].coefficient)
      } else {
        let isFirst = forest.isSmaller(terms[0].column, terms[1].column)
        let (small, large) = isFirst ? (terms[0], terms[1]) : (terms[1], terms[0])
        wake(small.column, forest)
        forest.join(
          small.column, to: large.column, scale: -large.coefficient / small.coefficient,
          offset: substitution.constant / small.coefficient)
      }
    }
  }

  /// Puts the rows of a class back on the list.
  private mutating func wake(_ root: Int, _ forest: AffineForest) {
    var member = root
    repeat {
      queue.append(contentsOf: columnRows[columnStarts[member]..<columnStarts[member + 1]])
      member = forest.next[member]
    } while member != root
  }
}
