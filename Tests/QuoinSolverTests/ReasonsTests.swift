import QuoinSolver
import Testing

/// Reasons name the rows that fix a variable and those that gave way.
@Suite struct ReasonsTests {
  /// A label between margins in a screen of 375: wants 400 at 750, gets 343.
  static func label() -> LinearSystem {
    var system = LinearSystem()
    _ = system.addVariables(3)
    system.row([0: 1], .equal, 375)
    system.row([1: 1], .equal, 16)
    system.row([1: 1, 2: 1, 0: -1], .equal, -16)
    system.row([2: 1], .greaterOrEqual, 400, 750)
    system.row([2: 1], .lessOrEqual, 400, 250)
    return system
  }

  @Test func theChainAndTheOutvotedRows() {
    let system = Self.label()
    let reasons = system.reasons(for: Variable(2), in: system.solve())
    #expect(reasons?.active.map(\.row) == [0, 1, 2])
    #expect(reasons?.active.map(\.share) == [1, -1, 1])
    #expect(reasons?.outvoted.map(\.row) == [3] && reasons?.outvoted.first?.error == 57)
    #expect(reasons?.isFixed == true)
  }

  @Test func aChoiceIsNotFixed() {
    var system = LinearSystem()
    _ = system.addVariables(2)
    system.row([0: 1, 1: -1], .equal, 0)
    let reasons = system.reasons(for: Variable(0), in: system.solve())
    #expect(reasons?.isFixed == false)
    #expect(system.reasons(for: Variable(5), in: system.solve()) == nil)
  }

  @Test func sharesSayHowFarTheVariableMoves() {
    var random = Xorshift(5)
    for seed in 0..<60 {
      let system = RandomSystem.make(seed)
      let solution = system.solve()
      let variable = Variable(random.between(0, system.variableCount - 1))
      guard let reasons = system.reasons(for: variable, in: solution), reasons.isFixed else {
        continue
      }
      // The active rows alone give the value, and a change of one moves it by its share.
      let value = reasons.active.reduce(0) { $0 + $1.share * system.rows[$1.row].constant }
      #expect(abs(value - solution.values[variable.index]) < 1e-6, "seed \(seed)")
    }
  }

  @Test func theTraceNamesTheSteps() {
    let trace = Self.label().trace()
    #expect(trace.hasPrefix("classes\n  x0 = 375.0  by row 0\n  x1 = 16.0  by row 1\n"))
    #expect(Self.label().description.hasPrefix("0: 1.0 x0 == 375.0 @1000.0\n"))
  }
}
