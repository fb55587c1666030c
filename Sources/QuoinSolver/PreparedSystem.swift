/// A system to be solved again and again with other constants: other widths, other text sizes.
///
/// After a solution that is the only one it keeps a basis: rows that hold exactly there, one a
/// variable, in triangular order. Whether a point is optimal depends only on which rows hold exactly
/// and on which side the others are (the subdifferential of a piecewise-linear cost). So with other
/// constants the basis is solved for by substitution; where all rows are on the sides they were on,
/// that is the optimum, and no other. Elsewhere the system is solved anew. Two results of the same
/// constants differ by rounding at most.
///
/// Making the basis takes about as long as a solve and solving from it about a tenth of one, so this
/// pays from the third set of constants on.
public struct PreparedSystem: Sendable {
  /// The system with the constants of now.
  public private(set) var system: LinearSystem
  /// How often a basis served again, for tests and dumps.
  public private(set) var warmCount = 0

  private var basis: Basis?

  /// Prepares a system; nothing is solved yet.
  public init(_ system: LinearSystem) { self.system = system }

  /// Gives a row another right side; a number that is not finite changes nothing.
  public mutating func setConstant(ofRow row: Int, to constant: Double) {
    system.setConstant(ofRow: row, to: constant)
  }

  /// The solution for the constants of now, as `LinearSystem.solve` finds it.
  public mutating func solve() -> Solution {
    if let basis, let values = system.withRows({ basis.values($0) }) {
      warmCount += 1
      return Solution(values: values)
    }
    let solution = system.solve()
    let isOnly = solution.conflicts.isEmpty && solution.ambiguities.isEmpty
    basis = isOnly ? system.withRows { Basis($0, solution.values) } : nil
    return solution
  }
}
