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

  // MARK: - Xcode

  /// The script in a shell with Xcode's variables and nothing else, from the project's folder.
  private func xcodeScript() throws -> BuiltTool.Outcome {
    let chapter = try #require(document.components(separatedBy: "\n## Xcode\n").dropFirst().first)
    let rest = try #require(chapter.components(separatedBy: "```sh\n").dropFirst().first)
    try folder.write("phase.sh", rest.components(separatedBy: "```").first ?? "")
    return try folder.tool.shell(
      """
      cd "My App" && env -i PATH="$(dirname "$QUOIN"):/usr/bin:/bin" SRCROOT="$PWD" \
        DERIVED_FILE_DIR="${PWD%/*}/Derived Data/App.build" /bin/sh -e ../phase.sh
      """)
  }

  private func writeProject() throws {
    try folder.write("My App/Screens/login.quoin.yaml", "include: ../my tokens.yaml\n" + Specs.box)
    try folder.write("My App/my tokens.yaml", "values: {unused: 1}\n")
    try folder.write(
      "My App/Screens/More/about.quoin.yaml", Specs.box.replacing("Box", with: "About"))
  }

  @Test func theXcodeScriptRuns() throws {
    try writeProject()
    let before = folder.files().filter { $0.hasPrefix("My App/") }
    let outcome = try xcodeScript()
    #expect(outcome.code == 0, "\(outcome.errors)")
    let derived = "Derived Data/App.build"
    let outputs = folder.files().filter { $0.hasPrefix(derived) }
    #expect(
      outputs == [
        "\(derived)/Quoin/Screens/More/about.swift", "\(derived)/Quoin/Screens/login.swift",
        "\(derived)/quoin.d",
      ])
    let list = try folder.text(of: "\(derived)/quoin.d")
    #expect(list.contains("Screens/login.swift: Screens/login.quoin.yaml"))
    #expect(list.contains("\\\n  my\\ tokens.yaml\n"))
    #expect(folder.files().filter { $0.hasPrefix("My App/") } == before)
    let state = try outputs.map(folder.status(of:))
    #expect(try xcodeScript().code == 0)
    #expect(try outputs.map(folder.status(of:)) == state)
  }

  /// Xcode reads `PATH:LINE:COLUMN: error: MESSAGE` off the log, and stops at a code other than 0.
  @Test func theXcodeScriptStopsAtAnError() throws {
    try writeProject()
    try folder.write("My App/Screens/login.quoin.yaml", Specs.broken)
    let outcome = try xcodeScript()
    #expect(outcome.code == 1)
    let place = folder.path("My App/Screens/login.quoin.yaml")
    #expect(outcome.errors.contains("\(place):5:44: error: unknown key 'colour'"))
  }

  // MARK: - Bazel

  /// The rule's command in a folder of links to declared inputs, as Bazel's sandbox is.
  private func bazelAction(inputs: [String]) throws -> BuiltTool.Outcome {
    let line = try #require(document.firstMatch(of: /arguments = \[(.*)\],/)).1
    let words = line.split(separator: ", ").map { word in
      switch word {
      case "ctx.file.spec.path": "specs/login.quoin.yaml"
      case "out.path": "bazel-out/bin/login_spec.swift"
      default: word.trimmingCharacters(in: ["\""])
      }
    }
    for input in inputs {
      try folder.write("sandbox/\(input)", "")
      try FileManager.default.removeItem(atPath: folder.path("sandbox/\(input)"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("sandbox/\(input)"), withDestinationPath: folder.path(input))
    }
    return try BuiltTool(folder: folder.url.appendingPathComponent("sandbox")).run(words)
  }

  @Test func theBazelRuleRunsInASandboxOfLinks() throws {
    try folder.write("quoin.config.yaml", "access: package\n")
    let outcome = try bazelAction(
      inputs: ["specs/login.quoin.yaml", "specs/tokens.yaml", "quoin.config.yaml"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let code = try folder.text(of: "sandbox/bazel-out/bin/login_spec.swift")
    #expect(code.contains("package struct Box"))
  }

  @Test func whatTheBazelRuleDoesNotDeclareIsMissing() throws {
    let outcome = try bazelAction(inputs: ["specs/login.quoin.yaml"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("specs/login.quoin.yaml:1:10: error: "))
    #expect(outcome.errors.contains("tokens.yaml"))
  }
}
