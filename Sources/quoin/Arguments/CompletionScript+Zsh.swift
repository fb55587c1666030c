extension CompletionScript {
  /// The script for zsh.
  static func zsh(
    _ tool: String, commands: [CommandOutline], options: [ArgumentDescription]
  ) -> String {
    let topics = commands.map { quoted("\(escaped($0.name, [":"])):\($0.summary)") }
    let help = quoted("help:Show help for a command.")
    return """
      #compdef \(tool)
      # Completion of \(tool) for zsh: put this file as _\(tool) into a folder of $fpath.

      _\(tool)() {
        local curcontext=$curcontext state line
        local -a commands=(
          \((topics + [help]).joined(separator: "\n    "))
        )
        _arguments -C \\
      \(options.flatMap { zshSpecs($0) }.map { "    \($0) \\" }.joined(separator: "\n"))
          '1: :->command' '*:: :->arguments'
        case $state in
          command) _describe command commands ;;
          arguments)
            case $words[1] in
              help) _describe command commands ;;
      \(commands.map(zshCase).joined(separator: "\n"))
            esac ;;
        esac
      }

      _\(tool) "$@"

      """
  }

  private static func zshCase(_ command: CommandOutline) -> String {
    var specs = command.options.flatMap { zshSpecs($0) }
    if let positional = command.positional {
      let count = positional.isRepeatable ? "*" : "1"
      let action = zshAction(positional.completion)
      specs.append(quoted("\(count):\(positional.placeholder):\(action)"))
    }
    let body = specs.map { "          \($0)" }.joined(separator: " \\\n")
    return "        \(command.name)) _arguments \\\n\(body) ;;"
  }

  private static func zshSpecs(_ option: ArgumentDescription) -> [String] {
    let help = escaped(option.help, ["[", "]", ":", "\\"])
    return option.names.map { name in
      let repeated = option.isRepeatable ? "*" : ""
      guard option.form == .option else { return quoted("\(repeated)\(name)[\(help)]") }
      let joiner = name.hasPrefix("--") ? "=" : "+"
      let placeholder = escaped(option.placeholder, [":", "[", "]"])
      return quoted(
        "\(repeated)\(name)\(joiner)[\(help)]:\(placeholder):\(zshAction(option.completion))")
    }
  }

  private static func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .values(let values):
      "(\(values.map { escaped($0, [" ", ":", "(", ")", "\\"]) }.joined(separator: " ")))"
    }
  }
}
