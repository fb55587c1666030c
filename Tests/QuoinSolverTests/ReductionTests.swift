import Testing

@testable import QuoinSolver

/// What is left of a system stands for the whole of it.
@Suite struct ReductionTests {
  @Test func itKeepsItsInvariants() {
    for seed in 0..<1000 {
      let isSound = RandomSystem.make(seed).withRows { rows in
        Reduction(rows, keeping: FixedArray(uninitialized: 0)).check()
      }
      #expect(isSound, "seed \(seed)")
    }
  }

  /// Whatever values the classes have, the rows that made them hold.
  @Test func rowsThatMadeClassesHoldAtAnyValues() {
    for seed in 0..<300 {
      let system = RandomSystem.make(seed)
      var random = Xorshift(UInt64(seed) &+ 77)
      let broken = system.withRows { rows in
        let reduction = Reduction(rows, keeping: FixedArray(uninitialized: 0))
        guard reduction.contradiction == nil else { return [Int]() }
        let values = FixedArray<Double>(uninitialized: reduction.uses.count)
        for root in 0..<values.count { values[root] = Double(random.between(-50, 50)) }
        let classes = (0..<rows.variableCount).map {
          reduction.elimination.classes.value($0, values)
        }
        return (0..<rows.count).filter { row in
          reduction.elimination.isDone[row] && system.rows[row].error(at: classes) > 1e-6
        }
      }
      #expect(broken.isEmpty, "seed \(seed): \(broken)")
    }
  }

  /// Classes are as many as there are unknowns left, whatever the variables are called.
  @Test func chainsOfEqualitiesLeaveOneClass() {
    var system = LinearSystem()
    _ = system.addVariables(6)
    for index in 0..<4 { system.row([index: 1, index + 1: -2], .equal, 3) }
    system.row([5: 2], .equal, 8)
    system.row([0: 1, 4: 1], .lessOrEqual, 40)
    let (count, isSound, known) = system.withRows { rows in
      let reduction = Reduction(rows, keeping: FixedArray(uninitialized: 0))
      let last = reduction.elimination.classes[5]
      return (reduction.uses.count, reduction.check(), last.root < 0 ? last.offset : nil)
    }
    #expect(count == 1 && isSound && known == 4)
  }
}
