/// The costs of items by level, to be put on level after level.
struct LevelPrices: ~Copyable {
  /// What an item costs at a level.
  struct Price {
    var level: Int32
    var item: Int32
    var below: Double
    var above: Double
  }

  private var prices = GrowingArray<Price>()

  /// Makes an empty list.
  init() {}

  /// The prices, by level once sorted.
  var elements: UnsafeMutableBufferPointer<Price> { prices.elements }

  /// Forgets the prices.
  mutating func removeAll() { prices.removeAll() }

  /// Adds a price.
  mutating func add(level: Int32, item: Int, below: Double, above: Double) {
    prices.append(
      Price(
        level: level, item: Int32(truncatingIfNeeded: item), below: below, above: above))
  }

  /// Puts them in the order of levels; insertion sort while there are few.
  func sort() {
    var prices = prices.elements
    if prices.count > 40 {
      prices.sort { ($0.level, $0.item) < ($1.level, $1.item) }
      return
    }
    for index in prices.indices.dropFirst() {
      let price = prices[index]
      var place = index
      while place > 0 && price.level < prices[place - 1].level {
        prices[place] = prices[place - 1]
        place -= 1
      }
      prices[place] = price
    }
  }
}
