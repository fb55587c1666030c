import Foundation
import QuoinTestSupport
import Testing

/// The double proves something only as long as it knows nothing of what it is held against.
@Suite struct IndependenceTests {
  @Test func theDoubleImportsOnlyTheSolverAndTheTextMeasurer() throws {
    let folder = SharedFolder.package.appendingPathComponent("Tests/UIKitDouble")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var imports: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /(?m)^.*\bimport (\w+)$/) { imports.insert(String(match.1)) }
    }
    #expect(imports == ["Foundation", "QuoinSolver", "QuoinText"])
  }
}
