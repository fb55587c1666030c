import QuoinSolver
import Testing

/// Solving again with other constants gives what solving anew gives.
@Suite struct PreparedSystemTests {
  @Test func aBasisServesOtherConstants() {
    var prepared = PreparedSystem(ReasonsTests.label())
    for width in [375.0, 390, 320.5] {
      prepared.setConstant(ofRow: 0, to: width)
      #expect(prepared.solve().values == [width, 16, width - 32])
    }
    #expect(prepared.warmCount == 2)
    // From 432 on the label has what it wants, so other rows decide.
    prepared.setConstant(ofRow: 0, to: 500)
    #expect(prepared.solve().values == [500, 16, 468])
    #expect(prepared.warmCount == 2)
  }

  @Test func aConflictIsFoundAndForgotten() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    let row = system.row([0: 1], .equal, 5)
    system.row([0: 1], .lessOrEqual, 9)
    var prepared = PreparedSystem(system)
    #expect(prepared.solve().values == [5])
    prepared.setConstant(ofRow: row, to: 12)
    #expect(prepared.solve().conflicts.map { $0.members.map(\.row) } == [[0, 1]])
    prepared.setConstant(ofRow: row, to: 8)
    let solution = prepared.solve()
    #expect(solution.values == [8] && solution.conflicts.isEmpty)
  }

  @Test func randomSystemsComeOutAsWhenSolvedAnew() {
    var random = Xorshift(11)
    var warm = 0
    for seed in 0..<600 {
      var prepared = PreparedSystem(RandomSystem.make(seed))
      _ = prepared.solve()
      for _ in 0..<6 {
        let row = random.between(0, prepared.system.rows.count - 1)
        let constant = prepared.system.rows[row].constant + Double(random.between(-2, 2)) / 4
        prepared.setConstant(ofRow: row, to: constant)
        let (found, right) = (prepared.solve(), prepared.system.solve())
        #expect(found.conflicts.isEmpty == right.conflicts.isEmpty, "seed \(seed)")
        #expect(
          found.ambiguities.map(\.variable) == right.ambiguities.map(\.variable), "seed \(seed)")
        for (one, other) in zip(found.values, right.values) {
          #expect(abs(one - other) <= 1e-9 * max(1, abs(other)), "seed \(seed)")
        }
      }
      warm += prepared.warmCount
    }
    #expect(warm > 300)
  }
}
