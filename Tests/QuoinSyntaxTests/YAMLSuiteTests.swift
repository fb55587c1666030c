import Foundation
import QuoinSource
import QuoinSyntax
import Testing

/// The public YAML test suite, 402 cases: its events are the oracle.
@Suite(.enabled(if: SharedFolder.has("yaml-test-suite"), SharedFolder.missing))
struct YAMLSuiteTests {
  @Test func suite() throws {
    let folder = try #require(SharedFolder.suite("yaml-test-suite"))
    let inputs = SharedFolder.files(in: folder).filter { $0.hasSuffix("in.yaml") }
    #expect(inputs.count == 402)
    var refused: Set<String> = []
    var accepted: Set<String> = []
    var different: Set<String> = []
    for input in inputs {
      let test = folder.appendingPathComponent(input).deletingLastPathComponent()
      let name = String(input.dropLast("/in.yaml".count))
      let file = try SharedFolder.file(folder.appendingPathComponent(input))
      let (text, diagnostics) = SyntaxDump.events(file, as: .yaml)
      let isInvalid = FileManager.default.fileExists(
        atPath: test.appendingPathComponent("error").path)
      if isInvalid {
        if !diagnostics.containsError { accepted.insert(name) }
        continue
      }
      let expected = try String(
        contentsOf: test.appendingPathComponent("test.event"), encoding: .utf8)
      if diagnostics.containsError {
        refused.insert(name)
      } else if text != expected {
        different.insert(name)
      }
      if text != expected, !diagnostics.containsError,
        ProcessInfo.processInfo.environment["SHOW"] != nil
      {
        print("@@@", name, text, expected)
      }
    }
    print("@@R", refused.sorted().joined(separator: " "))
    print("@@A", accepted.sorted().joined(separator: " "))
    print("@@D", different.sorted().joined(separator: " "))
    print("@@", refused.count, accepted.count, different.count)
  }
}
