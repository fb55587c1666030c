/// Every row of a component in terms of its active rows: `residual = constant + Σ entry * active`.
///
/// The active rows (the non-basic variables of the simplex method) are at residual 0 and fix a
/// vertex. Items are the component's rows, then its variables, then rows added later. A variable
/// that no row decides stays active at the value 0.
///
/// Invariants: each item is in exactly one slot (basic) or one column (active); `places` says which;
/// `constants` are the residuals at the vertex.
struct Tableau {
  /// What an item asks of its residual at the level in work.
  enum State {
    /// Nothing.
    case free
    /// A convex cost with a kink at 0: `below` per unit under it, `above` per unit over it.
    case priced(below: Double, above: Double)
    /// To stay where it is optimal for an earlier level.
    case atMost, atLeast, fixed
  }

  /// How many columns there are.
  let columnCount: Int
  /// The entries, slot after slot.
  var entries: [Double] = []
  /// The residual of each slot's item at the vertex.
  var constants: [Double] = []
  /// How small a residual counts as 0, for each slot.
  var limits: [Double] = []
  /// The item in each slot.
  var slotItems: [Int] = []
  /// The item of each column.
  var columnItems: [Int]
  /// The slot of each item, or `~column`.
  var places: [Int]
  /// The state of each item.
  var states: [State]
  /// On which side of its kink a priced item counts; at residual 0 either may be right.
  var isAbove: [Bool]
  /// How many of the items are rows of the component; the next `columnCount` are its variables.
  let rowCount: Int

  /// How many slots there are.
  var slotCount: Int { slotItems.count }
  /// The item of a variable.
  func item(ofVariable variable: Int) -> Int { rowCount + variable }

  /// The tableau of rows over variables 0..<`variableCount`, with the variables active at 0.
  init(_ table: RowTable, variableCount: Int) {
    columnCount = variableCount
    rowCount = table.count
    columnItems = Array(table.count..<(table.count + variableCount))
    slotItems = Array(0..<table.count)
    places = Array(0..<table.count) + (0..<variableCount).map { ~$0 }
    states = Array(repeating: .free, count: table.count + variableCount)
    isAbove = Array(repeating: false, count: table.count + variableCount)
    entries = Array(repeating: 0, count: table.count * variableCount)
    for row in 0..<table.count {
      constants.append(-table.constants[row])
      limits.append(Tolerance.residual(abs(table.constants[row])))
      for entry in table.entries(row) {
        entries[row * variableCount + table.columns[entry]] = table.coefficients[entry]
      }
    }
  }

  /// The residual of an item at the vertex.
  func residual(_ item: Int) -> Double { places[item] >= 0 ? constants[places[item]] : 0 }

  /// Adds an item that is `sign * (variable's residual - target)` and returns it.
  mutating func addRow(near target: Double, of variable: Int) -> Int {
    let source = places[item(ofVariable: variable)]
    if source >= 0 {
      entries.append(contentsOf: entries[source * columnCount..<(source + 1) * columnCount])
      constants.append(constants[source] - target)
    } else {
      entries.append(contentsOf: repeatElement(0, count: columnCount))
      entries[slotCount * columnCount + ~source] = 1
      constants.append(-target)
    }
    limits.append(Tolerance.residual(abs(target)))
    slotItems.append(states.count)
    places.append(slotCount - 1)
    states.append(.free)
    isAbove.append(constants[slotCount - 1] > 0)
    return states.count - 1
  }

  /// Makes the item of a slot active in a column; the column's item takes the slot.
  ///
  /// The entry must not be 0. O(slots * columns).
  mutating func pivot(_ slot: Int, _ column: Int) {
    let count = columnCount
    let base = slot * count
    let inverse = 1 / entries[base + column]
    let constant = -constants[slot] * inverse
    for index in base..<(base + count) { entries[index] *= -inverse }
    entries[base + column] = inverse
    constants[slot] = constant
    let support = (0..<count).filter { $0 != column && entries[base + $0] != 0 }
    for other in 0..<slotCount where other != slot {
      let factor = entries[other * count + column]
      guard factor != 0 else { continue }
      entries[other * count + column] = factor * inverse
      constants[other] += factor * constant
      limits[other] = max(limits[other], Tolerance.residual(abs(factor * constant)))
      for index in support {
        let place = other * count + index
        let value = entries[place] + factor * entries[base + index]
        entries[place] = abs(value) < Self.rounding ? 0 : value
      }
    }
    limits[slot] = max(limits[slot], Tolerance.residual(abs(constant)))
    swap(slot, column)
  }

  /// Exchanges the items of a slot and a column in the books.
  private mutating func swap(_ slot: Int, _ column: Int) {
    let item = slotItems[slot]
    slotItems[slot] = columnItems[column]
    columnItems[column] = item
    places[slotItems[slot]] = slot
    places[item] = ~column
  }

  /// An entry below this is what rounding left of a 0.
  private static let rounding = 1e-12
}
