import QuoinSolver
import Testing

/// The surface: rows come back as given, and numbers that are none do no harm.
@Suite struct LinearSystemTests {
  @Test func anEmptySystemHasAnEmptySolution() {
    let solution = LinearSystem().solve()
    #expect(solution.values.isEmpty && solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
  }

  @Test func rowsComeBackAsGiven() {
    var system = LinearSystem()
    _ = system.addVariables(2)
    #expect(system.row([0: 1, 1: -2], .lessOrEqual, 3, 250.5) == 0)
    #expect(system.row([1: 1], .equal, 4) == 1)
    #expect(system.rows.count == 2)
    #expect(system.rows[0].terms == [.init(1, Variable(0)), .init(-2, Variable(1))])
    #expect(system.rows[0].relation == .lessOrEqual && system.rows[0].constant == 3)
    #expect(system.rows.map(\.priority) == [Priority(250.5), .required])
  }

  @Test func aVariableNamedTwiceCountsTwice() {
    var system = LinearSystem()
    let one = system.addVariable()
    system.add(Row([.init(1, one), .init(2, one)], .equal, 12, .required))
    system.add(Row([.init(1, one), .init(-1, one)], .equal, 0, .required))
    let solution = system.solve()
    #expect(solution.values == [4] && solution.conflicts.isEmpty)
  }

  @Test func numbersThatAreNotFiniteAndStrangeVariablesAreLeftOut() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([0: 1], .equal, 2)
    system.row([0: .nan], .equal, 3)
    system.row([0: 1], .equal, .infinity)
    system.row([0: 1], .equal, 5, .nan)
    system.row([-1: 1, 7: 1], .lessOrEqual, 5)
    system.prefer(Variable(9), near: 1)
    system.prefer(Variable(0), near: .nan)
    let solution = system.solve()
    #expect(solution.values == [2] && solution.conflicts.isEmpty)
  }

  @Test func errorsAreOneSidedForInequalities() {
    let row = Row([.init(2, Variable(0))], .lessOrEqual, 6, .required)
    #expect(row.error(at: [4]) == 2 && row.error(at: [1]) == 0)
    var other = row
    other.relation = .greaterOrEqual
    #expect(other.error(at: [4]) == 0 && other.error(at: [1]) == 4)
    other.relation = .equal
    #expect(other.error(at: [1]) == 4 && other.error(at: []) == 6)
  }
}
