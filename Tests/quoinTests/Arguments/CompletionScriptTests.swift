import Foundation
import QuoinCompiler
import Testing

@testable import quoin

/// The scripts are run by the shells they are for; a shell that is not installed is left out.
@Suite struct CompletionScriptTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for shell in CompletionScript.Shell.allCases {
      try folder.write("quoin.\(shell.rawValue)", CompletionScript.text(for: shell))
    }
    try folder.write("my spec.quoin.yaml", "")
  }

  static func hasShell(_ name: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// What bash offers for the last of the words.
  private func bash(_ words: String...) throws -> [String] {
    let list = words.map(CompletionScript.quoted).joined(separator: " ")
    let line = """
      . ./quoin.bash; COMP_WORDS=(quoin \(list)); COMP_CWORD=\(words.count); _quoin
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try folder.tool.shell("bash -c \(CompletionScript.quoted(line))")
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// What fish offers at the end of a line.
  private func fish(_ line: String) throws -> [String] {
    let script = "source quoin.fish; complete -C \(CompletionScript.quoted(line))"
    let outcome = try folder.tool.shell("HOME=. fish -c \(CompletionScript.quoted(script))")
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(.enabled(if: hasShell("bash"))) func bashOffersCommandsOptionsAndValues() throws {
    #expect(try bash("c") == ["compile", "check"])
    #expect(try bash("help", "d") == ["dump", "devices"])
    #expect(try bash("compile", "--orient") == ["--orientation"])
    #expect(try bash("compile", "--orientation", "") == ["portrait", "landscape"])
    #expect(try bash("compile", "--orientation", "=", "l") == ["landscape"])
    #expect(try bash("dump", "--stage", "=") == Compiler.Stage.allCases.map(\.rawValue))
    #expect(
      try bash("compile", "--device", "iPhone 16 Pro") == [
        #"iPhone\ 16\ Pro"#, #"iPhone\ 16\ Pro\ Max"#,
      ])
    #expect(try bash("check", "my") == ["my spec.quoin.yaml"])
  }

  @Test(.enabled(if: hasShell("fish"))) func fishOffersCommandsOptionsAndValues() throws {
    #expect(try fish("quoin c") == ["check", "compile"])
    #expect(try fish("quoin compile --orient") == ["--orientation"])
    #expect(try fish("quoin compile --orientation ") == ["landscape", "portrait"])
    #expect(
      try fish("quoin dump --stage ").sorted() == Compiler.Stage.allCases.map(\.rawValue).sorted())
    #expect(try fish("quoin compile --device iPhone\\ 16\\ Pro\\ M") == ["iPhone 16 Pro Max"])
    #expect(try fish("quoin check my").first == "my spec.quoin.yaml")
  }

  @Test(.enabled(if: hasShell("zsh"))) func zshReadsTheScript() throws {
    let outcome = try folder.tool.shell("zsh -n quoin.zsh")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
  }
}
