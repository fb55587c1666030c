/// Classes of variables that are affine functions of one another: `x = scale * root + offset`.
///
/// Weighted union-find in the quick-find form (Galler and Fischer, "An improved equivalence
/// algorithm", CACM 7, 1964, with union by size): each variable holds its root, so finding it costs
/// nothing, and a union renames the smaller class, O(n log n) in all.
///
/// Invariants: a root stands at scale 1 and offset 0 of itself; the members of a class with a known
/// value have root -1 and scale 0; each class is one ring of `next`.
struct AffineClasses: ~Copyable {
  /// The root of each variable; -1 where the value is known.
  let roots: FixedArray<Int32>
  /// What the root's value is multiplied with.
  let scales: FixedArray<Double>
  /// What is added.
  let offsets: FixedArray<Double>
  /// The next member of each variable's class.
  let next: FixedArray<Int32>
  private let sizes: FixedArray<Int32>

  /// Makes a class of each of `count` variables.
  init(count: Int) {
    roots = FixedArray(uninitialized: count)
    next = FixedArray(uninitialized: count)
    scales = FixedArray(repeating: 1, count: count)
    offsets = FixedArray(repeating: 0, count: count)
    sizes = FixedArray(repeating: 1, count: count)
    for variable in 0..<count {
      roots[variable] = Int32(truncatingIfNeeded: variable)
      next[variable] = Int32(truncatingIfNeeded: variable)
    }
  }

  /// How many variables there are.
  var count: Int { roots.count }

  /// Whether the first class is smaller than the second.
  func isSmaller(_ first: Int32, _ second: Int32) -> Bool { sizes[first] < sizes[second] }

  /// Gives the root of a class its value; all members are known from then on.
  func fix(_ root: Int32, at value: Double) {
    var member = root
    repeat {
      offsets[member] += scales[member] * value
      scales[member] = 0
      roots[member] = -1
      member = next[member]
    } while member != root
  }

  /// Puts the class of `root` under that of `target`: `root = scale * target + offset`.
  func join(_ root: Int32, to target: Int32, scale: Double, offset: Double) {
    var member = root
    repeat {
      offsets[member] += scales[member] * offset
      scales[member] *= scale
      roots[member] = target
      member = next[member]
    } while member != root
    sizes[target] += sizes[root]
    let other = next[target]
    next[target] = next[root]
    next[root] = other
  }

  /// The value of a variable from that of its root.
  func value(_ variable: Int, _ rootValues: borrowing FixedArray<Double>) -> Double {
    let root = roots[variable]
    return root < 0 ? offsets[variable] : scales[variable] * rootValues[root] + offsets[variable]
  }
}
