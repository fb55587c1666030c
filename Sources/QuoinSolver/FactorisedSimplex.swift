/// The simplex method on a factorised basis, for parts with many rows or columns.
///
/// Like `Tableau` it moves from vertex to vertex of a convex piecewise-linear cost, but keeps only
/// the values of the variables, the residuals of the rows and the reduced costs; what else it needs
/// of an edge it solves for with `Factorisation`, which takes up the pivots since in product form.
/// Edges are compared by devex pricing (Harris, "Pivot selection methods of the Devex LP code",
/// Math. Programming 5, 1973).
///
/// Items are the links, then the variables themselves (residual: the value), then rows of one
/// variable. Invariants (`check`): `places` and `actives` agree; active items are at residual 0;
/// below <= above for every item.
struct FactorisedSimplex: ~Copyable {
  /// How many variables there are.
  let variableCount: Int
  /// How many of the items are links.
  let linkCount: Int
  /// The values of the variables at the vertex.
  let values: FixedArray<Double>

  // The links by rows and by columns.
  let linkStarts: GrowingArray<Int32>
  let linkColumns: GrowingArray<Int32>
  let linkCoefficients: GrowingArray<Double>
  let linkConstants: GrowingArray<Double>
  /// The size of the numbers that each link's constant came from.
  let linkMagnitudes: GrowingArray<Double>
  let columnStarts: FixedArray<Int32>
  let columnLinks: FixedArray<Int32>
  let columnCoefficients: FixedArray<Double>

  // The rows of one variable: where they are at 0, and chained by variable.
  var boundVariables = GrowingArray<Int32>()
  var boundTargets = GrowingArray<Double>()
  var boundNext = GrowingArray<Int32>()
  let boundFirst: FixedArray<Int32>

  // By item.
  var residuals = GrowingArray<Double>()
  var limits = GrowingArray<Double>()
  var below = GrowingArray<Double>()
  var above = GrowingArray<Double>()
  var isAbove = GrowingArray<Bool>()
  /// Where an item is active; -1 where it is basic.
  var places = GrowingArray<Int32>()

  // By active item.
  let actives: FixedArray<Int32>
  let reduced: FixedArray<Double>
  /// The devex weight of each place: about the square of how far the basic items move per unit.
  let weights: FixedArray<Double>

  /// The items that cost something now.
  var priced = GrowingArray<Int32>()
  var isPriced = GrowingArray<Bool>()
  /// The items that are kept where they were at some vertex.
  var isHeld = GrowingArray<Bool>()
  /// The largest cost now, to which slopes are compared.
  var largestCost = 0.0

  // The basis.
  /// Whether rounding made the basis singular beyond repair; nothing is minimised then.
  var isSingular = false
  /// Whether a minimum was not reached: a singular basis, or more steps than there should be.
  var hasGivenUp = false
  var factors: Factorisation
  var basisStarts = GrowingArray<Int32>()
  var basisColumns = GrowingArray<Int32>()
  var basisValues = GrowingArray<Double>()
  /// What the solves since the last factors went over, in entries of updates.
  var updateWork = 0

  // Work.
  var pivots: SparseVector
  var direction: SparseVector
  var row: SparseVector
  var change: SparseVector
  var rates: SparseVector
  var kinks = KinkQueue()
  var passed = GrowingArray<Int32>()
  /// The places whose reduced costs allow a step down, in no order, and where each is listed.
  var candidates = GrowingArray<Int32>()
  let candidatePlaces: FixedArray<Int32>
  var window = 0
  /// How many steps were taken, for tests and dumps.
  var stepCount = 0

  /// Starts at the vertex of a crash basis of a reduction without substituted rows.
  init(
    _ reduction: borrowing Reduction, _ crash: borrowing Crash,
    _ start: borrowing FixedArray<Double>
  ) {
    var links = Links()
    for link in 0..<reduction.links.count {
      for entry in reduction.links.entries(link) {
        links.add(reduction.links.columns[entry], reduction.links.coefficients[entry])
      }
      links.endRow(reduction.links[link].constant, magnitude: 0)
    }
    self.init(links, variableCount: crash.count)
    for variable in 0..<variableCount { values[variable] = start[variable] }
    activate(crash)
    refactor()
  }

  /// Starts where all variables are 0 and active themselves.
  init(atOriginOf links: consuming Links, variableCount count: Int) {
    self.init(links, variableCount: count)
    for variable in 0..<count {
      values[variable] = 0
      let item = item(ofVariable: variable)
      places[item] = Int32(truncatingIfNeeded: variable)
      actives[variable] = Int32(truncatingIfNeeded: item)
    }
    refactor()
  }

  /// Takes links over and makes room; nothing is active yet.
  private init(_ links: consuming Links, variableCount count: Int) {
    variableCount = count
    linkCount = links.count
    columnStarts = FixedArray(repeating: 0, count: count + 1)
    columnLinks = FixedArray(uninitialized: links.columns.count)
    columnCoefficients = FixedArray(uninitialized: links.columns.count)
    links.transpose(columnStarts, columnLinks, columnCoefficients)
    let total = links.count + count
    linkStarts = links.starts
    linkColumns = links.columns
    linkCoefficients = links.coefficients
    linkConstants = links.constants
    linkMagnitudes = links.magnitudes
    values = FixedArray(uninitialized: count)
    boundFirst = FixedArray(repeating: -1, count: count)
    actives = FixedArray(uninitialized: count)
    reduced = FixedArray(repeating: 0, count: count)
    weights = FixedArray(repeating: 1, count: count)
    factors = Factorisation(count: count)
    pivots = SparseVector(count: count)
    direction = SparseVector(count: count)
    row = SparseVector(count: count)
    change = SparseVector(count: count)
    rates = SparseVector(count: linkCount)
    candidatePlaces = FixedArray(repeating: -1, count: count)
    residuals.resize(total, filling: 0)
    limits.resize(total, filling: Tolerance.residual(0))
    below.resize(total, filling: 0)
    above.resize(total, filling: 0)
    isAbove.resize(total, filling: false)
    places.resize(total, filling: -1)
    isPriced.resize(total, filling: false)
    isHeld.resize(total, filling: false)
  }

  /// A simplex at the same vertex with the same bounds, which goes its own way.
  func copy() -> FactorisedSimplex { FactorisedSimplex(copying: self) }

  private init(copying other: borrowing FactorisedSimplex) {
    variableCount = other.variableCount
    linkCount = other.linkCount
    values = other.values.copy()
    linkStarts = other.linkStarts.copy()
    linkColumns = other.linkColumns.copy()
    linkCoefficients = other.linkCoefficients.copy()
    linkConstants = other.linkConstants.copy()
    linkMagnitudes = other.linkMagnitudes.copy()
    columnStarts = other.columnStarts.copy()
    columnLinks = other.columnLinks.copy()
    columnCoefficients = other.columnCoefficients.copy()
    boundVariables = other.boundVariables.copy()
    boundTargets = other.boundTargets.copy()
    boundNext = other.boundNext.copy()
    boundFirst = other.boundFirst.copy()
    residuals = other.residuals.copy()
    limits = other.limits.copy()
    below = other.below.copy()
    above = other.above.copy()
    isAbove = other.isAbove.copy()
    places = other.places.copy()
    actives = other.actives.copy()
    reduced = other.reduced.copy()
    weights = FixedArray(repeating: 1, count: variableCount)
    isPriced = other.isPriced.copy()
    isHeld = other.isHeld.copy()
    factors = Factorisation(count: variableCount)
    pivots = SparseVector(count: variableCount)
    direction = SparseVector(count: variableCount)
    row = SparseVector(count: variableCount)
    change = SparseVector(count: variableCount)
    rates = SparseVector(count: linkCount)
    candidatePlaces = FixedArray(repeating: -1, count: variableCount)
    refactor()
  }

  /// Makes the crash basis active; bounds become items, equal ones of a variable the same.
  private mutating func activate(_ crash: borrowing Crash) {
    for position in 0..<crash.count {
      let variable = Int(crash.variables[position])
      var item = linkCount + variable
      if crash.actives[position] >= 0 {
        item = Int(crash.actives[position])
      } else if crash.actives[position] == Crash.Active.bounds {
        item = addRow(near: values[variable], of: variable)
      }
      places[item] = Int32(truncatingIfNeeded: position)
      actives[position] = Int32(truncatingIfNeeded: item)
    }
  }

  /// The item of a variable.
  func item(ofVariable variable: Int) -> Int { linkCount + variable }
  /// How many items there are.
  var itemCount: Int { places.count }

  /// The item that is the variable's value less the target; an old one where there is one.
  ///
  /// `magnitude` is the size of the numbers that the target came from.
  mutating func addRow(near target: Double, of variable: Int, magnitude: Double = 0) -> Int {
    var bound = boundFirst[variable]
    while bound >= 0 {
      if boundTargets[Int(bound)] == target { return linkCount + variableCount + Int(bound) }
      bound = boundNext[Int(bound)]
    }
    boundVariables.append(Int32(truncatingIfNeeded: variable))
    boundTargets.append(target)
    boundNext.append(boundFirst[variable])
    boundFirst[variable] = Int32(truncatingIfNeeded: boundVariables.count - 1)
    residuals.append(values[variable] - target)
    limits.append(Tolerance.residual(max(magnitude, abs(target))))
    below.append(0)
    above.append(0)
    isAbove.append(values[variable] > target)
    places.append(-1)
    isPriced.append(false)
    isHeld.append(false)
    return places.count - 1
  }

  /// Whether an item is active: one of the independent rows that fix the vertex.
  func isActive(_ item: Int) -> Bool { places[item] >= 0 }

  /// The residual of an item at the vertex.
  func residual(_ item: Int) -> Double {
    if places[item] >= 0 { return 0 }
    let variable = item - linkCount
    return variable >= 0 && variable < variableCount ? values[variable] : residuals[item]
  }

  /// How small a residual of an item counts as 0.
  func limit(_ item: Int) -> Double { limits[item] }

  /// Adds to the costs of an item for the level in work.
  mutating func price(_ item: Int, below low: Double, above high: Double) {
    if low == 0 && high == 0 { return }
    if !isPriced[item] { priced.append(Int32(truncatingIfNeeded: item)) }
    isPriced[item] = true
    below[item] += low
    above[item] += high
    largestCost = max(largestCost, abs(low), abs(high))
  }
}
