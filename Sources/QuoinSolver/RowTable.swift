/// Rows in standard form: compressed sparse rows with merged terms, each scaled by a power of two.
///
/// Invariants: the columns of a row are distinct and in the order of first mention; no stored
/// coefficient is 0; the largest of a row is in 1..<2, so that one tolerance suits every row. A
/// scaled row's error counts `weights[row]` times, which undoes the scaling exactly.
struct RowTable {
  /// Where each row's entries start; one more at the end.
  var starts: [Int] = [0]
  /// The variable of each entry.
  var columns: [Int] = []
  /// The coefficient of each entry.
  var coefficients: [Double] = []
  /// The right side of each row.
  var constants: [Double] = []
  /// What a unit of the row's error costs at its level.
  var weights: [Double] = []
  /// The level of each row: 0 is required, then one for each priority, the highest first.
  var levels: [Int] = []
  /// The relation of each row.
  var relations: [Relation] = []
  /// The number of each row in the system it came from.
  var origins: [Int] = []
  /// The priority of each level.
  var priorities: [Priority] = [.required]
  /// How many variables there are.
  var variableCount = 0

  /// How many rows there are.
  var count: Int { constants.count }
  /// The entries of a row.
  func entries(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Adds a row whose columns are distinct, dropping zeros and scaling it.
  mutating func append(
    _ entries: [(column: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    level: Int, weight: Double = 1, origin: Int
  ) {
    var largest = 0.0
    for entry in entries { largest = max(largest, abs(entry.coefficient)) }
    let scale = largest > 0 ? largest.binade : 1
    for entry in entries where entry.coefficient != 0 {
      columns.append(entry.column)
      coefficients.append(entry.coefficient / scale)
    }
    starts.append(columns.count)
    constants.append(constant / scale)
    weights.append(weight * scale)
    levels.append(level)
    relations.append(relation)
    origins.append(origin)
  }

  /// A table of the same levels and variables without rows.
  func emptied() -> RowTable {
    var table = RowTable()
    table.priorities = priorities
    table.variableCount = variableCount
    return table
  }

  /// The table of some rows.
  func restricted(to rows: some Sequence<Int>) -> RowTable {
    var table = emptied()
    for row in rows {
      table.append(
        entries(row).map { (columns[$0], coefficients[$0]) }, relations[row], constants[row],
        level: levels[row], weight: weights[row], origin: origins[row])
    }
    return table
  }

  /// The size of the numbers that meet in a row at these values, for tolerances relative to them.
  func magnitude(_ row: Int, at values: [Double]) -> Double {
    var size = abs(constants[row])
    for entry in entries(row) { size += abs(coefficients[entry] * values[columns[entry]]) }
    return size
  }
}

extension RowTable {
  /// Brings the rows of a system into standard form.
  ///
  /// A row with a number that is not finite is left out.
  init(_ system: LinearSystem) {
    let rows = system.rows
    variableCount = system.variableCount
    priorities = [.required]
    var levelOf: [Double: Int] = [1000: 0]
    for value in Set(rows.priorities.map(\.value)).sorted(by: >) where value < 1000 {
      levelOf[value] = priorities.count
      priorities.append(Priority(value))
    }
    var place = [Int](repeating: -1, count: variableCount)
    var merged: [(column: Int, coefficient: Double)] = []
    for row in rows.indices {
      guard rows.constants[row].isFinite, let level = levelOf[rows.priorities[row].value] else {
        continue
      }
      merged.removeAll(keepingCapacity: true)
      for term in rows.terms[rows.starts[row]..<rows.starts[row + 1]] {
        let column = term.variable.index
        guard column >= 0, column < variableCount else { continue }
        if place[column] >= 0 {
          merged[place[column]].coefficient += term.coefficient
        } else {
          place[column] = merged.count
          merged.append((column, term.coefficient))
        }
      }
      for entry in merged { place[entry.column] = -1 }
      guard merged.allSatisfy({ $0.coefficient.isFinite }) else { continue }
      append(merged, rows.relations[row], rows.constants[row], level: level, origin: row)
    }
  }
}

extension RowTable {
  /// Some rows over the variables that `local` numbers 0..<`variableCount`.
  func component(_ rows: [Int], _ local: [Int], _ variableCount: Int) -> RowTable {
    var table = restricted(to: rows)
    for index in table.columns.indices { table.columns[index] = local[table.columns[index]] }
    table.variableCount = variableCount
    return table
  }
}
