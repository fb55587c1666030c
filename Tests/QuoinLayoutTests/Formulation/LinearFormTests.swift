import QuoinSolver
import Testing

@testable import QuoinLayout

@Suite struct LinearFormTests {
  @Test func sharedContainersCancel() {
    let container = LinearForm(Variable(0))
    let first = container.adding(LinearForm(Variable(2))).adding(3)
    let second = container.adding(LinearForm(Variable(1)), times: 0.5)
    let difference = first.adding(second, times: -1)
    #expect(difference.mergedTerms() == [Row.Term(-0.5, Variable(1)), Row.Term(1, Variable(2))])
    #expect(difference.constant == 3)
  }

  @Test func decimalFractionsLeaveNoTerm() {
    var form = LinearForm()
    for factor in [0.1, 0.2, -0.3] { form.add(LinearForm(Variable(4)), times: factor) }
    #expect(form.mergedTerms().isEmpty)
  }
}
