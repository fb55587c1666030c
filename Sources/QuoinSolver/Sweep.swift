/// Minimises the lexicographic cost of one variable by a sweep over its breakpoints.
///
/// Level by level, from the highest: the cost of a level is convex and piecewise linear, so its
/// optimal values are an interval, found by adding up slopes from the left (a weighted median); the
/// next level is minimised within it.
struct Sweep: ~Copyable {
  /// A breakpoint: what a unit below and above the position costs at a level.
  struct Breakpoint {
    var level: Int32
    var position: Double
    var below: Double
    var above: Double
    /// A number of the caller's.
    var tag: Int32
  }

  /// The breakpoints of the variable in work.
  private(set) var points: GrowingArray<Breakpoint>
  /// The optimal values.
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  /// The tag of a breakpoint at the lower end, else at the upper end; -1 when there is none.
  private(set) var tag: Int32 = -1

  /// Makes an empty sweep.
  init() { points = GrowingArray(capacity: 32) }

  /// Forgets the breakpoints.
  mutating func removeAll() { points.removeAll() }

  /// Adds a breakpoint.
  mutating func add(
    level: Int32, position: Double, below: Double, above: Double, tag: Int32 = -1
  ) {
    points.append(
      Breakpoint(level: level, position: position, below: below, above: above, tag: tag))
  }

  /// Whether more than one value is optimal.
  var isAmbiguous: Bool {
    let size = max(abs(low), abs(high))
    return size.isInfinite || high - low > Tolerance.residual(size)
  }

  /// An optimal value: the only one, or of several the one nearest to 0.
  var value: Double { low > 0 ? low : high < 0 ? high : isAmbiguous ? 0 : low }

  /// Finds the optimal values.
  mutating func run() {
    low = -.infinity
    high = .infinity
    tag = -1
    sort()
    var (lowTag, highTag): (Int32, Int32) = (-1, -1)
    var first = 0
    while first < points.count && low < high {
      var last = first
      var slope = 0.0
      var size = 0.0
      while last < points.count && points[last].level == points[first].level {
        slope += points[last].below
        size += points[last].above - points[last].below
        last += 1
      }
      let limit = Tolerance.slope * size
      var (left, right) = (-Double.infinity, Double.infinity)
      var (leftTag, rightTag): (Int32, Int32) = (-1, -1)
      var hasLeft = slope >= -limit
      var index = first
      while index < last && slope <= limit {
        let point = points[index]
        slope += point.above - point.below
        if !hasLeft && slope >= -limit {
          hasLeft = true
          (left, leftTag) = (point.position, point.tag)
        }
        if slope > limit { (right, rightTag) = (point.position, point.tag) }
        index += 1
      }
      if left > high || right < low {
        // The level would rather leave the interval: its nearer end is best.
        if left > high { (low, lowTag) = (high, highTag) } else { (high, highTag) = (low, lowTag) }
      } else {
        if left > low { (low, lowTag) = (left, leftTag) }
        if right < high { (high, highTag) = (right, rightTag) }
      }
      first = last
    }
    tag = lowTag >= 0 ? lowTag : highTag
  }

  /// How far the breakpoints of the required level are from holding at the value, at most, in
  /// units of their costs.
  var requiredError: Double {
    var error = 0.0
    let value = value
    for index in 0..<points.count where points[index].level == 0 {
      let excess = value - points[index].position
      let cost = excess > 0 ? points[index].above : points[index].below
      if cost != 0 { error = max(error, abs(excess)) }
    }
    return error
  }

  /// By level, then by position; insertion sort while there are few.
  private mutating func sort() {
    var points = points.elements
    func isBefore(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
      first.level != second.level
        ? first.level < second.level : first.position < second.position
    }
    if points.count > 24 {
      points.sort(by: isBefore)
      return
    }
    for index in points.indices.dropFirst() {
      let point = points[index]
      var place = index
      while place > 0 && isBefore(point, points[place - 1]) {
        points[place] = points[place - 1]
        place -= 1
      }
      points[place] = point
    }
  }
}
