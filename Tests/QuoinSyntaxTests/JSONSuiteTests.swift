import Foundation
import QuoinSource
import QuoinSyntax
import Testing

/// The public JSON test suite: `y_` must be accepted, `n_` refused, `i_` may be either.
@Suite(.enabled(if: SharedFolder.has("json-test-suite"), SharedFolder.missing))
struct JSONSuiteTests {
  /// Valid JSON that the language refuses: keys written twice (RFC 7493, 2.3) and characters that
  /// cannot be printed.
  static let refusals: Set<String> = ["duplicate-key", "control-character"]

  @Test func suite() throws {
    let folder = try #require(SharedFolder.suite("json-test-suite"))
      .appendingPathComponent("test_parsing")
    let names = SharedFolder.files(in: folder).filter { $0.hasSuffix(".json") }
    var counts: [Character: Int] = [:]
    for name in names {
      let file = try SharedFolder.file(folder.appendingPathComponent(name))
      let reading = SyntaxParser.read(file, as: .json)
      let errors = reading.diagnostics.filter { $0.severity == .error }
      counts[name.first ?? " ", default: 0] += 1
      switch name.first {
      case "y":
        let faults = errors.filter { !Self.refusals.contains($0.id) }
        #expect(faults.isEmpty && reading.isWhole, "\(name): \(faults.map(\.message))")
        #expect(reading.documents.count == 1, "\(name)")
        if !errors.isEmpty { print("@@y", name, errors.map(\.id)) }
      case "n":
        #expect(!errors.isEmpty, "\(name) is accepted")
        #expect(errors.allSatisfy { $0.range != nil && $0.hint != nil }, "\(name)")
        if !reading.documents.isEmpty, reading.isWhole { print("@@n", name, errors.map(\.id)) }
      default:
        if !errors.isEmpty { print("@@i", name, errors.map(\.id)) }
      }
    }
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }
}
