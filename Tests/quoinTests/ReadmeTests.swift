import Foundation
import Testing

@testable import quoin

/// What the README shows is what the tool does.
@Suite(.timeLimit(.minutes(1))) struct ReadmeTests {
  let folder: TemporaryFolder
  let readme: String

  init() throws {
    folder = try TemporaryFolder()
    readme = try Self.text(of: "README.md")
  }

  /// The content of a file of the package.
  static func text(of name: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return String(
      decoding: try Data(contentsOf: package.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The fenced blocks of a language, in order.
  private func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "```").first ?? ""
    }
  }

  @Test func theFirstSpecHasTheFramesShown() throws {
    let spec = try #require(blocks("yaml").first)
    try folder.write("badge.quoin.yaml", spec)
    let outcome = try folder.tool.run("compile", "badge.quoin.yaml")
    #expect(outcome.output == blocks("text").first)
    #expect(outcome.errors == "")
  }

  @Test func theMistakeIsToldAsShown() throws {
    let spec = try #require(blocks("yaml").first)
    #expect(spec.contains("    color: white\n"))
    try folder.write(
      "badge.quoin.yaml", spec.replacing("    color: white\n", with: "    colour: white\n"))
    let outcome = try folder.tool.run("compile", "badge.quoin.yaml")
    #expect(outcome.errors == blocks("text").last)
  }

  @Test func everyCommandLineShownIsRead() throws {
    let lines = try #require(blocks("sh").last).split(separator: "\n")
    #expect(lines.count > 3)
    for line in lines {
      let words = Self.words(line.prefix { $0 != "#" })
      let name = try #require(words.dropFirst().first)
      guard name != "help" else { continue }
      let command = try #require(Tool.commands.first { $0.name == name }, "\(line)")
      #expect(throws: Never.self, "\(line)") { _ = try command.parse(Array(words.dropFirst(2))) }
    }
  }

  @Test func everyExitCodeIsExplained() {
    for code in [
      ExitCode.success, .diagnostics, .usage, .noInput, .internalError, .cannotCreate,
      .inputOutput,
    ] {
      #expect(readme.contains("| \(code.rawValue) |"))
    }
  }

  /// Splits a line as a shell does where it has double quotes only.
  private static func words(_ line: Substring) -> [String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
