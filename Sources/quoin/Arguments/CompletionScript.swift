/// Completion scripts for shells, made from what the commands declare.
enum CompletionScript {
  /// The shells there are scripts for.
  enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish
  }

  /// What a script knows of a command.
  struct CommandOutline: Sendable {
    /// The word on the command line.
    var name: String
    /// One sentence.
    var summary: String
    /// All that it takes.
    var arguments: [ArgumentDescription]

    /// The arguments with a name.
    var options: [ArgumentDescription] { arguments.filter { $0.form != .positional } }
    /// What is offered for a word without a name.
    var positional: ArgumentDescription? { arguments.first { $0.form == .positional } }
  }

  /// The script for a shell.
  static func text(for shell: Shell) -> String {
    let commands = Tool.commands.map { type in
      CommandOutline(name: type.name, summary: type.summary, arguments: type.described)
    }
    let options = Tool.everywhere + [Tool.completionOption]
    return switch shell {
    case .bash: bash(Tool.name, commands: commands, options: options)
    case .zsh: zsh(Tool.name, commands: commands, options: options)
    case .fish: fish(Tool.name, commands: commands, options: options)
    }
  }

  /// The text in single quotes, as all POSIX shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// The text with a backslash before each of the characters.
  static func escaped(_ text: String, _ characters: Set<Character>) -> String {
    text.map { characters.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
