/// A queue of numbers that gives the least first.
struct IndexHeap: ~Copyable {
  private var heap = GrowingArray<Int32>()

  /// Whether there are none.
  var isEmpty: Bool { heap.count == 0 }
  /// How many there are.
  var count: Int { heap.count }

  /// Makes an empty queue.
  init() {}

  /// Forgets all.
  mutating func removeAll() { heap.removeAll() }

  /// Adds a number.
  mutating func insert(_ number: Int32) {
    heap.append(number)
    let elements = heap.elements
    var place = elements.count - 1
    while place > 0, elements[(place - 1) / 2] > elements[place] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes out the least number; nil when there is none.
  mutating func popLeast() -> Int32? {
    guard let last = heap.popLast() else { return nil }
    let elements = heap.elements
    guard let top = elements.first else { return last }
    elements[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < elements.count else { return top }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[place] else { return top }
      elements.swapAt(place, child)
      place = child
    }
  }
}
