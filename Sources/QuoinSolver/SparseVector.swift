/// A vector of which few entries differ from 0: all values, and a list of those that may differ.
struct SparseVector: ~Copyable {
  /// Every value.
  let values: FixedArray<Double>
  /// The indices of the entries that may differ from 0, each once, in no order.
  private(set) var indices: GrowingArray<Int32>
  private let isListed: FixedArray<Bool>

  /// The zero vector.
  init(count: Int) {
    values = FixedArray(repeating: 0, count: count)
    isListed = FixedArray(repeating: false, count: count)
    indices = GrowingArray()
  }

  /// How many entries it has.
  var count: Int { values.count }

  /// Adds to an entry; true when the entry was not listed before.
  @discardableResult
  mutating func add(_ index: Int32, _ value: Double) -> Bool {
    values[index] += value
    guard !isListed[index] else { return false }
    isListed[index] = true
    indices.append(index)
    return true
  }

  /// Makes every entry 0.
  mutating func clear() {
    for index in indices.elements {
      values[index] = 0
      isListed[index] = false
    }
    indices.removeAll()
  }

  /// Moves the entries to other indices, by a map, into a vector that is 0.
  mutating func move(
    into other: inout SparseVector, by map: borrowing FixedArray<Int32>, times factor: Double = 1
  ) {
    for index in indices.elements where abs(values[index]) > Self.rounding {
      other.add(map[index], factor * values[index])
    }
    clear()
  }

  /// What is smaller came from rounding: rows and pivots are scaled near 1.
  static let rounding = 1e-13
}
