import Foundation
import QuoinSource
import Testing

@testable import QuoinSyntax

/// The hostile files, as far as their faults are faults of syntax.
@Suite struct NastyTests {
  struct Entry: Decodable, Sendable {
    var file: String
    var area: String
    var expect: String
    var at: [Int]?
    var also: [[Int]]?
    var lines: [Int]?
  }

  struct Index: Decodable {
    var files: [Entry]
  }

  /// Files whose fault is one of meaning: the syntax has nothing to say about them.
  static let meaning: Set<String> = [
    "r20-blank-run-quoted.yaml", "r21-number-100k-digits.yaml", "s11-screens-is-scalar.yaml",
    "s12-root-is-list.yaml", "s18-include-traversal.yaml", "u02-invisible-and-lookalike-ids.yaml",
    "u07-format-string-key.yaml", "u06-terminal-escape-key.yaml", "n01-1e999.yaml",
  ]

  static func entries(_ areas: Set<String>) -> [Entry] {
    guard let folder = SharedFolder.suite("nasty"),
      let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return index.files.filter { areas.contains($0.area) }
  }

  @Test(
    .enabled(if: SharedFolder.has("nasty"), SharedFolder.missing),
    arguments: entries([
      "resources", "structure", "encoding", "scalars", "codegen", "svg", "unicode", "semantics",
    ]))
  func file(_ entry: Entry) throws {
    let folder = try #require(SharedFolder.suite("nasty"))
    let file = try SharedFolder.file(folder.appendingPathComponent(entry.file))
    let notation: SyntaxParser.Notation = entry.file.hasSuffix(".json") ? .json : .yaml
    let start = ContinuousClock.now
    let (_, diagnostics) = SyntaxParser.parse(file, as: notation)
    let time = ContinuousClock.now - start
    if ProcessInfo.processInfo.environment["SHOW"] != nil {
      let first = diagnostics.first { $0.severity == .error }
      let at = first?.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      print(
        "@@ \(entry.file) \(entry.expect) \(entry.at.map { "\($0)" } ?? "\(entry.lines ?? [])") -> \(at) \(first?.id ?? "") | \(first?.message ?? "") \(time) n=\(diagnostics.count)"
      )
    }
  }
}
