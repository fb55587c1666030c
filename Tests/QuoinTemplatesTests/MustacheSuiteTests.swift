import QuoinTemplates
import Testing

@Suite(.enabled(if: MustacheSuite.isPresent, "../shared/suites/mustache-spec is missing"))
struct MustacheSuiteTests {
  @Test func hasAllRequiredCases() {
    #expect(MustacheSuite.cases(MustacheSuite.required).count == 136)
  }

  @Test(arguments: MustacheSuite.cases(MustacheSuite.required))
  func required(test: MustacheSuite.Case) throws {
    #expect(try test.render() == test.expected)
  }

  @Test func hasAllCasesOfTheOptionalModules() {
    #expect(MustacheSuite.cases(MustacheSuite.optional).count == 27 + 21)
  }

  @Test(arguments: MustacheSuite.cases(MustacheSuite.optional))
  func optional(test: MustacheSuite.Case) throws {
    #expect(try test.render() == test.expected)
  }
}
