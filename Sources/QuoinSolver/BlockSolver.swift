/// Minimises block after block and notes how far each active row ends up from its crash value.
///
/// A block of one column is a sweep, a small one a dense tableau, a large one a factorised basis. In
/// terms of the active rows of the crash basis the first basis is the identity, and positions that
/// only carry one row on to the next do not occur: steps stay short however long a chain is.
struct BlockSolver: ~Copyable {
  /// The residual of the active row of each position at the optimum.
  let residuals: FixedArray<Double>
  /// A variable of each block that has, or may have, more than one optimal value.
  var undecided: GrowingArray<Int32>
  /// A variable of each block whose required rows conflict.
  var infeasible: GrowingArray<Int32>
  /// The multipliers of the required rows of those blocks.
  var multipliers = GrowingArray<Multiplier>()

  var tableau = Tableau()
  var prices = LevelPrices()
  var costs: GrowingArray<Cost>
  /// The number of each position of the block in work among its columns.
  let columnNumbers: FixedArray<Int32>

  /// A row of the block in work, at one level.
  struct Cost {
    /// The expression of the row; `~column` for one of that column alone.
    var expression: Int32
    var level: Int32
    var residual: Double
    var magnitude: Double
    var below: Double
    var above: Double
    /// The row, as in `Multiplier`.
    var subject: Int32
    /// The item of the tableau, and by what the row's residual exceeds the item's.
    var item: Int32 = -1
    var scale = 1.0
  }

  /// The most columns of a block that is solved by a dense tableau.
  private static let mostColumns = 40
  /// The most entries of such a tableau.
  private static let mostEntries = 6000

  /// Makes room for `count` positions.
  init(positionCount count: Int) {
    residuals = FixedArray(repeating: 0, count: count)
    undecided = GrowingArray()
    infeasible = GrowingArray()
    columnNumbers = FixedArray(uninitialized: count)
    costs = GrowingArray(capacity: 32)
  }

  /// Solves a block; false when the simplex gave up on it.
  mutating func solve(
    _ block: Int, _ blocks: borrowing Blocks, _ rows: borrowing Expressions,
    _ reduction: borrowing Reduction, _ crash: borrowing Crash,
    _ values: borrowing FixedArray<Double>, _ sweep: inout Sweep
  ) -> Bool {
    let columns = blocks.columns(block)
    let expressions = blocks.rows(block)
    let first = Int(blocks.positions[columns.lowerBound])
    let variable = crash.variables[first]
    let isAlone = columns.count == 1 && expressions.isEmpty && !crash.isBroken[variable]
    if isAlone && crash.actives[first] != Crash.Active.none {
      // Nothing else depends on it: what determined it is all there is.
      let link = Int(crash.actives[first])
      let isLoose = link < 0 ? crash.isLoose[variable] : !reduction.links[link].isEquality
      if isLoose { undecided.append(variable) }
      return true
    }
    collectCosts(columns, expressions, blocks, rows, reduction, crash, values)
    if columns.count == 1 {
      sweepBlock(first, variable, rows, &sweep)
      return true
    }
    let isSmall =
      columns.count <= Self.mostColumns && columns.count * costs.count <= Self.mostEntries
    return isSmall
      ? solveByTableau(columns, variable, blocks, rows)
      : solveByFactors(columns, variable, blocks, rows)
  }
}
