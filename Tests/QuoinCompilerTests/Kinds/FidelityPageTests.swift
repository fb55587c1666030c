import Foundation
import QuoinScreen
import QuoinTestSupport
import Testing

/// `docs/FIDELITY.md` against the kinds and the sources.
@Suite struct FidelityPageTests {
  private let package = SharedFolder.package
  private let page: String

  init() throws {
    page = try String(
      contentsOf: package.appendingPathComponent("docs/FIDELITY.md"), encoding: .utf8)
  }

  /// Each kind has a row, and no row is of a kind that is not there.
  @Test func everyKindHasARow() {
    let names = Set(cells(of: "Kinds", column: 0).flatMap(Self.code))
    #expect(names == Set(ViewKind.all.map(\.name)))
  }

  /// A gallery of kinds: each has a spec in `specs/kinds`.
  @Test func everyKindHasASpec() {
    for kind in ViewKind.all {
      let spec = package.appendingPathComponent("specs/kinds/\(kind.name).quoin.yaml")
      #expect(FileManager.default.fileExists(atPath: spec.path), "\(spec.lastPathComponent)")
    }
  }

  /// Each choice names the member that it stands in, which a file of that type declares.
  @Test func everyChoiceIsInItsPlace() throws {
    let places = cells(of: "Chosen values", column: 1)
    #expect(places.count > 25)
    let sources = try swiftFiles()
    for place in places.flatMap(Self.code) {
      let parts = place.split(separator: ".").map(String.init)
      try #require(parts.count == 2)
      let declaration = try Regex("\\b(let|var|func) \(parts[1])\\b")
      let type = try Regex("\\b(struct|enum|extension) ([A-Za-z]+\\.)*\(parts[0])\\b")
      #expect(
        sources.contains { $0.contains(type) && $0.contains(declaration) },
        "no file of \(parts[0]) declares \(parts[1])")
    }
  }

  /// The files of figures are there.
  @Test func theFiguresAreThere() {
    for path in cells(of: "Fidelity", column: 1).flatMap(Self.code) {
      let url = package.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
    #expect(cells(of: "Fidelity", column: 1).count == 11)
  }

  /// A column of the table below a heading, without its head.
  private func cells(of heading: String, column: Int) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("# \(heading)") }) else { return [] }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    return section.filter { $0.hasPrefix("|") }.dropFirst(2).compactMap { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      return cells.count > column ? String(cells[cells.startIndex + column]) : nil
    }
  }

  /// What stands between back-ticks.
  private static func code(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private func swiftFiles() throws -> [String] {
    let root = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
