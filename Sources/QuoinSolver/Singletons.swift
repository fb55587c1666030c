/// Free column singletons: a class without bounds in one equality only takes that row with it.
///
/// Andersen and Andersen, "Presolving in linear programming", Math. Programming 71, 1995, section 3.
/// Its value follows from the row once the others are known. Tall lists and the heights of their
/// containers go this way without fill.
struct Singletons: ~Copyable {
  /// Whether each link is taken out.
  let isRemoved: FixedArray<Bool>
  /// The links taken out, in order, and the class each decides.
  private(set) var steps: GrowingArray<Step>

  /// A link and the class that it decides.
  struct Step {
    var link: Int32
    var root: Int32
  }

  /// A coefficient smaller than this would magnify rounding.
  private static let leastCoefficient = 1e-3

  /// Takes out what can be; keeps `Use.linkCount` and `Use.linkSum` true for the links that
  /// stay; the count of a class that a link decides becomes -1.
  init(_ reduction: borrowing Reduction) {
    isRemoved = FixedArray(repeating: false, count: reduction.links.count)
    steps = GrowingArray()
    guard reduction.links.count > 0 else { return }
    var waiting = GrowingArray<Int32>()
    for root in 0..<reduction.uses.count where reduction.uses[root].linkCount == 1 {
      waiting.append(Int32(truncatingIfNeeded: root))
      follow(reduction, &waiting)
    }
  }

  /// Takes out the classes that wait and those that become singletons by it.
  private mutating func follow(
    _ reduction: borrowing Reduction, _ waiting: inout GrowingArray<Int32>
  ) {
    while let root = waiting.popLast() {
      let use = reduction.uses[root]
      guard use.linkCount == 1, use.firstBound < 0 else { continue }
      let link = Int(use.linkSum)
      guard reduction.links[link].isEquality else { continue }
      let entries = reduction.links.entries(link)
      guard entries.contains(where: { isFit(reduction, $0, root) }) else { continue }
      isRemoved[link] = true
      steps.append(Step(link: Int32(truncatingIfNeeded: link), root: root))
      for entry in entries {
        let other = reduction.links.columns[entry]
        reduction.uses[other].linkCount -= 1
        reduction.uses[other].linkSum ^= Int32(truncatingIfNeeded: link)
        if reduction.uses[other].linkCount == 1 { waiting.append(other) }
      }
      reduction.uses[root].linkCount = -1
    }
  }

  private func isFit(_ reduction: borrowing Reduction, _ entry: Int, _ root: Int32) -> Bool {
    reduction.links.columns[entry] == root
      && abs(reduction.links.coefficients[entry]) > Self.leastCoefficient
  }

  /// Gives the classes taken out their values, the last one first.
  func recover(_ reduction: borrowing Reduction, _ values: borrowing FixedArray<Double>) {
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let step = steps[index]
      var rest = reduction.links[Int(step.link)].constant
      var own = 1.0
      for entry in reduction.links.entries(Int(step.link)) {
        let root = reduction.links.columns[entry]
        let coefficient = reduction.links.coefficients[entry]
        if root == step.root { own = coefficient } else { rest -= coefficient * values[root] }
      }
      values[step.root] = rest / own
    }
  }
}
