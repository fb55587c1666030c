/// Classes of variables that are affine functions of one another: `x = scale * root + offset`.
///
/// Weighted union-find in the quick-find form (Galler and Fischer, "An improved equivalence
/// algorithm", CACM 7, 1964, with union by size): each variable holds its root, so finding it costs
/// nothing, and a union renames the smaller class, O(n log n) in all. No chain of factors is ever
/// multiplied out twice, which keeps the offsets as exact as their sums.
///
/// Invariants: a root stands at scale 1 and offset 0 of itself; a class without a root has a known
/// value, its members' root is `one` and their scale is 0.
struct AffineForest {
  /// The root of each variable.
  private(set) var roots: [Int]
  /// What the root's value is multiplied with.
  private(set) var scales: [Double]
  /// What is added.
  private(set) var offsets: [Double]
  /// The next member of each variable's class, in a ring.
  private(set) var next: [Int]
  private var sizes: [Int]
  /// The root of the variables whose value is known.
  let one: Int

  /// Makes a class of each of `count` variables.
  init(count: Int) {
    one = count
    roots = Array(0..<count)
    next = roots
    scales = Array(repeating: 1, count: count)
    offsets = Array(repeating: 0, count: count)
    sizes = Array(repeating: 1, count: count)
  }

  /// Whether the first class is smaller than the second.
  func isSmaller(_ first: Int, _ second: Int) -> Bool { sizes[first] < sizes[second] }

  /// Gives the root of a class its value; all members are known from then on.
  mutating func fix(_ root: Int, at value: Double) {
    var member = root
    repeat {
      offsets[member] += scales[member] * value
      scales[member] = 0
      roots[member] = one
      member = next[member]
    } while member != root
  }

  /// Puts the class of `root` under that of `target`: `root = scale * target + offset`.
  mutating func join(_ root: Int, to target: Int, scale: Double, offset: Double) {
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

  /// The members of a variable's class, the variable first.
  func forEachMember(of variable: Int, _ body: (Int) -> Void) {
    var member = variable
    repeat {
      body(member)
      member = next[member]
    } while member != variable
  }
}
