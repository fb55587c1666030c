import Foundation
import QuoinTestSupport
import Testing

/// The tables of diagnostics in the reference have a row for each id that the compiler says.
@Suite struct DiagnosticTableTests {
  private let rows: Set<String>
  private let ids: [String: String]

  /// Reads the rows of the reference, and the ids of the sources with a file that says each: a text
  /// of words with hyphens, or what follows `id:`.
  init() throws {
    let package = SharedFolder.package
    let reference = try String(
      contentsOf: package.appendingPathComponent("docs/SPEC.md"), encoding: .utf8)
    let lines = (reference.components(separatedBy: "<!-- diagnostics -->").last ?? "")
      .split(separator: "\n")
    rows = Set(lines.compactMap { $0.prefixMatch(of: #/\| `([a-z-]+)` \|/#).map { String($0.1) } })
    var ids: [String: String] = [:]
    for module in ["QuoinSyntax", "QuoinScreen", "QuoinLayout", "QuoinCompiler"] {
      let folder = package.appendingPathComponent("Sources/\(module)")
      for name in FileManager.default.subpaths(atPath: folder.path) ?? []
      where name.hasSuffix(".swift") {
        let source = try String(
          contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for match in source.matches(of: #/(?:\bid: "([a-z]+)")|"([a-z]+(?:-[a-z]+)+)"/#) {
          if let id = match.1 ?? match.2 { ids[String(id)] = name }
        }
      }
    }
    self.ids = ids
  }

  @Test func hasARowForEachID() {
    #expect(ids.count > 50)
    for (id, file) in ids.sorted(by: { $0.key < $1.key }) {
      #expect(rows.contains(id), "\(file) says '\(id)', which docs/SPEC.md does not explain")
    }
  }
}
