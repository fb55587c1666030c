import Foundation
import QuoinTemplates
import Testing

/// The optional modules of the suite: two are whole, and of lambdas nothing is, since rendering is a
/// pure function of the values.
@Suite(.enabled(if: MustacheSuite.isPresent, "../shared/suites/mustache-spec is missing"))
struct OptionalModulesTests {
  private static let leftOut = "~lambdas"

  @Test func everyModuleOfTheSuiteIsAccountedFor() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: MustacheSuite.folder.path)
    let modules = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    let known = MustacheSuite.required + MustacheSuite.optional + [Self.leftOut]
    #expect(modules.sorted() == known.sorted())
  }

  /// docs/TEMPLATES.md lists the cases that fail, each once, in the order of the suite.
  @Test func theDocumentListsWhatIsLeftOut() throws {
    let cases = MustacheSuite.cases([Self.leftOut])
    #expect(cases.count == 10)
    let failing = cases.filter { test in (try? test.render()) != test.expected }.map(\.name)
    let document = try String(contentsOf: MustacheSuite.document, encoding: .utf8)
    let list = document.components(separatedBy: "<!-- left out -->\n").dropFirst().first ?? ""
    let listed = list.split(separator: "\n").prefix { $0.hasPrefix("- ") }
    #expect(listed.map { $0.dropFirst(2) } == failing.map { "`~lambdas`: \($0)" })
    #expect(failing.count == 9)
  }
}
