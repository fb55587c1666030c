import Foundation
import QuoinCompiler
import QuoinLayout
import QuoinSource
import QuoinTestSupport

/// A spec of `suites/nasty`, less the lines that it is refused for.
struct NastySpec {
  /// The file's name without its ending.
  let name: String
  /// The screen of what is left; nil where that is none.
  let layout: ScreenLayout?
  /// The lines of the file that were taken out, from 1.
  let refusedLines: [Int]

  /// The specs about code generators (c) and Unicode (u), by name.
  static func all() throws -> [NastySpec] {
    guard let folder = SharedFolder.url?.appendingPathComponent("suites/nasty") else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") && ($0.hasPrefix("c") || $0.hasPrefix("u")) }
      .sorted()
      .map { file in
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        return NastySpec(name: String(file.dropLast(5)), bytes: Array(data))
      }
  }

  /// The texts of labels by id, as the suite's index has them; nil where it tells none.
  static func labels(of name: String) throws -> [String: String]? {
    guard let folder = SharedFolder.url?.appendingPathComponent("suites/nasty") else { return nil }
    let index = try JSONDecoder().decode(
      Index.self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    guard let values = index.files.first(where: { $0.file == name + ".yaml" })?.values else {
      return nil
    }
    let labels = values.compactMap { key, text -> (String, String)? in
      let parts = key.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "views", parts[2] == "label" else { return nil }
      return (String(parts[1]), text)
    }
    return labels.isEmpty ? nil : Dictionary(uniqueKeysWithValues: labels)
  }

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    var lines: [(number: Int, bytes: [UInt8])] = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated().map { ($0 + 1, Array($1)) }
    var result = Self.compile(name, lines.map(\.bytes))
    var refused: [Int] = []
    // A line that is taken out may leave one behind that is wrong without it.
    while result.hasErrors, !lines.isEmpty {
      let wrong = Set(
        result.diagnostics.filter { $0.severity == .error }.compactMap { $0.range?.start.line })
      refused += lines.indices.filter { wrong.contains($0 + 1) }.map { lines[$0].number }
      guard !wrong.isEmpty else { break }
      lines = lines.indices.filter { !wrong.contains($0 + 1) }.map { lines[$0] }
      result = Self.compile(name, lines.map(\.bytes))
    }
    layout = result.hasErrors ? nil : result.layouts.first
    refusedLines = refused.sorted()
  }

  private static func compile(_ name: String, _ lines: [[UInt8]]) -> Compiler.Result {
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    return Compiler.compile(
      SourceFile(path: "\(name).quoin.yaml", bytes: bytes), notation: .yaml,
      files: MemoryFiles([:]))
  }

  private struct Index: Decodable {
    struct File: Decodable {
      var file: String
      var values: [String: String]?

      enum CodingKeys: CodingKey { case file, values }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        file = try container.decode(String.self, forKey: .file)
        // Values of other files are numbers.
        values = try? container.decode([String: String].self, forKey: .values)
      }
    }
    var files: [File]
  }
}
