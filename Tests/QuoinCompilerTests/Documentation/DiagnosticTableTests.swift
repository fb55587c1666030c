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
      where name.hasSuffix(".swift") && !name.hasSuffix("DiagnosticNames.swift") {
        let source = try String(
          contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for match in source.matches(of: #/(?:\bid: "([a-z]+)")|"([a-z]+(?:-[a-z]+)+)"/#) {
          if let id = match.1 ?? match.2 { ids[String(id)] = name }
        }
      }
    }
    self.ids = ids
  }

  /// What no text is known to lead to: the parser must not be silent if one does.
  private static let guards: Set<String> = ["unexpected-end"]

  /// A row is of something that is said, and that a test or a broken spec makes it say.
  @Test func everyRowIsSaidAndTested() throws {
    let tests = SharedFolder.package.appendingPathComponent("Tests")
    var tested = ""
    for name in FileManager.default.subpaths(atPath: tests.path) ?? []
    where (name.hasSuffix(".swift") || name.hasPrefix("BrokenSpecs/")) && !name.contains("Goldens/")
    {
      let text = try? String(contentsOf: tests.appendingPathComponent(name), encoding: .utf8)
      tested += text ?? ""
    }
    let words = Set(tested.split { !$0.isASCII || !($0.isLetter || $0 == "-") })
    #expect(rows.count > 100)
    for row in rows.sorted() {
      #expect(ids[row] != nil, "docs/SPEC.md explains '\(row)', which nothing says")
      guard !Self.guards.contains(row) else { continue }
      #expect(words.contains(Substring(row)), "no test is of '\(row)'")
    }
  }

  @Test func theListOfNamesIsThatOfTheRows() throws {
    let file = SharedFolder.package.appendingPathComponent(
      "Sources/QuoinScreen/Documentation/DiagnosticNames.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let list = source.components(separatedBy: "\n  ]").first ?? ""
    let names = list.matches(of: #/"([a-z-]+)"/#).map { String($0.1) }
    #expect(names == rows.sorted())
  }

  @Test func hasARowForEachID() {
    #expect(ids.count > 50)
    for (id, file) in ids.sorted(by: { $0.key < $1.key }) {
      #expect(rows.contains(id), "\(file) says '\(id)', which docs/SPEC.md does not explain")
    }
  }
}
