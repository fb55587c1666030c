import Testing

@testable import QuoinSolver

/// The parts of the method keep their invariants and agree with one another.
@Suite struct SimplexTests {
  @Test func theFactorisedSimplexKeepsItsInvariantsAndAgreesWithTheFastPath() {
    for seed in 0..<300 {
      let system = RandomSystem.make(seed)
      let point = system.anyOptimum()
      let (values, isSound, isFeasible) = system.withRows { rows in
        let solver = PartSolver(rows)
        return (solver.values, solver.simplex.check(), solver.certificate == nil)
      }
      #expect(isSound, "seed \(seed)")
      #expect(isFeasible == point.isFeasible, "seed \(seed)")
      guard isFeasible else { continue }
      let (one, other) = (system.levelErrors(at: values), system.levelErrors(at: point.values))
      for (priority, error) in one {
        let found = other[priority] ?? -1
        #expect(abs(found - error) <= 1e-6 * max(1, error), "seed \(seed) at \(priority)")
      }
    }
  }

  @Test func theTableauKeepsItsInvariants() {
    var tableau = Tableau()
    tableau.begin(columns: 2)
    let sum = tableau.addRow(residual: -3, magnitude: 3)
    tableau.setEntry(sum, 0, 1)
    tableau.setEntry(sum, 1, 2)
    tableau.price(sum, below: -1, above: 1)
    tableau.price(0, below: -5, above: 5)
    let (isBounded, isSound) = (tableau.minimise(), tableau.check())
    #expect(isBounded && isSound)
    // The second column is free of charge, so it alone makes the sum 0.
    let residuals = [sum, 0, 1].map { tableau.residual($0) }
    #expect(residuals == [0, 0, 1.5])
    tableau.keepOptimalFace()
    let (isStillSound, isDecided) = (tableau.check(), tableau.isDecided)
    #expect(isStillSound && isDecided)
  }

  @Test func aLongRowOverManyCostsIsMinimisedLevelByLevel() {
    var system = LinearSystem.stack(of: 90, total: 1000)
    for index in 0..<90 {
      system.row([2 * index + 1: 1], .greaterOrEqual, 10, 750)
      system.row([2 * index + 1: 1], .lessOrEqual, 10, index < 2 ? 250 : 251)
      system.row([2 * index + 1: 1], .lessOrEqual, 45)
    }
    let errors = system.levelErrors(at: system.anyOptimum().values)
    // 100 points too many: the two that hug less take 35 each, the others what is left.
    for (priority, right) in [1000: 0, 750: 0, 251: 30, 250: 70] as [Double: Double] {
      #expect(abs((errors[priority] ?? -1) - right) < 1e-6, "at \(priority)")
    }
  }

  @Test func aSingularBasisIsRepaired() {
    var system = LinearSystem()
    _ = system.addVariables(2)
    system.row([0: 1, 1: 1], .equal, 4)
    system.row([0: 2, 1: 2], .lessOrEqual, 8)
    system.row([0: 1, 1: -1], .equal, 2, 500)
    let (isRepaired, isSound, sum) = system.withRows { rows in
      var solver = PartSolver(rows)
      // The first two rows are parallel, so they fix no point.
      for item in 0..<solver.simplex.itemCount { solver.simplex.places[item] = -1 }
      for item in 0..<2 {
        solver.simplex.places[item] = Int32(item)
        solver.simplex.actives[item] = Int32(item)
      }
      solver.simplex.refactor()
      let isRepaired = !solver.simplex.isSingular && !solver.simplex.hasGivenUp
      return (isRepaired, solver.simplex.check(), solver.values.reduce(0, +))
    }
    #expect(isRepaired && isSound)
    #expect(abs(sum - 4) < 1e-9)
  }

  @Test func aSweepFindsTheOptimalInterval() {
    var sweep = Sweep()
    sweep.add(level: 1, position: 60, below: -1, above: 0)
    sweep.add(level: 2, position: 40, below: 0, above: 1)
    sweep.add(level: 0, position: 100, below: 0, above: 1)
    sweep.run()
    var found = (sweep.low, sweep.high, sweep.isAmbiguous)
    #expect(found == (60, 60, false))
    sweep.removeAll()
    sweep.add(level: 0, position: 10, below: -1, above: 0)
    sweep.add(level: 0, position: 30, below: 0, above: 1)
    sweep.run()
    found = (sweep.low, sweep.high, sweep.isAmbiguous)
    #expect(found == (10, 30, true))
  }

  @Test func aDeepChainKeepsItsPrecision() {
    // 3,000 gaps in both directions of a wide strip: exact to a millionth at a million points.
    var system = LinearSystem()
    _ = system.addVariables(3001)
    system.row([0: 1], .equal, 1_000_000)
    for index in 0..<3000 {
      system.row([index: -1, index + 1: 1], .equal, index % 2 == 0 ? 0.1 : -0.3, 999)
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
    #expect(abs((solution.values.last ?? 0) - (1_000_000 - 1500 * 0.2)) < 1e-6)
  }
}
