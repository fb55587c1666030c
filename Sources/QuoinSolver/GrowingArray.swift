/// A list of plain values that grows; clearing it keeps its memory, and an empty one needs none.
struct GrowingArray<Element: BitwiseCopyable>: ~Copyable {
  /// nil until there is room.
  private var base: UnsafeMutablePointer<Element>?
  private var capacity = 0
  /// How many there are.
  private(set) var count = 0

  /// An empty list with room for some elements.
  init(capacity: Int = 0) {
    if capacity > 0 { reserve(capacity) }
  }

  deinit { base?.deallocate() }

  /// The element at an index.
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base.unsafelyUnwrapped[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base.unsafelyUnwrapped[index] = newValue
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
    if let base { other.base?.initialize(from: base, count: count) }
    other.count = count
    return other
  }

  /// The elements, valid until the list grows.
  var elements: UnsafeMutableBufferPointer<Element> { .init(start: base, count: count) }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(16, 2 * capacity)) }
    base.unsafelyUnwrapped[count] = element
    count += 1
  }

  /// Removes the last element and returns it; nil when there is none.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Makes the count what is said; new elements are equal to the one given.
  mutating func resize(_ newCount: Int, filling element: Element) {
    if newCount > capacity { reserve(max(newCount, 2 * capacity)) }
    if newCount > count, let base {
      (base + count).initialize(repeating: element, count: newCount - count)
    }
    count = newCount
  }

  /// Removes all elements.
  mutating func removeAll() { count = 0 }

  private mutating func reserve(_ wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    if let base { larger.update(from: base, count: count) }
    base?.deallocate()
    base = larger
    capacity = wanted
  }
}
