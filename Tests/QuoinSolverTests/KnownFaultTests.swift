import QuoinSolver
import Testing

/// Faults that other solvers are known for; the numbers are issues in their public trackers.
@Suite struct KnownFaultTests {
  @Test func zeroSizesAreSizes() {
    // nucleic/kiwi 2 (report 60): x1 == 0 and w1 == 0 gave 20.
    var system = LinearSystem()
    _ = system.addVariables(5)
    system.row([0: 1], .equal, 0)
    system.row([1: 1], .equal, 0)
    system.row([2: 1, 0: -1, 1: -1], .equal, 0)
    system.row([2: 1, 3: 1, 4: -1], .equal, 0)
    system.row([4: 1], .equal, 20)
    let solution = system.solve()
    #expect(solution.values == [0, 0, 0, 20, 20])
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
  }

  @Test func redundantIsNotContradictory() {
    // compnerd/cassowary 1 (report 62).
    var twice = LinearSystem()
    _ = twice.addVariables(1)
    twice.row([0: 1], .equal, 100)
    twice.row([0: 1], .equal, 100)
    #expect(twice.solve().conflicts.isEmpty)

    var sum = LinearSystem()
    _ = sum.addVariables(2)
    sum.row([0: 1, 1: 1], .equal, 0.3)
    sum.row([0: 1], .equal, 0.1)
    sum.row([1: 1], .equal, 0.2)
    #expect(sum.solve().conflicts.isEmpty)

    var both = LinearSystem()
    _ = both.addVariables(1)
    both.row([0: 1], .equal, 100)
    both.row([0: 1], .equal, 101)
    #expect(both.solve().conflicts.map { $0.members.map(\.row) } == [[0, 1]])
  }

  @Test func redundantRowsInAnyOrder() {
    // nucleic/kiwi 15: rows that follow from others ended in an internal error.
    var system = LinearSystem()
    _ = system.addVariables(4)
    for index in 0..<3 { system.row([index: -1, index + 1: 1], .equal, 10) }
    system.row([0: -1, 3: 1], .equal, 30)
    system.row([0: -1, 2: 1], .equal, 20)
    system.row([0: -1, 3: 1], .greaterOrEqual, 30)
    system.row([0: 1], .equal, 5)
    var random = Xorshift(7)
    for _ in 0..<50 {
      var order = Array(system.rows.indices)
      random.shuffle(&order)
      let solution = system.reordered(order).solve()
      #expect(solution.values == [5, 15, 25, 35], "order \(order)")
      #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty, "order \(order)")
    }
  }

  @Test(arguments: [(251.0, 250.0), (750, 250), (501, 500), (999.5, 999.25)])
  func noSumOfLowerLevelsWins(_ priorities: (high: Double, low: Double)) {
    // nucleic/kiwi 28 and 33.
    for count in [2, 10, 1000] {
      var system = LinearSystem()
      _ = system.addVariables(1)
      system.row([0: 1], .greaterOrEqual, 0)
      system.row([0: 1], .greaterOrEqual, 200, priorities.high)
      for _ in 1..<count { system.row([0: 1], .lessOrEqual, 50, priorities.low) }
      #expect(system.solve().values == [200])
    }
  }

  @Test func aRowAt501WinsOver500And10() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([0: 1], .equal, 1, 501)
    system.row([0: 1], .equal, 2, 500)
    system.row([0: 1], .equal, 2, 10)
    #expect(system.solve().values == [1])
  }

  @Test func manyLevels() {
    // As many levels as there are rows, from 999 down; the first of each pair wins.
    var system = LinearSystem()
    _ = system.addVariables(40)
    for index in 0..<40 {
      for step in 0..<20 {
        let priority = 999 - Double(step) - Double(index) / 64
        system.row([index: 1], .equal, Double(step), priority)
      }
    }
    #expect(system.solve().values == Array(repeating: 0, count: 40))
  }

  @Test func gapsThatRoundStayTrue() {
    // Measured in kiwi: 366 gaps of 33333.1/3 and the true, redundant sum were unsatisfiable.
    let gap = 33333.1 / 3
    var system = LinearSystem()
    _ = system.addVariables(1001)
    system.row([0: 1], .equal, 0)
    for index in 0..<1000 { system.row([index: -1, index + 1: 1], .equal, gap) }
    system.row([0: -1, 1000: 1], .equal, 1000 * gap)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values[1000] - 1000 * gap) < 1e-5)
  }

  @Test(arguments: [1e-9, 1e-300, 1e-3, 1, 1e9, 1e300])
  func coefficientsOfAnySize(_ size: Double) {
    // Measured in kiwi: `1e-9 a == 1` was unsatisfiable.
    var system = LinearSystem()
    _ = system.addVariables(2)
    system.row([0: size], .equal, 7 * size)
    system.row([0: size, 1: -size], .lessOrEqual, size)
    system.row([1: size], .equal, 0, 500)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solution.values[0] - 7) < 1e-9 && abs(solution.values[1] - 6) < 1e-9)
  }

  @Test func tinyCoefficientGivesAHugeValue() {
    var system = LinearSystem()
    _ = system.addVariables(1)
    system.row([0: 1e-9], .equal, 1)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty && abs(solution.values[0] - 1e9) < 1e-3)
  }

  @Test func aspectRatiosInAGrid() {
    // nucleic/kiwi 71: an aspect ratio couples x and y, and a 5 x 5 grid did not converge.
    let side = 5
    var system = LinearSystem()
    _ = system.addVariables(4 * side * side)
    func item(_ row: Int, _ column: Int, _ place: Int) -> Int { 4 * (row * side + column) + place }
    for row in 0..<side {
      for column in 0..<side {
        let (left, top) = (item(row, column, 0), item(row, column, 1))
        let (width, height) = (item(row, column, 2), item(row, column, 3))
        system.row([width: 1, height: -1.5], .equal, 0)
        system.row([width: 1], .equal, 60, 700)
        if column == 0 {
          system.row([left: 1], .equal, 4)
        } else {
          let (before, size) = (item(row, column - 1, 0), item(row, column - 1, 2))
          system.row([left: 1, before: -1, size: -1], .equal, 4)
        }
        if column == side - 1 { system.row([left: 1, width: 1], .lessOrEqual, 174) }
        if row == 0 {
          system.row([top: 1], .equal, 4)
        } else {
          let (above, size) = (item(row - 1, column, 1), item(row - 1, column, 3))
          system.row([top: 1, above: -1, size: -1], .equal, 4)
        }
        if row == side - 1 { system.row([top: 1, height: 1], .lessOrEqual, 124) }
      }
    }
    // Five widths and four gaps of 4 in 170: at most 154 of the 300 wanted in each row; the
    // heights have 104 in a column, so 156 of width: the rows bind, 146 short in each.
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    let errors = system.levelErrors(at: solution.values)
    #expect((errors[1000] ?? 1) < 1e-6)
    #expect(abs((errors[700] ?? 0) - 5 * 146) < 1e-6)
  }
}
