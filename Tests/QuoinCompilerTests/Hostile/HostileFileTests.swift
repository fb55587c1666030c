import Foundation
import QuoinCompiler
import QuoinEmit
import QuoinSource
import QuoinTestSupport
import Testing

/// The hostile files through the whole compiler: each is accepted or refused, and where, as its
/// index says.
@Suite(.enabled(if: SharedFolder.exists, Comment(rawValue: SharedFolder.reason)))
struct HostileFileTests {
  /// What `index.json` says of a file.
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var expect: String
    var at: [Int]?
    var also: [[Int]]?
    var lines: [Int]?

    var testDescription: String { file }

    /// Whether an error may stand at a place.
    func allows(_ place: SourcePosition) -> Bool {
      guard let at else {
        return lines.map { ($0[0]...$0[1]).contains(place.line) } ?? true
      }
      return ([at] + (also ?? [])).contains([place.line, place.column])
    }
  }

  private struct Index: Decodable {
    var files: [Entry]
  }

  static let folder = SharedFolder.url?.appendingPathComponent("suites/nasty")

  static let entries: [Entry] = {
    guard let folder,
      let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return [] }
    return index.files
  }()

  @Test func theIndexHasItsFiles() {
    #expect(Self.entries.count == 108)
  }

  @Test(arguments: entries)
  func filesComeOutAsTheIndexSays(_ entry: Entry) throws {
    let url = try #require(Self.folder).appendingPathComponent(entry.file)
    let file = SourceFile(path: entry.file, bytes: Array(try Data(contentsOf: url)))
    let result = Compiler.compile(
      file, notation: entry.file.hasSuffix(".json") ? .json : .yaml, files: MemoryFiles())
    let errors = result.diagnostics.filter { $0.severity == .error }
    switch entry.expect {
    case "accept": #expect(errors.isEmpty, "\(errors.map(\.message))")
    case "error": #expect(!errors.isEmpty)
    default: break
    }
    guard let start = errors.first?.range?.start else { return }
    #expect(entry.allows(start), "\(start.line):\(start.column)")
    for finding in result.diagnostics {
      // Messages name what is wrong, cut: no file may fill a terminal or a report with itself.
      let words = [finding.message, finding.hint ?? ""] + finding.notes.map(\.message)
      #expect(words.allSatisfy { $0.utf8.count < 600 }, "\(finding.id)")
    }
  }
}
