/// What is left of a system when its equalities are substituted away: rows over classes.
///
/// Rows of one class are kept as bounds, chained by class; rows of several in compressed form.
struct Reduction: ~Copyable {
  /// The classes and how they came about.
  let elimination: Elimination
  /// What each class is in.
  let uses: FixedArray<Use>
  /// The bounds: `class (relation) position`.
  private(set) var bounds: Bounds
  /// The rows of two or more classes.
  private(set) var links: Links
  /// A required row that is false whatever the variables are.
  private(set) var contradiction: Int?
  /// Whether a required row without variables is false; the others may hold all the same.
  private(set) var hasFalseRow: Bool
  /// How many levels there are.
  let levelCount: Int

  /// A priority that stands for a level in a part: the same order, other numbers.
  func priority(_ level: Int32) -> Priority { Priority(1000 - Double(level)) }

  /// What a class is in.
  struct Use {
    /// The first bound; -1 for none.
    var firstBound: Int32 = -1
    /// How many rows of `links`.
    var linkCount: Int32 = 0
    /// The exclusive or of the numbers of those rows: with one row left, that row.
    var linkSum: Int32 = 0
  }

  /// A row of one class.
  struct Bound {
    /// Where it is.
    var position: Double
    /// What a unit below and above it costs.
    var below: Double
    var above: Double
    var level: Int32
    /// The row it came from.
    var origin: Int32
    /// The class that the bound is of.
    var root: Int32
    /// The next bound of the same class; -1 for none.
    var next: Int32
  }

  /// Rows of one class each.
  struct Bounds: ~Copyable {
    private let all: FixedArray<Bound>
    /// How many there are.
    private(set) var count = 0

    fileprivate init(capacity: Int) { all = FixedArray(uninitialized: capacity) }

    /// The bound of a number.
    subscript(number: Int) -> Bound { all[number] }
    /// The bound of a number.
    subscript(number: Int32) -> Bound { all[number] }

    fileprivate mutating func append(_ bound: Bound) {
      all[count] = bound
      count += 1
    }
  }

  /// A row of several classes, scaled like the one it came from.
  struct Link {
    /// The right side.
    var constant: Double
    /// What a unit below and above the right side costs.
    var below: Double
    var above: Double
    var level: Int32
    /// The row it came from.
    var origin: Int32
    /// Where its entries start.
    fileprivate var start: Int32
    /// Whether it is a required equality that may be taken to hold.
    var isSure: Bool

    /// Whether it is an equality.
    var isEquality: Bool { below < 0 && above > 0 }
  }

  /// Rows of several classes, in compressed sparse rows.
  struct Links: ~Copyable {
    /// The link of each number, and one more, whose entries start at the end.
    private let all: FixedArray<Link>
    /// How many there are.
    private(set) var count = 0
    /// The class of each entry.
    let columns: FixedArray<Int32>
    /// The coefficient of each entry.
    let coefficients: FixedArray<Double>

    fileprivate init(capacity: Int, entryCapacity: Int) {
      all = FixedArray(uninitialized: capacity + 1)
      columns = FixedArray(uninitialized: entryCapacity)
      coefficients = FixedArray(uninitialized: entryCapacity)
      all[0] = .end(0)
    }

    /// The link of a number.
    subscript(number: Int) -> Link { all[number] }
    /// The link of a number.
    subscript(number: Int32) -> Link { all[number] }

    /// The entries of a link.
    func entries(_ number: Int) -> Range<Int> {
      Int(all[number].start)..<Int(all[number + 1].start)
    }
    /// The entries of all links.
    var entryCount: Int { Int(all[count].start) }

    fileprivate mutating func append(_ link: Link, _ row: borrowing Substitution) {
      let start = entryCount
      for place in 0..<row.count {
        columns[start + place] = row.columns[place]
        coefficients[start + place] = row.coefficients[place]
      }
      all[count] = link
      all[count].start = Int32(truncatingIfNeeded: start)
      count += 1
      all[count] = .end(Int32(truncatingIfNeeded: start + row.count))
    }
  }

  /// Reduces the rows of a system; those for which `isKept` is true are not substituted, nor taken
  /// to hold.
  init(_ rows: RowView, keeping isKept: borrowing FixedArray<Bool>) {
    var substitution = Substitution(longest: rows.longest, variableCount: rows.variableCount)
    elimination = Elimination(rows, keeping: isKept, &substitution)
    contradiction = elimination.contradiction
    hasFalseRow = elimination.hasFalseRow
    levelCount = rows.levelCount
    uses = FixedArray(repeating: Use(), count: elimination.classes.count)
    bounds = Bounds(capacity: rows.count)
    links = Links(capacity: rows.count, entryCapacity: rows.entryCount)
    substitute(rows, keeping: isKept, &substitution)
  }

  /// Reduces the rows without substituting any: the classes are the variables.
  init(unreduced rows: RowView) {
    self.init(rows, keeping: FixedArray(repeating: true, count: rows.count))
  }

  /// Brings the rows that are not done with into terms of the classes.
  private mutating func substitute(
    _ rows: RowView, keeping isKept: borrowing FixedArray<Bool>,
    _ substitution: inout Substitution
  ) {
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
    let (root, coefficient) = (row.columns[0], row.coefficients[0])
    let isRising = coefficient > 0
    bounds.append(
      Bound(
        position: row.constant / coefficient,
        below: (isRising ? price.below : price.above) * coefficient,
        above: (isRising ? price.above : price.below) * coefficient,
        level: price.level, origin: price.origin, root: root, next: uses[root].firstBound))
    uses[root].firstBound = Int32(truncatingIfNeeded: bounds.count - 1)
  }

  private mutating func addLink(
    _ row: borrowing Substitution, _ price: Price, _ isSure: Bool
  ) {
    let number = Int32(truncatingIfNeeded: links.count)
    for place in 0..<row.count {
      let root = row.columns[place]
      uses[root].linkCount += 1
      uses[root].linkSum ^= number
    }
    links.append(
      Link(
        constant: row.constant, below: price.below, above: price.above, level: price.level,
        origin: price.origin, start: 0, isSure: isSure),
      row)
  }
}

extension Reduction {
  /// By how much a link misses its right side at values of the classes, and the size of the numbers
  /// that were added up.
  func residual(
    ofLink link: Int, _ values: borrowing FixedArray<Double>
  ) -> (residual: Double, magnitude: Double) {
    var residual = -links[link].constant
    var magnitude = abs(residual)
    for entry in links.entries(link) {
      let share = links.coefficients[entry] * values[links.columns[entry]]
      residual += share
      magnitude += abs(share)
    }
    return (residual, magnitude)
  }
}

extension Reduction.Link {
  /// What stands after the last link.
  fileprivate static func end(_ start: Int32) -> Self {
    Self(constant: 0, below: 0, above: 0, level: 0, origin: 0, start: start, isSure: false)
  }
}
