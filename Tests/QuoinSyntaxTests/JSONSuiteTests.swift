import Foundation
import QuoinSource
import QuoinSyntax
import Testing

/// The public JSON test suite: `y_` must be accepted, `n_` refused, `i_` may be either.
@Suite(.enabled(if: SharedFolder.has("json-test-suite"), SharedFolder.missing))
struct JSONSuiteTests {
  /// Valid JSON that the language refuses after it was read: keys written twice (RFC 7493, 2.3) and
  /// characters that cannot be printed.
  static let refusedByTheLanguage: [String: [String]] = [
    "duplicate-key": ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"],
    "control-character": [
      "y_object_escaped_null_in_key.json", "y_string_allowed_escapes.json",
      "y_string_escaped_control_character.json", "y_string_escaped_noncharacter.json",
      "y_string_nonCharacterInUTF-8_U+FFFF.json", "y_string_null_escape.json",
      "y_string_unescaped_char_delete.json", "y_string_unicode_U+FFFE_nonchar.json",
      "y_string_with_del_character.json",
    ],
  ]

  private func read(_ kind: Character) throws -> [(name: String, reading: SyntaxParser.Reading)] {
    let folder = try #require(SharedFolder.suite("json-test-suite"))
      .appendingPathComponent("test_parsing")
    return try SharedFolder.files(in: folder).filter { $0.first == kind && $0.hasSuffix(".json") }
      .map {
        ($0, SyntaxParser.read(try SharedFolder.file(folder.appendingPathComponent($0)), as: .json))
      }
  }

  @Test func validFilesAreRead() throws {
    let results = try read("y")
    #expect(results.count == 95)
    var refused: [String: [String]] = [:]
    for (name, reading) in results {
      #expect(reading.isWhole && reading.documents.count == 1, "\(name)")
      for id in Set(reading.diagnostics.map(\.id)) { refused[id, default: []].append(name) }
    }
    #expect(refused == Self.refusedByTheLanguage)
  }

  @Test func invalidFilesAreRefused() throws {
    let results = try read("n")
    #expect(results.count == 188)
    for (name, reading) in results {
      #expect(!reading.isWhole && reading.diagnostics.containsError, "\(name) is accepted")
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.range != nil && diagnostic.hint != nil, "\(name)")
      }
    }
  }

  /// What RFC 8259 leaves open: text that is no Unicode and depths over the limit are refused, any
  /// number is kept as its text.
  @Test func openCasesEndInATreeOrAnError() throws {
    let results = try read("i")
    #expect(results.count == 35)
    let reasons: Set = ["unknown-escape", "encoding", "depth-limit"]
    for (name, reading) in results {
      #expect(
        reading.isWhole || reading.diagnostics.allSatisfy { reasons.contains($0.id) }, "\(name)")
    }
  }
}
