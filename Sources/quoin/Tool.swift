#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The tool: its commands and the way from the words of a command line to an exit code.
enum Tool {
  /// The word it is started by.
  static let name = "quoin"
  /// The version of the package.
  static let version = "0.1.0"
  /// One sentence of help.
  static let summary = "Compile layout specs to frames, pictures and Swift."
  /// Every command, in the order of the help.
  static let commands: [any Command.Type] = [
    CompileCommand.self, CheckCommand.self, ImportCommand.self, InitCommand.self, DumpCommand.self,
    InputsCommand.self, TemplatesCommand.self, SupportCommand.self, DevicesCommand.self,
    FontsCommand.self, KindsCommand.self,
  ]

  /// The options that every command has.
  static let everywhere = [
    flag("--version", help: "Show the version."),
    flag("-h", "--help", help: "Show help information."),
  ]
  /// The option that writes a shell's completion script.
  static let completionOption = ArgumentDescription(
    form: .option, names: ["--generate-completion-script"], placeholder: "shell",
    completion: .values(CompletionScript.Shell.allCases.map(\.rawValue)), isRepeatable: false,
    isRequired: false, help: "Print a completion script for bash, zsh or fish.")

  /// Runs the tool with the process's arguments, its own name first, and ends the process.
  static func runAndExit(_ arguments: [String]) -> Never {
    Signals.install()
    let console = Console()
    var code: ExitCode
    do throws(Failure) {
      // On Linux, Swift finds the arguments by way of /proc; without it there is not even a name.
      guard !arguments.isEmpty else {
        throw Failure(.inputOutput, "Cannot read the arguments: /proc is not mounted")
      }
      code = try run(Array(arguments.dropFirst()), on: console)
      try console.closeOutput()
    } catch {
      console.warn(error.text)
      code = error.exitCode
    }
    exit(code.rawValue)
  }

  /// Runs the command that the words name.
  static func run(_ words: [String], on console: Console) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      try console.write(help)
      return .success
    }
    if first == "help" { return try showHelp(for: Array(words.dropFirst()), on: console) }
    guard let command = commands.first(where: { $0.name == first }) else {
      return try runWithoutCommand(words, first: first, on: console)
    }
    return try run(command, Array(words.dropFirst()), on: console)
  }

  private static func run<Chosen: Command>(
    _ type: Chosen.Type, _ words: [String], on console: Console
  ) throws(Failure) -> ExitCode {
    let options = words.prefix { $0 != "--" }
    if options.contains(where: isHelp) {
      try console.write(type.help)
      return .success
    }
    if options.contains("--version") { return try showVersion(on: console) }
    let command: Chosen
    do {
      command = try type.parse(words)
    } catch {
      throw failure(error, usage: type.usage, helpCommand: "\(name) \(type.name) --help")
    }
    return try command.run(on: console)
  }

  private static func runWithoutCommand(
    _ words: [String], first: String, on console: Console
  ) throws(Failure) -> ExitCode {
    if isHelp(first) {
      try console.write(help)
      return .success
    }
    if first == "--version" { return try showVersion(on: console) }
    guard first.hasPrefix("-"), first != "-" else {
      let problem = UsageProblem.unknownCommand(first, known: commands.map { $0.name } + ["help"])
      throw failure(problem, usage: usage, helpCommand: "\(name) --help")
    }
    var shells: [CompletionScript.Shell] = []
    let reader = ValueReader<CompletionScript.Shell>.cases(completionOption.placeholder)
    let argument = Argument<[CompletionScript.Shell]>(description: completionOption) { root, text in
      switch reader.read(text) {
      case .success(let shell): root.append(shell)
      case .failure(let problem): return problem
      }
      return nil
    }
    do {
      try ArgumentParser(arguments: [argument]).parse(words, into: &shells)
    } catch {
      throw failure(error, usage: usage, helpCommand: "\(name) --help")
    }
    for shell in shells { try console.write(CompletionScript.text(for: shell)) }
    return .success
  }

  private static func showHelp(
    for words: [String], on console: Console
  ) throws(Failure) -> ExitCode {
    guard let word = words.first, !isHelp(word) else {
      try console.write(help)
      return .success
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      let problem = UsageProblem.unknownCommand(word, known: commands.map { $0.name })
      throw failure(problem, usage: usage, helpCommand: "\(name) --help")
    }
    try console.write(command.help)
    return .success
  }

  private static func showVersion(on console: Console) throws(Failure) -> ExitCode {
    try console.write("\(version)\n")
    return .success
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }
}

// MARK: - Wording

extension Tool {
  /// The line that shows how the tool is written.
  private static let usage = "\(name) <command>"

  /// The help of the whole tool.
  static var help: String {
    HelpText.tool(
      name: name, summary: summary, commands: commands.map { ($0.name, $0.summary) },
      options: everywhere + [completionOption])
  }

  private static func flag(_ names: String..., help: String) -> ArgumentDescription {
    ArgumentDescription(
      form: .flag, names: names, placeholder: "", completion: .none, isRepeatable: true,
      isRequired: false, help: help)
  }

  private static func failure(
    _ problem: UsageProblem, usage: String, helpCommand: String
  ) -> Failure {
    Failure(
      .usage, problem.message,
      help: "Usage: \(usage)\n  See '\(helpCommand)' for more information.\n")
  }
}
