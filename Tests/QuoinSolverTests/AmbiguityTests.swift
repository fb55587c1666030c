import QuoinSolver
import Testing

/// What is free is listed with its extremes and cause, and settled by the wishes.
@Suite struct AmbiguityTests {
  @Test func aVariableWithoutRowsIsFree() {
    var system = LinearSystem()
    let variables = system.addVariables(2)
    system.row([0: 1], .equal, 3)
    #expect(system.solve().values == [3, 0])
    system.prefer(variables[1], near: 12)
    let solution = system.solve()
    #expect(solution.values == [3, 12])
    let one = solution.ambiguities.first
    #expect(solution.ambiguities.count == 1 && one?.variable == variables[1])
    #expect(one?.minimum == nil && one?.maximum == nil && one?.cause == .missingRow)
  }

  @Test func aRangeIsAMissingRow() {
    var system = LinearSystem()
    let variables = system.addVariables(2)
    system.row([0: 1], .greaterOrEqual, 10)
    system.row([0: 1], .lessOrEqual, 30)
    system.row([0: -2, 1: 1], .equal, 0)
    system.prefer(variables[1], near: 100)
    let solution = system.solve()
    #expect(solution.values == [30, 60])
    #expect(solution.ambiguities.map(\.minimum) == [10, 20])
    #expect(solution.ambiguities.map(\.maximum) == [30, 60])
    #expect(solution.ambiguities.allSatisfy { $0.cause == .missingRow })
  }

  @Test func twoLabelsThatCompeteAreATie() {
    // Two labels want 60 each at 750 in 100: any split from 40:60 to 60:40 is as good.
    var system = LinearSystem()
    let variables = system.addVariables(2)
    system.row([0: 1, 1: 1], .equal, 100)
    for index in 0..<2 {
      system.row([index: 1], .greaterOrEqual, 60, 750)
      system.row([index: 1], .lessOrEqual, 60, 250)
    }
    system.prefer(variables[1], near: 60)
    let solution = system.solve()
    #expect(solution.values == [40, 60])
    #expect(solution.ambiguities.map(\.minimum) == [40, 40])
    #expect(solution.ambiguities.map(\.maximum) == [60, 60])
    #expect(solution.ambiguities.allSatisfy { $0.cause == .tie(Priority(750)) })
  }

  @Test func wishesNeverChangeWhatRowsDecide() {
    var system = LinearSystem()
    let variables = system.addVariables(2)
    system.row([0: 1], .equal, 5, 1)
    system.row([1: 1], .lessOrEqual, 8)
    system.prefer(variables[0], near: 100)
    system.prefer(variables[1], near: 100)
    let solution = system.solve()
    #expect(solution.values == [5, 8])
    #expect(solution.ambiguities.map(\.variable) == [variables[1]])
  }

  @Test func answersDoNotDependOnTheOrderOfRows() {
    var random = Xorshift(2024)
    for seed in 0..<500 {
      var system = RandomSystem.make(seed)
      for index in stride(from: 0, to: system.variableCount, by: 2) {
        system.prefer(Variable(index), near: Double(random.between(-10, 10)))
      }
      var order = Array(system.rows.indices)
      random.shuffle(&order)
      let (first, second) = (system.solve(), system.reordered(order).solve())
      for (one, other) in zip(first.values, second.values) {
        #expect(abs(one - other) <= 1e-6 * max(1, abs(one)), "seed \(seed), order \(order)")
      }
      #expect(
        first.ambiguities.map(\.variable) == second.ambiguities.map(\.variable), "seed \(seed)")
      #expect(first.ambiguities.map(\.cause) == second.ambiguities.map(\.cause), "seed \(seed)")
    }
  }
}
