/// What is left of a system when its equalities are substituted away: rows over classes.
///
/// Rows of one class are kept as bounds, chained by class; rows of several in compressed form.
struct Reduction: ~Copyable {
  /// The classes and how they came about.
  let elimination: Elimination
  /// The bounds: `root (relation) position`.
  private(set) var bounds: Bounds
  /// The rows of two or more classes.
  private(set) var links: Links
  /// How many rows of `links` each root is in.
  let linkCounts: FixedArray<Int32>
  /// The exclusive or of the numbers of the rows each root is in: with one row left, that row.
  let linkSums: FixedArray<Int32>
  /// A required row that is false whatever the variables are.
  private(set) var contradiction: Int?
  /// Whether a required row without variables is false; the others may hold all the same.
  private(set) var hasFalseRow: Bool
  /// How many levels there are.
  let levelCount: Int

  /// A priority that stands for a level in a part: the same order, other numbers.
  func priority(_ level: Int32) -> Priority { Priority(1000 - Double(level)) }

  /// Rows of one class each.
  struct Bounds: ~Copyable {
    /// How many there are.
    fileprivate(set) var count = 0
    /// The first bound of each root; -1 for none.
    let first: FixedArray<Int32>
    /// The next bound of the same root.
    let next: FixedArray<Int32>
    /// The root that the bound is of.
    let roots: FixedArray<Int32>
    /// Where the bound is.
    let positions: FixedArray<Double>
    /// What a unit below and above it costs.
    let below: FixedArray<Double>
    let above: FixedArray<Double>
    /// The level.
    let levels: FixedArray<Int32>
    /// The row it came from.
    let origins: FixedArray<Int32>

    fileprivate init(_ rows: RowView) {
      first = FixedArray(repeating: -1, count: rows.variableCount)
      next = FixedArray(uninitialized: rows.count)
      roots = FixedArray(uninitialized: rows.count)
      positions = FixedArray(uninitialized: rows.count)
      below = FixedArray(uninitialized: rows.count)
      above = FixedArray(uninitialized: rows.count)
      levels = FixedArray(uninitialized: rows.count)
      origins = FixedArray(uninitialized: rows.count)
    }
  }

  /// Rows of several classes, in compressed sparse rows; scaled like those they came from.
  struct Links: ~Copyable {
    /// How many there are.
    fileprivate(set) var count = 0
    /// Where each row's entries start; one more at the end.
    let starts: FixedArray<Int32>
    /// The root of each entry.
    let columns: FixedArray<Int32>
    /// The coefficient of each entry.
    let coefficients: FixedArray<Double>
    /// The right sides.
    let constants: FixedArray<Double>
    /// What a unit below and above the right side costs.
    let below: FixedArray<Double>
    let above: FixedArray<Double>
    /// The level of each row.
    let levels: FixedArray<Int32>
    /// The row it came from.
    let origins: FixedArray<Int32>
    /// Whether it is a required equality that may be taken to hold.
    let isSure: FixedArray<Bool>

    fileprivate init(_ rows: RowView) {
      isSure = FixedArray(uninitialized: rows.count)
      starts = FixedArray(uninitialized: rows.count + 1)
      columns = FixedArray(uninitialized: rows.entryCount)
      coefficients = FixedArray(uninitialized: rows.entryCount)
      constants = FixedArray(uninitialized: rows.count)
      below = FixedArray(uninitialized: rows.count)
      above = FixedArray(uninitialized: rows.count)
      levels = FixedArray(uninitialized: rows.count)
      origins = FixedArray(uninitialized: rows.count)
      starts[0] = 0
    }

    /// The entries of a row.
    func entries(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }
    /// Whether a row is an equality.
    func isEquality(_ row: Int) -> Bool { below[row] < 0 && above[row] > 0 }
  }

  /// Reduces the rows of a system; those for which `isKept` is true are not substituted, nor taken
  /// to hold.
  init(_ rows: RowView, keeping isKept: borrowing FixedArray<Bool>) {
    elimination = Elimination(rows, keeping: isKept)
    contradiction = elimination.contradiction
    hasFalseRow = elimination.hasFalseRow
    levelCount = rows.levelCount
    linkCounts = FixedArray(repeating: 0, count: rows.variableCount)
    linkSums = FixedArray(repeating: 0, count: rows.variableCount)
    bounds = Bounds(rows)
    links = Links(rows)
    substitute(rows, keeping: isKept)
  }

  /// Brings the rows that are not done with into terms of the classes.
  private mutating func substitute(
    _ rows: RowView, keeping isKept: borrowing FixedArray<Bool>
  ) {
    var substitution = Substitution(longest: rows.longest, variableCount: rows.variableCount)
    for row in 0..<rows.count where rows.places[row] >= 0 && !elimination.isDone[row] {
      substitution.substitute(rows, row, elimination.classes)
      let relation = rows.relations[row]
      let weight = rows.weights[row]
      let price = Price(
        below: relation == .lessOrEqual ? 0 : -weight,
        above: relation == .greaterOrEqual ? 0 : weight, level: rows.level(row),
        origin: Int32(truncatingIfNeeded: row))
      switch substitution.count {
      case 0:
        if price.level == 0 && !substitution.holds(relation) {
          if rows.entries(row).isEmpty {
            hasFalseRow = true
          } else if contradiction == nil {
            contradiction = row
          }
        }
      case 1: addBound(substitution, price)
      default:
        let isSure = price.level == 0 && relation == .equal && !(isKept.count > 0 && isKept[row])
        addLink(substitution, price, isSure)
      }
    }
  }

  /// What a row costs, and which it is.
  private struct Price {
    var below: Double
    var above: Double
    var level: Int32
    var origin: Int32
  }

  private mutating func addBound(_ row: borrowing Substitution, _ price: Price) {
    let root = row.columns[0]
    let coefficient = row.coefficients[0]
    let bound = bounds.count
    bounds.positions[bound] = row.constant / coefficient
    bounds.below[bound] = (coefficient > 0 ? price.below : price.above) * coefficient
    bounds.above[bound] = (coefficient > 0 ? price.above : price.below) * coefficient
    bounds.levels[bound] = price.level
    bounds.origins[bound] = price.origin
    bounds.roots[bound] = root
    bounds.next[bound] = bounds.first[root]
    bounds.first[root] = Int32(truncatingIfNeeded: bound)
    bounds.count += 1
  }

  private mutating func addLink(
    _ row: borrowing Substitution, _ price: Price, _ isSure: Bool
  ) {
    let link = links.count
    links.isSure[link] = isSure
    var end = Int(links.starts[link])
    for place in 0..<row.count {
      let root = row.columns[place]
      links.columns[end] = root
      links.coefficients[end] = row.coefficients[place]
      linkCounts[root] += 1
      linkSums[root] ^= Int32(truncatingIfNeeded: link)
      end += 1
    }
    links.starts[link + 1] = Int32(truncatingIfNeeded: end)
    links.constants[link] = row.constant
    links.below[link] = price.below
    links.above[link] = price.above
    links.levels[link] = price.level
    links.origins[link] = price.origin
    links.count += 1
  }
}
