import QuoinSolver
import Testing

/// Conflicts are irreducible, say what each row gets, and independent ones come together.
@Suite struct ConflictTests {
  /// Whether some rows of a system can all hold, by solving them alone.
  static func canHold(_ system: LinearSystem, _ rows: [Int]) -> Bool {
    system.reordered(rows).solve().conflicts.isEmpty
  }

  @Test func randomConflictsAreIrreducible() {
    var seen = 0
    for seed in 0..<18_000 {
      let system = RandomSystem.make(seed)
      if system.anyOptimum().isFeasible { continue }
      for conflict in system.solve().conflicts {
        seen += 1
        let rows = conflict.members.map(\.row)
        #expect(!Self.canHold(system, rows), "seed \(seed)")
        for row in rows {
          #expect(Self.canHold(system, rows.filter { $0 != row }), "seed \(seed) without \(row)")
        }
      }
    }
    #expect(seen >= 300)
  }

  @Test func aRowSaysWhatItGets() {
    var system = LinearSystem()
    _ = system.addVariables(2)
    let screen = system.row([0: 1], .equal, 375)
    let margins = system.row([0: 1, 1: -1], .equal, 25)
    let label = system.row([1: 1], .greaterOrEqual, 400)
    let conflicts = system.solve().conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.members.map(\.row) == [screen, margins, label])
    let attainable = conflicts.first?.members.compactMap(\.attainable) ?? []
    #expect(attainable == [425, -25, 350])
  }

  @Test func independentConflictsComeTogether() {
    var system = LinearSystem()
    _ = system.addVariables(3)
    system.row([0: 1], .equal, 1)
    system.row([0: 1], .equal, 2)
    system.row([1: 1], .greaterOrEqual, 5)
    system.row([1: 1], .lessOrEqual, 3)
    system.row([2: 1], .equal, 7)
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.members.map(\.row) } == [[0, 1], [2, 3]])
    #expect(solution.values[2] == 7)
  }

  @Test func boundsConflictEvenWhereOnlyASoftRowNamesTheVariable() {
    // A soft row that no other row meets takes up its own variable, so nothing else looks at the
    // bounds.
    var system = LinearSystem()
    _ = system.addVariables(2)
    system.row([0: 1], .greaterOrEqual, 7.5)
    system.row([0: 1], .lessOrEqual, 7)
    system.row([0: 1, 1: 1], .lessOrEqual, 3, 500)
    #expect(system.solve().conflicts.map { $0.members.map(\.row) } == [[0, 1]])
    #expect(!system.anyOptimum().isFeasible)
  }

  @Test func aLongStackThatDoesNotFitConflictsAsAWhole() {
    var system = LinearSystem.stack(of: 60, total: 300)
    for index in 0..<60 { system.row([2 * index + 1: 1], .greaterOrEqual, 10) }
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.members.map(\.row) } == [Array(0..<122)])
    // The room of 300 points is 300 short of 60 heights of 10, wherever that shows.
    #expect(abs((system.levelErrors(at: solution.values)[1000] ?? 0) - 300) < 1e-6)
  }

  @Test func aRowThatFollowsFromSureOnesMayContradictThem() {
    var system = LinearSystem()
    _ = system.addVariables(4)
    system.row([0: 1, 1: 1, 2: 1], .equal, 10)
    system.row([1: 1, 2: 1, 3: -1], .equal, 0)
    system.row([0: 1, 1: 0.5], .greaterOrEqual, 3, 750)
    #expect(system.solve().conflicts.isEmpty)
    // The difference of the first two.
    let last = system.row([0: 1, 3: 1], .greaterOrEqual, 12)
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.members.map(\.row) } == [[0, 1, last]])
    #expect(abs((system.levelErrors(at: solution.values)[1000] ?? 0) - 2) < 1e-9)
  }

  @Test func aRowWithoutVariablesCanConflictAlone() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([:], .equal, 0)
    system.row([0: 0], .greaterOrEqual, 1)
    system.row([0: 1], .equal, 4)
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.members.map(\.row) } == [[1]])
    #expect(solution.values == [4])
    // The rest is solved all the same.
    _ = system.addVariable()
    _ = system.addVariable()
    system.row([1: 1], .greaterOrEqual, 6)
    system.row([1: 1, 2: 1], .equal, 9, 500)
    system.row([1: 1], .lessOrEqual, 2, 250)
    #expect(system.solve().values == [4, 6, 3])
  }

  @Test func violatedRowsHaveTheLeastTotalError() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([0: 1], .equal, 0)
    system.row([0: 1], .equal, 10)
    system.row([0: 1], .equal, 10)
    #expect(system.solve().values == [10])
  }

  @Test func solvingGoesOnAfterAConflict() {
    // IjzerenHein/kiwi.js 31: a conflict left the solver corrupt. Here nothing is left behind.
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([0: 1], .greaterOrEqual, 2)
    var refused = system
    refused.row([0: 1], .lessOrEqual, 1)
    #expect(refused.solve().conflicts.map { $0.members.map(\.row) } == [[0, 1]])
    system.row([0: 1], .equal, 1.5)
    #expect(system.solve().conflicts.map { $0.members.map(\.row) } == [[0, 1]])
  }
}
