/// The rows of a system as plain memory, valid only within `LinearSystem.withRows`.
struct RowView {
  /// How many rows there are.
  var count: Int
  /// How many variables there are.
  var variableCount: Int
  /// The length of the longest row.
  var longest: Int
  /// Where the entries of each row start; one more at the end.
  var starts: UnsafePointer<Int32>
  /// The variable of each entry.
  var columns: UnsafePointer<Int32>
  /// The scaled coefficient of each entry.
  var coefficients: UnsafePointer<Double>
  /// The scaled right sides.
  var constants: UnsafePointer<Double>
  /// What a unit of each scaled row's error costs.
  var weights: UnsafePointer<Double>
  /// The relations.
  var relations: UnsafePointer<Relation>
  /// The place of each row's priority in the order of first mention; -1 for a row left out.
  var places: UnsafePointer<Int32>
  /// The level of each place: 0 is required, the others follow from the highest priority down.
  var ranks: UnsafePointer<Int32>
  /// How many levels there are.
  var levelCount: Int

  /// The level of a row; -1 for a row that is left out.
  func level(_ row: Int) -> Int32 { places[row] < 0 ? -1 : ranks[Int(places[row])] }
  /// How many entries there are in all.
  var entryCount: Int { Int(starts[count]) }
  /// The entries of a row.
  func entries(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }
}

extension LinearSystem {
  /// Lends the rows as plain memory.
  func withRows<Result>(_ body: (RowView) -> Result) -> Result {
    return rows.starts.withUnsafeBufferPointer { starts in
      rows.columns.withUnsafeBufferPointer { columns in
        rows.coefficients.withUnsafeBufferPointer { coefficients in
          rows.constants.withUnsafeBufferPointer { constants in
            rows.weights.withUnsafeBufferPointer { weights in
              rows.relations.withUnsafeBufferPointer { relations in
                rows.levels.withUnsafeBufferPointer { places in
                  rows.ranks.withUnsafeBufferPointer { ranks in
                    body(
                      RowView(
                        count: rows.count, variableCount: variableCount,
                        longest: rows.longest, starts: starts.start, columns: columns.start,
                        coefficients: coefficients.start, constants: constants.start,
                        weights: weights.start, relations: relations.start, places: places.start,
                        ranks: ranks.start, levelCount: ranks.count))
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The places of the priorities, from required down.
  var priorityOrder: [Int] {
    rows.priorities.indices.sorted { rows.priorities[$0] > rows.priorities[$1] }
  }
}

extension UnsafeBufferPointer {
  /// The first element; for an empty buffer some address that is never read.
  fileprivate var start: UnsafePointer<Element> {
    baseAddress ?? UnsafePointer(UnsafeMutablePointer<Element>.allocate(capacity: 0))
  }
}
