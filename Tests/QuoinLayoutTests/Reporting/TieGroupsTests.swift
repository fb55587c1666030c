import QuoinSolver
import Testing

@testable import QuoinLayout

@Suite struct TieGroupsTests {
  @Test func rowsLinkTheVariablesOfATie() {
    var system = LinearSystem()
    let variables = (0..<6).map { _ in system.addVariable() }
    func link(_ first: Int, _ second: Int) {
      system.add(
        Row([.init(1, variables[first]), .init(1, variables[second])], .equal, 1, .required))
    }
    link(0, 2)
    link(2, 3)
    // Variable 1 is not free: it keeps 4 apart from the others.
    link(3, 1)
    link(1, 4)
    let free = [0, 2, 3, 4].map {
      Solution.Ambiguity(
        variable: variables[$0], minimum: 0, maximum: 1, cause: .tie(Priority(250)))
    }
    let ties = TieGroups(free, system: system)
    let groups = free.map { ties.group(of: $0) }
    #expect(groups[0] == groups[1] && groups[1] == groups[2])
    #expect(groups[3] != groups[0] && groups[3] != nil)
    var missing = free[0]
    missing.cause = .missingRow
    #expect(ties.group(of: missing) == nil)
  }
}
