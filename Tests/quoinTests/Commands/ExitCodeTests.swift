import Foundation
import Testing

@testable import quoin

/// Every exit code by a run of the built tool.
@Suite(.timeLimit(.minutes(1))) struct ExitCodeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("box.quoin.yaml", Specs.box)
    try folder.write("broken.quoin.yaml", Specs.broken)
  }

  @Test func clean() throws {
    let outcome = try folder.tool.run("compile", "box.quoin.yaml")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("box"))
  }

  @Test func diagnostics() throws {
    let outcome = try folder.tool.run("compile", "broken.quoin.yaml")
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("broken.quoin.yaml:5:44: error: "))
  }

  @Test func warningsFailARunOnlyWhenAsked() throws {
    try folder.write(
      "loose.quoin.yaml", Specs.box.replacing("frame: [10, 20, 30, 40]", with: "width: 10"))
    let calm = try folder.tool.run("check", "loose.quoin.yaml")
    #expect(calm.code == 0)
    #expect(calm.errors.contains("warning"))
    #expect(try folder.tool.run("check", "--fail-on", "warning", "loose.quoin.yaml").code == 1)
    #expect(try folder.tool.run("check", "--fail-on=error", "loose.quoin.yaml").code == 0)
  }

  @Test(arguments: [
    ["compil"], ["compile"], ["compile", "--devise=x", "f"], ["--nothing"], ["help", "nothing"],
    ["dump", "box.quoin.yaml"], ["--generate-completion-script", "tcsh"],
    ["compile", "--device", "toaster", "box.quoin.yaml"],
  ])
  func usage(_ words: [String]) throws {
    let outcome = try folder.tool.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("\nUsage: quoin "))
  }

  @Test func noInput() throws {
    let outcome = try folder.tool.run("compile", "box.quoin.yaml", "missing.quoin.yaml")
    #expect(outcome.code == 66)
    #expect(outcome.output == "")
    #expect(outcome.errors == "Error: No such file or folder: missing.quoin.yaml\n")
  }

  @Test func wordsAreShownWithoutWhatCouldMoveTheCursor() throws {
    let outcome = try folder.tool.run("compile", "a\u{1B}[2J\nb\u{202E}")
    #expect(outcome.errors == #"Error: No such file or folder: a\u{1B}[2J\u{A}b\u{202E}"# + "\n")
  }

  @Test func aCrashIsAFaultOfTheTool() throws {
    let outcome = try folder.tool.shell(
      "mkfifo pipe; $QUOIN check - <pipe & exec 3>pipe; sleep 0.2; kill -ILL $!; wait $!")
    #expect(outcome.code == 70)
    #expect(outcome.errors.contains("quoin has a fault"))
  }

  @Test func anOutputThatCannotBeCreated() throws {
    try folder.write("taken", "")
    let outcome = try folder.tool.run("compile", "box.quoin.yaml", "-o", "taken/out/")
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("Cannot create taken/out/box.txt: "))
  }

  @Test(arguments: [
    "$QUOIN compile box.quoin.yaml >/dev/full", "$QUOIN compile box.quoin.yaml >&-",
    "$QUOIN compile box.quoin.yaml -o /dev/full", "$QUOIN help >/dev/full",
    "$QUOIN devices >/dev/full", "$QUOIN --version >/dev/full",
    "$QUOIN dump --stage syntax box.quoin.yaml >/dev/full",
    "$QUOIN check box.quoin.yaml --report json=- >/dev/full",
    "$QUOIN --generate-completion-script zsh >/dev/full", "$QUOIN check - <&-",
  ])
  func inputOutput(_ line: String) throws {
    let outcome = try folder.tool.shell(line)
    #expect(outcome.code == 74)
    #expect(outcome.errors.hasPrefix("Error: Cannot "))
  }

  @Test func aReaderThatHasEnoughEndsTheToolQuietly() throws {
    let outcome = try folder.tool.shell("{ sleep 0.2; $QUOIN devices; echo $? >code; } | true")
    #expect(outcome.errors == "")
    #expect(try folder.text(of: "code") == "141\n")
  }

  @Test(arguments: [("INT", Int32(130)), ("TERM", 143)])
  func signals(_ signal: String, _ code: Int32) throws {
    try folder.write("out/box.txt", "old")
    let outcome = try folder.tool.shell(
      """
      mkfifo pipe
      "$QUOIN" compile - -o out <pipe &
      exec 3>pipe; sleep 0.2; kill -\(signal) $!; wait $!
      """)
    #expect(outcome.code == code)
    #expect(outcome.errors == "")
    #expect(try folder.text(of: "out/box.txt") == "old")
    #expect(folder.files().filter { $0.hasPrefix("out/") } == ["out/box.txt"])
  }
}
