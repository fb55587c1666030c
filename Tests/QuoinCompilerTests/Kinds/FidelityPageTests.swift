import Foundation
import QuoinScreen
import QuoinTestSupport
import Testing

/// `docs/FIDELITY.md` against the kinds.
@Suite struct FidelityPageTests {
  /// Kinds that a control makes: each has a row, and no row is of a kind that is not there.
  @Test func everyControlHasARow() throws {
    let url = SharedFolder.package.appendingPathComponent("docs/FIDELITY.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let cells = rows.compactMap { $0.split(separator: "|").first }
    let names = Set(
      cells.flatMap { $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 } }
        .map { String($0.element) })
    for kind in ViewKind.all where !Self.elsewhere.contains(kind.name) {
      #expect(names.contains(kind.name), "docs/FIDELITY.md has no row for \(kind.name)")
    }
  }

  /// A gallery of kinds: each has a spec in `specs/kinds`.
  @Test func everyKindHasASpec() {
    for kind in ViewKind.all where !Self.elsewhere.contains(kind.name) {
      let spec = SharedFolder.package.appendingPathComponent("specs/kinds/\(kind.name).quoin.yaml")
      #expect(FileManager.default.fileExists(atPath: spec.path), "\(spec.lastPathComponent)")
    }
  }

  /// Texts and stacks, whose rules are many: pages and specs of their own tell of them.
  private static let elsewhere: Set = [
    "label", "textField", "button", "vstack", "hstack", "spacer",
  ]
}
