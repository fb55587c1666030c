import Foundation
import QuoinTemplates
import Testing

/// The optional modules of the suite that are left out: rendering is a pure function of the values,
/// so there are no lambdas, and names do not come from values.
@Suite(.enabled(if: MustacheSuite.isPresent, "../shared/suites/mustache-spec is missing"))
struct OptionalModulesTests {
  /// The modules left out, with how many of their cases happen to pass.
  private static let leftOut = [
    ("~dynamic-names", of: 21, passing: 5), ("~lambdas", of: 10, passing: 1),
  ]

  @Test func everyModuleOfTheSuiteIsAccountedFor() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: MustacheSuite.folder.path)
    let modules = files.filter { $0.hasSuffix(".json") }.map { $0.dropLast(5) }
    let known = MustacheSuite.required + ["~inheritance"] + Self.leftOut.map(\.0)
    #expect(modules.map(String.init).sorted() == known.sorted())
  }

  @Test(arguments: leftOut)
  func casesThatPass(module: String, count: Int, passing: Int) {
    let cases = MustacheSuite.cases([module])
    let passed = cases.filter { test in (try? test.render()) == test.expected }
    for test in cases where !passed.contains(where: { $0.name == test.name }) {
      print("\(module), not supported: \(test.name)")
    }
    #expect(cases.count == count)
    #expect(passed.count == passing)
  }
}
