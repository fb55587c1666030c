/// A dense simplex tableau: every row in terms of the active ones, `residual = constant + Σ entry *
/// active`.
///
/// The active items (the non-basic variables of the simplex method) are at residual 0 and fix a
/// vertex. An item costs `below` per unit of a negative residual and `above` per unit of a positive
/// one; an infinite cost is a bound that earlier levels put there. For a few dozen rows and columns;
/// `FactorisedSimplex` is for more.
///
/// Invariants (`check`): each item is in exactly one slot (basic) or one column (active) and
/// `places` says which; `constants` are the residuals at the vertex; below <= above.
struct Tableau: ~Copyable {
  /// How many columns there are.
  var columnCount = 0
  /// The entries, slot after slot.
  var entries = GrowingArray<Double>()
  /// The residual of each slot's item at the vertex.
  var constants = GrowingArray<Double>()
  /// How small a residual counts as 0, for each slot.
  var limits = GrowingArray<Double>()
  /// The item in each slot.
  var slotItems = GrowingArray<Int32>()
  /// The item of each column.
  var columnItems = GrowingArray<Int32>()
  /// The slot of each item, or `~column`.
  var places = GrowingArray<Int32>()
  /// What a unit below and above 0 costs.
  var below = GrowingArray<Double>()
  var above = GrowingArray<Double>()
  /// On which side a basic item counts; at residual 0 either may be right.
  var isAbove = GrowingArray<Bool>()
  /// What a unit of each column's item adds to the cost of the slots, and the size of that sum.
  var reduced = GrowingArray<Double>()
  var sizes = GrowingArray<Double>()
  var kinks = GrowingArray<Kink>()
  /// Whether a minimum was not reached, in more steps than there should be.
  var hasGivenUp = false
  var support = GrowingArray<Int32>()

  /// Makes an empty tableau.
  init() {}

  /// How many slots there are.
  var slotCount: Int { slotItems.count }
  /// How many items there are.
  var itemCount: Int { places.count }

  /// Begins anew with columns whose items are 0..<`count`, without rows.
  mutating func begin(columns count: Int) {
    hasGivenUp = false
    entries.removeAll()
    constants.removeAll()
    limits.removeAll()
    slotItems.removeAll()
    columnItems.removeAll()
    places.removeAll()
    columnCount = count
    for column in 0..<count {
      columnItems.append(Int32(truncatingIfNeeded: column))
      places.append(~Int32(truncatingIfNeeded: column))
    }
    below.removeAll()
    above.removeAll()
    isAbove.removeAll()
    below.resize(count, filling: 0)
    above.resize(count, filling: 0)
    isAbove.resize(count, filling: false)
    reduced.resize(count, filling: 0)
    sizes.resize(count, filling: 0)
  }

  /// Adds an item of this residual without entries; `magnitude` is the size of its numbers.
  mutating func addRow(residual: Double, magnitude: Double) -> Int {
    entries.resize(entries.count + columnCount, filling: 0)
    constants.append(residual)
    limits.append(Tolerance.residual(magnitude))
    slotItems.append(Int32(truncatingIfNeeded: places.count))
    places.append(Int32(truncatingIfNeeded: slotItems.count - 1))
    below.append(0)
    above.append(0)
    isAbove.append(residual > 0)
    return places.count - 1
  }

  /// Sets an entry of an item that is in a slot.
  mutating func setEntry(_ item: Int, _ column: Int, _ value: Double) {
    entries[Int(places[item]) * columnCount + column] = value
  }

  /// Adds to the costs of an item for the level in work.
  mutating func price(_ item: Int, below low: Double, above high: Double) {
    below[item] += low
    above[item] += high
  }

  /// The residual of an item at the vertex.
  func residual(_ item: Int) -> Double { places[item] >= 0 ? constants[Int(places[item])] : 0 }

  /// Whether an item that is active may still move one way or the other.
  func canMove(column: Int) -> Bool {
    let item = Int(columnItems[column])
    return above[item] < .infinity || below[item] > -.infinity
  }

  /// Whether no active item may move: the vertex is the only optimal point.
  var isDecided: Bool {
    for column in 0..<columnCount where canMove(column: column) { return false }
    return true
  }
}
