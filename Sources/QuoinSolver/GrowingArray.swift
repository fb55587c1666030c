/// A list of plain values that grows; clearing it keeps its memory, and an empty one needs none.
struct GrowingArray<Element: BitwiseCopyable>: ~Copyable {
  /// The memory for elements; none until there is one.
  private var room = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  /// How many there are.
  private(set) var count = 0

  /// An empty list with room for some elements.
  init(capacity: Int = 0) {
    if capacity > 0 { reserve(capacity) }
  }

  deinit { room.deallocate() }

  /// The element at an index.
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return room[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      room[index] = newValue
    }
  }

  /// The element at an index.
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  /// A list of the same elements.
  func copy() -> GrowingArray {
    var other = GrowingArray(capacity: count)
    if count > 0 { _ = other.room.update(fromContentsOf: elements) }
    other.count = count
    return other
  }

  /// The elements, valid until the list grows.
  var elements: UnsafeMutableBufferPointer<Element> {
    .init(rebasing: room[..<count])
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count == room.count { reserve(max(16, 2 * count)) }
    room[count] = element
    count += 1
  }

  /// Removes the last element and returns it; nil when there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return room[count]
  }

  /// Makes the count what is said; new elements are equal to the one given.
  mutating func resize(_ newCount: Int, filling element: Element) {
    if newCount > room.count { reserve(max(newCount, 2 * room.count)) }
    if newCount > count { room[count..<newCount].update(repeating: element) }
    count = newCount
  }

  /// Removes all elements.
  mutating func removeAll() { count = 0 }

  private mutating func reserve(_ wanted: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: wanted)
    if count > 0 { _ = larger.update(fromContentsOf: elements) }
    room.deallocate()
    room = larger
  }
}
