import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinImport

/// `docs/IMPORT.md` shows what the importer does.
@Suite struct ImportPageTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: SharedFolder.package.appendingPathComponent("docs/IMPORT.md"), encoding: .utf8)
  }

  private func block(_ language: String) throws -> String {
    let start = try #require(page.range(of: "```\(language)\n"))
    let end = try #require(page[start.upperBound...].range(of: "```"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func theSpecIsThatOfTheDocument() throws {
    let imported = ImportedDocument(try block("xml"), path: "Contact.xib")
    #expect(imported.told.isEmpty)
    #expect(imported.yaml == (try block("yaml")))
    #expect(!imported.compile().hasErrors)
  }

  /// The stored frames of the example are those that it has.
  @Test func theExampleMeetsItsFrames() throws {
    let imported = ImportedDocument(try block("xml"), path: "Contact.xib")
    let verification = Verification.verify(imported.result.specs[0], usesStoredSizes: false)
    #expect(verification.isHit(tolerance: 0.5))
  }

  /// Each message that the importer has stands in the page's table.
  @Test func everyMessageIsExplained() throws {
    let folder = SharedFolder.package.appendingPathComponent("Sources/QuoinImport")
    var ids: Set<String> = []
    for name in FileManager.default.subpaths(atPath: folder.path) ?? []
    where name.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for match in source.matches(of: #/id: "([a-z]+(?:-[a-z]+)*)"/#) {
        ids.insert(String(match.1))
      }
    }
    let rows = Set(page.matches(of: #/\n\| `([a-z-]+)` \|/#).map { String($0.1) })
    #expect(ids == rows)
  }
}
