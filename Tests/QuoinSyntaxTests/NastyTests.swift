import Foundation
import QuoinSource
import QuoinSyntax
import Testing

/// The hostile files, as far as their faults are faults of syntax.
@Suite(.enabled(if: SharedFolder.has("nasty"), SharedFolder.missing))
struct NastyTests {
  /// What `index.json` says of a file.
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var area: String
    var expect: String
    var at: [Int]?
    var also: [[Int]]?
    var lines: [Int]?

    var testDescription: String { file }
  }

  struct Index: Decodable {
    var files: [Entry]
  }

  static let entries: [Entry] = {
    guard let folder = SharedFolder.suite("nasty"),
      let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return index.files
  }()

  /// Files of the areas of syntax whose fault is one of meaning all the same.
  static let faultsOfMeaning: Set<String> = [
    "r20-blank-run-quoted.yaml", "r21-number-100k-digits.yaml", "s11-screens-is-scalar.yaml",
    "s12-root-is-list.yaml", "s18-include-traversal.yaml",
  ]
  /// Files of other areas whose fault is one of syntax.
  static let faultsOfSyntax: Set<String> = [
    "n19-nan.json", "u04-graphemes-then-dup.yaml", "u05-column-after-emoji.yaml",
    "u06-terminal-escape-key.yaml",
  ]

  static func isFaultOfSyntax(_ entry: Entry) -> Bool {
    guard entry.expect == "error" else { return false }
    return faultsOfSyntax.contains(entry.file)
      || (["resources", "structure", "encoding"].contains(entry.area)
        && !faultsOfMeaning.contains(entry.file))
  }

  private func read(_ entry: Entry) throws -> SyntaxParser.Reading {
    let folder = try #require(SharedFolder.suite("nasty"))
    let file = try SharedFolder.file(folder.appendingPathComponent(entry.file))
    return SyntaxParser.read(file, as: entry.file.hasSuffix(".json") ? .json : .yaml)
  }

  @Test func theIndexHasItsFiles() {
    #expect(Self.entries.count == 108)
    #expect(Self.entries.filter(Self.isFaultOfSyntax).count == 55)
  }

  @Test(arguments: entries.filter(isFaultOfSyntax))
  func faultsOfSyntaxStandWhereTheIndexSays(_ entry: Entry) throws {
    let errors = try read(entry).diagnostics.filter { $0.severity == .error }
    let start = try #require(errors.first?.range?.start)
    let place = [start.line, start.column]
    let isInLines =
      entry.at == nil && (entry.lines.map { ($0[0]...$0[1]).contains(start.line) } ?? false)
    #expect(place == entry.at || entry.also?.contains(place) == true || isInLines, "\(place)")
    for error in errors {
      #expect(error.hint != nil)
      let text = ([error.message, error.hint ?? ""] + error.notes.map(\.message)).joined()
      #expect(text.utf8.count < 600 && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }

  /// Files that must be accepted, or whose fault a later stage finds: nothing is said of them but of
  /// escapes that cannot be printed, behind the place of the fault.
  @Test(arguments: entries.filter { !isFaultOfSyntax($0) && $0.expect != "either" })
  func otherFilesAreRead(_ entry: Entry) throws {
    let reading = try read(entry)
    #expect(reading.isWhole)
    #expect(!reading.documents.isEmpty)
    for error in reading.diagnostics where error.severity == .error {
      #expect(error.id == "control-character" && entry.expect == "error")
      #expect((error.range?.start.line ?? 0) > (entry.at?.first ?? 0))
    }
  }

  @Test(arguments: entries.filter { $0.expect == "either" })
  func openCasesAreReadOrRefusedAtTheirPlace(_ entry: Entry) throws {
    let errors = try read(entry).diagnostics.filter { $0.severity == .error }
    guard let start = errors.first?.range?.start else { return }
    let place = [start.line, start.column]
    #expect(place == entry.at || entry.also?.contains(place) == true, "\(place)")
  }

  @Test func everySeparatorOutsideDoubleQuotesIsTold() throws {
    let entry = try #require(Self.entries.first { $0.file == "e20-nel-ls-ps.yaml" })
    let lines = try read(entry).diagnostics.map { $0.range?.start.line }
    #expect(lines == [5, 6, 7])
  }
}
