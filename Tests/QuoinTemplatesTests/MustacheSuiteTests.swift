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

  @Test(arguments: MustacheSuite.cases(["~inheritance"]))
  func inheritance(test: MustacheSuite.Case) throws {
    #expect(try test.render() == test.expected)
  }
}
