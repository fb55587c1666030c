extension CompletionScript {
  /// The script for fish 3 and later.
  static func fish(
    _ tool: String, commands: [CommandOutline], options: [ArgumentDescription]
  ) -> String {
    var lines = [
      "# Completion of \(tool) for fish: put this file as \(tool).fish into its completions folder.",
      "complete -c \(tool) -f",
    ]
    lines += options.map { "complete -c \(tool) -n __fish_use_subcommand\(fishOption($0))" }
    for command in commands {
      lines.append(
        "complete -c \(tool) -n __fish_use_subcommand -a \(command.name) "
          + "-d \(fishQuoted(command.summary))")
    }
    lines.append("complete -c \(tool) -n __fish_use_subcommand -a help -d 'Show help.'")
    let names = commands.map(\.name).joined(separator: " ")
    lines.append("complete -c \(tool) -n '__fish_seen_subcommand_from help' -a '\(names)'")
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.options.map { "complete -c \(tool) \(condition)\(fishOption($0))" }
      if let positional = command.positional {
        lines.append("complete -c \(tool) \(condition)\(fishValues(positional.completion))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishOption(_ option: ArgumentDescription) -> String {
    var text = ""
    for name in option.names {
      text += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    if option.form == .option { text += " -r" + fishValues(option.completion) }
    return text + " -d \(fishQuoted(option.help))"
  }

  private static func fishValues(_ completion: Completion) -> String {
    switch completion {
    case .none: " -f"
    case .files: " -F"
    case .values(let values):
      " -f -a \(fishQuoted(values.map { escaped($0, [" ", "\\", "(", ")"]) }.joined(separator: " ")))"
    }
  }

  /// In fish, single quotes know the escapes `\'` and `\\`.
  private static func fishQuoted(_ text: String) -> String { "'\(escaped(text, ["'", "\\"]))'" }
}
