/// The kinks along an edge, the nearest first.
struct KinkQueue: ~Copyable {
  /// A place along an edge where the slope of the cost changes.
  struct Kink {
    var length: Double
    var item: Int32
    var rise: Double
    var size: Double
  }

  private var heap = GrowingArray<Kink>()

  /// Makes an empty queue.
  init() {}

  /// Forgets all.
  mutating func removeAll() { heap.removeAll() }

  /// Adds a kink without order; `order` makes a queue of them.
  mutating func append(_ kink: Kink) { heap.append(kink) }

  /// Puts the kinks into the order of a heap (Floyd, CACM 7, 1964).
  mutating func order() {
    for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(place) }
  }

  /// The nearest kink; nil when there is none.
  var first: Kink? { heap.elements.first }

  /// Takes out the nearest kink.
  mutating func popFirst() -> Kink? {
    guard let last = heap.popLast() else { return nil }
    guard let top = heap.elements.first else { return last }
    heap[0] = last
    sink(0)
    return top
  }

  private func sink(_ start: Int) {
    let elements = heap.elements
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count, isBefore(elements[child + 1], elements[child]) { child += 1 }
      guard isBefore(elements[child], elements[place]) else { return }
      elements.swapAt(place, child)
      place = child
    }
  }

  /// At the same place the largest entry first: it gives the stablest pivot.
  private func isBefore(_ first: Kink, _ second: Kink) -> Bool {
    first.length != second.length
      ? first.length < second.length
      : first.size != second.size ? first.size > second.size : first.item < second.item
  }
}
