import Foundation
import Testing

@testable import quoin

/// `quoin init` by the built tool.
@Suite(.timeLimit(.minutes(1))) struct InitTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theFirstSpecIsCleanInEveryCell() throws {
    let outcome = try folder.tool.run("init")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(folder.files() == ["first.quoin.yaml"])
    for cell in [
      [], ["--device=iPhone SE", "--text-size=AX5"], ["--device=iPad mini", "--direction=rtl"],
      ["--orientation=landscape", "--theme=dark"],
    ] {
      let check = try folder.tool.run(["check", "first.quoin.yaml"] + cell)
      #expect(check.code == 0)
      #expect(check.errors == "", "\(cell)")
    }
  }

  @Test(arguments: [
    ["login"], ["new/sign up.quoin.yaml"], ["a'b"], ["x.quoin.yml"],
  ])
  func theNextStepsRun(_ words: [String]) throws {
    let outcome = try folder.tool.run(["init"] + words)
    #expect(outcome.code == 0)
    let steps = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  quoin ") }
    #expect(steps.count == 4)
    for step in steps {
      let line = String(step).replacing("quoin compile", with: "$QUOIN compile")
      let run = try folder.tool.shell(line)
      #expect(run.code == 0, "\(step): \(run.errors)")
      #expect(run.errors == "")
    }
    #expect(folder.files().count == 2)
    #expect(folder.files().contains { $0.hasSuffix(".svg") })
  }

  @Test func aFileThatIsThereStays() throws {
    try folder.write("mine.quoin.yaml", "precious")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.quoin.yaml"), withDestinationPath: "nowhere")
    for name in ["mine", "mine.quoin.yaml", "link"] {
      let outcome = try folder.tool.run("init", name)
      #expect(outcome.code == 73)
      #expect(outcome.output == "")
      #expect(outcome.errors.hasSuffix(".quoin.yaml: it is there already\n"))
    }
    #expect(try folder.text(of: "mine.quoin.yaml") == "precious")
    #expect(!folder.files().contains("nowhere"))
  }

  @Test(arguments: [["a/"], ["a.quoin.json"], ["a", "b"], [""]])
  func aNameThatIsNoneIsRefused(_ words: [String]) throws {
    #expect(try folder.tool.run(["init"] + words).code == 64)
    #expect(folder.files() == [])
  }

  @Test(arguments: [
    ("login", "Login"), ("sign-up form", "SignUpForm"), ("été", "Été"), ("2fa", "Screen2fa"),
    ("--", "Screen"), ("a: b", "AB"),
  ])
  func aScreenIsNamedForItsFile(name: String, screen: String) {
    #expect(FirstSpec.screenName(from: name) == screen)
  }
}
