/// Rows in terms of the active rows of a crash basis: `row = value now + Σ coefficient * active`.
///
/// A row is eliminated from its last position down (a sparse triangular solve), so what positions
/// share cancels before it is followed any further: rows of a form stay a few entries long however
/// deep the form is. Active rows that are sure to hold (`Reduction.Links.isSure`) are 0, so they
/// are left out, and with them the positions that only carry one row on to the next.
struct Expressions: ~Copyable {
  /// How many there are.
  private(set) var count = 0
  /// Where the entries of each start; one more at the end.
  private(set) var starts: GrowingArray<Int32>
  /// The position of each entry.
  private(set) var columns: GrowingArray<Int32>
  /// The coefficient of each entry.
  private(set) var coefficients: GrowingArray<Double>
  /// What each expresses: a link, or `links + variable`.
  private(set) var subjects: GrowingArray<Int32>

  private let work: FixedArray<Double>
  private let sizes: FixedArray<Double>
  private let isMarked: FixedArray<Bool>
  /// The positions to eliminate, complemented, so that the last comes first.
  private var waiting = IndexHeap()

  /// Makes room for expressions over so many positions; for `capacity` of them without growing, when
  /// they have two entries each.
  init(positionCount: Int, capacity: Int) {
    starts = GrowingArray(capacity: capacity + 1)
    starts.append(0)
    columns = GrowingArray(capacity: 2 * capacity)
    coefficients = GrowingArray(capacity: 2 * capacity)
    subjects = GrowingArray(capacity: capacity)
    work = FixedArray(repeating: 0, count: positionCount)
    sizes = FixedArray(repeating: 0, count: positionCount)
    isMarked = FixedArray(repeating: false, count: positionCount)
  }

  /// The entries of an expression.
  func entries(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// Expresses a link; false, and nothing is added, when it grows beyond `limit` entries.
  mutating func add(
    link: Int, _ reduction: borrowing Reduction, _ crash: borrowing Crash, limit: Int
  ) -> Bool {
    for entry in reduction.links.entries(link) {
      put(
        crash.positions[reduction.links.columns[entry]], reduction.links.coefficients[entry])
    }
    return eliminate(subject: link, reduction, crash, limit)
  }

  /// Expresses a variable; false, and nothing is added, when it grows beyond `limit` entries.
  mutating func add(
    variable: Int, _ reduction: borrowing Reduction, _ crash: borrowing Crash, limit: Int
  ) -> Bool {
    put(crash.positions[variable], 1)
    return eliminate(subject: reduction.links.count + variable, reduction, crash, limit)
  }

  private mutating func eliminate(
    subject: Int, _ reduction: borrowing Reduction, _ crash: borrowing Crash, _ limit: Int
  ) -> Bool {
    let first = columns.count
    var isShort = true
    while let least = waiting.popLeast() {
      let position = ~least
      let coefficient = work[position]
      let isRounding = abs(coefficient) <= Tolerance.coefficient * sizes[position]
      work[position] = 0
      sizes[position] = 0
      isMarked[position] = false
      guard isShort, !isRounding else { continue }
      let active = crash.actives[position]
      guard active >= 0 else {
        columns.append(position)
        coefficients.append(coefficient)
        isShort = columns.count - first <= limit
        continue
      }
      let variable = crash.variables[position]
      let entries = reduction.links.entries(Int(active))
      var own = 1.0
      for entry in entries where reduction.links.columns[entry] == variable {
        own = reduction.links.coefficients[entry]
      }
      let share = coefficient / own
      if !reduction.links[active].isSure {
        columns.append(position)
        coefficients.append(share)
        isShort = columns.count - first <= limit
      }
      for entry in entries where reduction.links.columns[entry] != variable {
        put(
          crash.positions[reduction.links.columns[entry]],
          -share * reduction.links.coefficients[entry])
      }
    }
    guard isShort else {
      columns.resize(first, filling: 0)
      coefficients.resize(first, filling: 0)
      return false
    }
    subjects.append(Int32(truncatingIfNeeded: subject))
    starts.append(Int32(truncatingIfNeeded: columns.count))
    count += 1
    return true
  }

  /// Adds to the coefficient of a position.
  private mutating func put(_ position: Int32, _ coefficient: Double) {
    work[position] += coefficient
    sizes[position] += abs(coefficient)
    guard !isMarked[position] else { return }
    isMarked[position] = true
    waiting.insert(~position)
  }
}
