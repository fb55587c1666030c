/// A first set of active rows, one a variable, in triangular order.
///
/// Each active row determines one variable from those before it: rows with one undetermined
/// variable are taken, equalities and high priorities first (a triangular crash basis: Bixby,
/// "Implementing the simplex method: the initial basis", ORSA J. Computing 4, 1992). What is active
/// holds exactly, so the start is near the optimum. Positions number the variables in the order in
/// which they were determined.
struct Crash: ~Copyable {
  /// What determines a variable.
  enum Active {
    /// Nothing: it stays at 0 until the simplex method moves it.
    static let none: Int32 = -1
    /// Its bounds: the cheapest value by them alone.
    static let bounds: Int32 = -2
  }

  /// How many variables are determined.
  private(set) var count = 0
  /// The variable of each position.
  let variables: FixedArray<Int32>
  /// The link that is active at each position, or a value of `Active`.
  let actives: FixedArray<Int32>
  /// Where each variable stands; -1 for those that are in no link.
  let positions: FixedArray<Int32>
  /// Whether each link is active.
  let isActive: FixedArray<Bool>
  /// Whether the bounds of each variable allow more than one best value.
  let isLoose: FixedArray<Bool>
  /// Whether required bounds of each variable conflict, it may be by rounding.
  let isBroken: FixedArray<Bool>
  /// The links of each variable: compressed sparse columns.
  let linkStarts: FixedArray<Int32>
  let linkRows: FixedArray<Int32>

  private let undetermined: FixedArray<Int32>
  /// Rows to consider, a stack for each key; links first, then variables with bounds.
  private let stacks: FixedArray<Int32>
  private let below: FixedArray<Int32>
  private var leastKey: Int

  /// Coefficients smaller than this determine nothing.
  private static let leastCoefficient = 1e-3

  /// Determines every variable that is in a link, or every one, and writes its value.
  init(
    _ reduction: borrowing Reduction, _ isRemoved: borrowing FixedArray<Bool>,
    _ sweep: inout Sweep, _ values: borrowing FixedArray<Double>, isWhole: Bool = false
  ) {
    let variableCount = reduction.uses.count
    let linkCount = reduction.links.count
    variables = FixedArray(uninitialized: variableCount)
    actives = FixedArray(uninitialized: variableCount)
    positions = FixedArray(repeating: -1, count: variableCount)
    isActive = FixedArray(repeating: false, count: linkCount)
    isLoose = FixedArray(repeating: false, count: variableCount)
    isBroken = FixedArray(repeating: false, count: variableCount)
    linkStarts = FixedArray(uninitialized: variableCount + 1)
    var total: Int32 = 0
    for variable in 0..<variableCount {
      linkStarts[variable] = total
      total += max(0, reduction.uses[variable].linkCount)
    }
    linkStarts[variableCount] = total
    linkRows = FixedArray(uninitialized: Int(total))
    undetermined = FixedArray(repeating: 0, count: linkCount)
    leastKey = 2 * reduction.levelCount + 2
    stacks = FixedArray(repeating: -1, count: leastKey)
    below = FixedArray(uninitialized: linkCount + variableCount)
    indexLinks(reduction, isRemoved)
    push(boundsOf: reduction, &sweep, values, isWhole)
    determineAll(reduction, isRemoved, values)
    for variable in 0..<variableCount where isWhole && positions[variable] < 0 {
      values[variable] = 0
      determine(reduction, variable, by: Active.none)
    }
  }

  /// Determines every variable of a reduction of which nothing was substituted away.
  init(whole reduction: borrowing Reduction, _ values: borrowing FixedArray<Double>) {
    var sweep = Sweep()
    self.init(
      reduction, FixedArray(repeating: false, count: reduction.links.count), &sweep, values,
      isWhole: true)
  }

  private func indexLinks(
    _ reduction: borrowing Reduction, _ isRemoved: borrowing FixedArray<Bool>
  ) {
    let ends = FixedArray<Int32>(uninitialized: linkStarts.count)
    ends.base.update(from: linkStarts.base, count: linkStarts.count)
    for link in 0..<reduction.links.count where !isRemoved[link] {
      let entries = reduction.links.entries(link)
      undetermined[link] = Int32(truncatingIfNeeded: entries.count)
      for entry in entries {
        let column = reduction.links.columns[entry]
        linkRows[ends[column]] = Int32(truncatingIfNeeded: link)
        ends[column] += 1
      }
    }
  }

  // MARK: Keys

  /// Required equalities first; then by level: soft equalities and bounds; then inequalities.
  private func key(_ reduction: borrowing Reduction, _ link: Int) -> Int {
    let level = Int(reduction.links[link].level)
    return reduction.links[link].isEquality ? level : reduction.levelCount + level
  }

  private mutating func push(_ item: Int, _ key: Int) {
    below[item] = stacks[key]
    stacks[key] = Int32(truncatingIfNeeded: item)
    leastKey = min(leastKey, key)
  }

  /// Considers the bounds of the linked variables, the first variable last put, so first taken.
  private mutating func push(
    boundsOf reduction: borrowing Reduction, _ sweep: inout Sweep,
    _ values: borrowing FixedArray<Double>, _ isWhole: Bool
  ) {
    let least: Int32 = isWhole ? 0 : 1
    for variable in stride(from: reduction.uses.count - 1, through: 0, by: -1)
    where reduction.uses[variable].linkCount >= least && reduction.uses[variable].firstBound >= 0 {
      sweep.removeAll()
      sweep.add(boundsOf: variable, reduction)
      sweep.run()
      values[variable] = sweep.value
      isLoose[variable] = sweep.isAmbiguous
      isBroken[variable] = sweep.requiredError > 0
      let isBound = sweep.value == sweep.low || sweep.value == sweep.high
      var strongest = 2 * reduction.levelCount + 1
      for index in 0..<sweep.points.count where sweep.points[index].level > 0 {
        strongest = min(strongest, Int(sweep.points[index].level))
      }
      if isBound { push(reduction.links.count + variable, strongest) }
    }
  }

  // MARK: Determining

  private mutating func determineAll(
    _ reduction: borrowing Reduction, _ isRemoved: borrowing FixedArray<Bool>,
    _ values: borrowing FixedArray<Double>
  ) {
    let linkCount = reduction.links.count
    var next = 0
    while true {
      while leastKey < stacks.count {
        let item = Int(stacks[leastKey])
        guard item >= 0 else {
          leastKey += 1
          continue
        }
        stacks[leastKey] = below[item]
        if item >= linkCount {
          let variable = item - linkCount
          if positions[variable] < 0 { determine(reduction, variable, by: Active.bounds) }
        } else if undetermined[item] == 1 {
          take(reduction, item, values)
        }
      }
      // No row determines anything: let one variable be free and go on.
      while next < linkCount && (isRemoved[next] || undetermined[next] == 0) { next += 1 }
      guard next < linkCount else { return }
      for entry in reduction.links.entries(next) {
        let variable = Int(reduction.links.columns[entry])
        guard positions[variable] < 0 else { continue }
        values[variable] = 0
        determine(reduction, variable, by: Active.none)
        break
      }
    }
  }

  /// Makes a link active that has one undetermined variable.
  private mutating func take(
    _ reduction: borrowing Reduction, _ link: Int, _ values: borrowing FixedArray<Double>
  ) {
    var rest = reduction.links[link].constant
    var own = 0.0
    var variable = -1
    for entry in reduction.links.entries(link) {
      let column = Int(reduction.links.columns[entry])
      let coefficient = reduction.links.coefficients[entry]
      if positions[column] < 0 {
        own = coefficient
        variable = column
      } else {
        rest -= coefficient * values[column]
      }
    }
    guard variable >= 0, abs(own) > Self.leastCoefficient else { return }
    values[variable] = rest / own
    isActive[link] = true
    determine(reduction, variable, by: Int32(truncatingIfNeeded: link))
  }

  private mutating func determine(
    _ reduction: borrowing Reduction, _ variable: Int, by active: Int32
  ) {
    positions[variable] = Int32(truncatingIfNeeded: count)
    variables[count] = Int32(truncatingIfNeeded: variable)
    actives[count] = active
    count += 1
    for place in Int(linkStarts[variable])..<Int(linkStarts[variable + 1]) {
      let link = Int(linkRows[place])
      undetermined[link] -= 1
      if undetermined[link] == 1 { push(link, key(reduction, link)) }
    }
  }
}

extension Sweep {
  /// Adds the bounds of a class as breakpoints.
  mutating func add(boundsOf root: Int, _ reduction: borrowing Reduction) {
    var number = reduction.uses[root].firstBound
    while number >= 0 {
      let bound = reduction.bounds[number]
      add(
        level: bound.level, position: bound.position, below: bound.below, above: bound.above,
        tag: number)
      number = bound.next
    }
  }
}
