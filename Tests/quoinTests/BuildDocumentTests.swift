import Foundation
import Testing

@testable import quoin

/// The build files that docs/BUILD.md shows build.
@Suite(.timeLimit(.minutes(1))) struct BuildDocumentTests {
  let folder: TemporaryFolder
  private let document: String

  init() throws {
    folder = try TemporaryFolder()
    document = try ReadmeTests.text(of: "docs/BUILD.md")
    try folder.write("specs/login.quoin.yaml", "include: tokens.yaml\n" + Specs.box)
    try folder.write("specs/tokens.yaml", "values: {unused: 1}\n")
  }

  /// The first fenced block of a language.
  private func block(_ language: String) throws -> String {
    let rest = try #require(document.components(separatedBy: "```\(language)\n").dropFirst().first)
    return rest.components(separatedBy: "```").first ?? ""
  }

  /// Runs a program that finds the tool by its name; gives what it prints.
  private func run(_ line: String) throws -> String {
    let outcome = try folder.tool.shell("PATH=\"$(dirname \"$QUOIN\"):$PATH\"; \(line)")
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    return outcome.output
  }

  /// Makes a file younger than what was built of it.
  private func touch(_ name: String) throws {
    _ = try run("touch -d '1 minute' \(name)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "no make"))
  func theMakefileBuilds() throws {
    try folder.write("Makefile", block("make"))
    _ = try run("make")
    #expect(try folder.text(of: "out/login.swift").contains("struct Box"))
    #expect(try run("make").contains("Nothing to be done"))
    try touch("specs/tokens.yaml")
    #expect(try run("make").contains("quoin compile specs/login.quoin.yaml"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja"), "no ninja"))
  func theNinjaFileBuilds() throws {
    try folder.write("build.ninja", block("ninja"))
    _ = try run("ninja")
    #expect(try folder.text(of: "out/login.swift").contains("struct Box"))
    #expect(try run("ninja").contains("no work to do"))
    try touch("specs/tokens.yaml")
    #expect(try !run("ninja").contains("no work to do"))
  }

  @Test func theConfigurationIsRead() throws {
    try folder.write("quoin.config.yaml", block("yaml"))
    try folder.write("templates/colors.kt.mustache", "val name = {{screen}}\n")
    #expect(try folder.tool.run("compile", "specs", "-o", "out").code == 0)
    #expect(try folder.text(of: "out/specs/login.kt") == "val name = \"Box\"\n")
  }

  @Test func theMistakeIsToldAsShown() throws {
    try folder.write("quoin.config.yaml", "theme: light\ndevice: iPhone SE\ntextSise: XL\n")
    let outcome = try folder.tool.run("check", "specs")
    #expect(outcome.errors.hasPrefix(try block("text")))
  }
}
