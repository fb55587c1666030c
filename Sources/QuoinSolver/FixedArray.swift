/// A fixed number of plain values in a piece of memory of its own.
///
/// The inner loops of the solver run over these: no copy on write, no uniqueness checks, one
/// allocation each. Indices are checked in debug builds, which the tests run.
struct FixedArray<Element: BitwiseCopyable>: ~Copyable {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// How many there are.
  let count: Int

  /// Room for `count` elements, to be written before they are read.
  init(uninitialized count: Int) {
    self.count = count
    base = .allocate(capacity: max(1, count))
  }

  /// Equal elements.
  init(repeating element: Element, count: Int) {
    self.init(uninitialized: count)
    base.initialize(repeating: element, count: count)
  }

  deinit { base.deallocate() }

  /// An array of the same elements.
  func copy() -> FixedArray {
    let other = FixedArray(uninitialized: count)
    other.base.initialize(from: base, count: count)
    return other
  }

  /// The element at an index.
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// The element at an index.
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }
}
