import Foundation
import QuoinSource
import QuoinSyntax
import Testing

/// The public YAML test suite, 402 cases: its events are the oracle.
///
/// libyaml 0.2.5 reads 330 as the suite says. The others are listed with their reasons, so that a
/// case that changes sides fails here; none of the readings that differ is silent about a spec's
/// meaning but those of `accepted`, which are laxer than YAML and lose nothing.
@Suite(.enabled(if: SharedFolder.has("yaml-test-suite"), SharedFolder.missing))
struct YAMLSuiteTests {
  /// Valid YAML that is refused, with a place and a hint.
  static let refused: [String: [String]] = [
    "a key is missing before the colon": [
      "2JQS", "6M2F", "CFD4", "FRK4", "NHX8", "NKF9", "S3PD", "SM9W/01", "UKK6/00", "M2N8/00",
    ],
    "a colon in a flow collection apart from its key": [
      "4ABK", "4MUZ/00", "4MUZ/01", "4MUZ/02", "5MUD", "K3WX", "NJ66", "9SA2", "VJP3/01", "UT92",
    ],
    "a plain text in a flow collection that begins with a colon": [
      "58MP", "5T43", "DBG4", "HM87/00",
    ],
    "a tab where an indentation could be meant": [
      "6BCT", "6CA3", "96NN/00", "96NN/01", "A2M4", "DK95/00", "DK95/03", "DK95/04", "Q5MG",
      "R4YG", "Y79Y/001", "Y79Y/010",
    ],
    "a directive or a version that is not known": ["2LFX", "6LVF", "BEC7", "MUS6/05", "MUS6/06"],
    "a document without '---' behind '...'": ["7Z25", "HWV9", "M7A3", "QT73", "W4TN"],
    "an anchor of more than letters, digits, '-' and '_'": ["2SXE", "8XYN", "W5VH"],
    "a block text at the root without indentation": ["DK3J", "FP8R"],
  ]

  /// Invalid YAML that is read.
  static let accepted: [String: [String]] = [
    "a comment without a blank before it": ["9JBA", "CVW2", "SU5Z", "X4QW", "MUS6/00"],
    "a flow collection or quoted text indented too little": [
      "9C9N", "DK95/01", "QB6E", "Y79Y/003",
    ],
    "a directive without '...' before it, or twice": ["9HCY", "EB22", "MUS6/01", "RHX7"],
    "a dash alone in a flow list": ["G5U8", "YJV2"],
    "blank lines that are longer than the text's indentation": ["S98Z"],
  ]

  /// Valid YAML that is read otherwise.
  static let different: [String: [String]] = [
    "a plain text in a flow collection that begins with '?'": ["652Z", "HM87/01"],
    "a last line of blanks without a line end": ["JEF9/02", "L24T/01"],
    "an anchor with a colon": ["Y2GN"],
  ]

  @Test func casesAreReadAsTheSuiteSays() throws {
    let folder = try #require(SharedFolder.suite("yaml-test-suite"))
    let inputs = SharedFolder.files(in: folder).filter { $0.hasSuffix("in.yaml") }
    #expect(inputs.count == 402)
    var found: [Verdict: Set<String>] = [:]
    for input in inputs {
      let name = String(input.dropLast("/in.yaml".count))
      found[try verdict(on: folder.appendingPathComponent(name)), default: []].insert(name)
    }
    #expect(found[.right]?.count == 330)
    #expect(found[.refused] == Set(Self.refused.values.joined()))
    #expect(found[.accepted] == Set(Self.accepted.values.joined()))
    #expect(found[.different] == Set(Self.different.values.joined()))
  }

  /// Whatever the events are, the tree stage never fails and every error has a place and a hint.
  @Test func everyCaseHasATreeOrAnErrorWithAPlace() throws {
    let folder = try #require(SharedFolder.suite("yaml-test-suite"))
    for input in SharedFolder.files(in: folder) where input.hasSuffix("in.yaml") {
      let file = try SharedFolder.file(folder.appendingPathComponent(input))
      let reading = SyntaxParser.read(file, as: .yaml)
      #expect(!reading.documents.isEmpty || reading.diagnostics.containsError, "\(input)")
      #expect(reading.isWhole || reading.diagnostics.containsError, "\(input)")
      for diagnostic in reading.diagnostics {
        #expect(
          diagnostic.range != nil && diagnostic.hint != nil, "\(input): \(diagnostic.message)")
      }
    }
  }

  enum Verdict {
    case right, refused, accepted, different
  }

  private func verdict(on test: URL) throws -> Verdict {
    let file = try SharedFolder.file(test.appendingPathComponent("in.yaml"))
    let (text, diagnostics) = SyntaxDump.events(file, as: .yaml)
    let error = test.appendingPathComponent("error").path
    if FileManager.default.fileExists(atPath: error) {
      return diagnostics.containsError ? .right : .accepted
    }
    if diagnostics.containsError { return .refused }
    let events = try SharedFolder.file(test.appendingPathComponent("test.event"))
    return events.bytes.elementsEqual(text.utf8) ? .right : .different
  }
}
