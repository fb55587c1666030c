extension CompletionScript {
  /// The script for bash 3.2 and later.
  static func bash(
    _ tool: String, commands: [CommandOutline], options: [ArgumentDescription]
  ) -> String {
    let names = commands.map(\.name)
    let alternatives = (names + ["help"]).joined(separator: "|")
    return """
      # Completion of \(tool) for bash: source this file.

      _\(tool)_offer() {
        local candidate quoted
        for candidate in "$@"; do
          quoted=$(printf '%q' "$candidate")
          if [[ $candidate == "$current"* || $quoted == "$current"* ]]; then
            COMPREPLY+=("$quoted")
          fi
        done
      }

      _\(tool)_files() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do
          COMPREPLY+=("$path")
        done < <(compgen -f -- "$current")
      }

      _\(tool)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' word
        COMPREPLY=()
        if [[ $current == = ]]; then
          current=''
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(alternatives)) command=$word; break ;;
          esac
        done
        case $command in
          '')
            case $current in
              -*) _\(tool)_offer \(words(options.flatMap(\.names))) ;;
              *) _\(tool)_offer \(words(names + ["help"])) ;;
            esac ;;
          help) _\(tool)_offer \(words(names)) ;;
      \(commands.map { bashCase($0, tool: tool) }.joined(separator: "\n"))
        esac
      }

      complete -F _\(tool) \(tool)

      """
  }

  private static func bashCase(_ command: CommandOutline, tool: String) -> String {
    var lines = ["    \(command.name))", "      case $previous in"]
    for option in command.options where option.form == .option {
      let action = bashAction(option.completion, tool: tool)
      lines.append("        \(option.names.joined(separator: "|"))) \(action); return ;;")
    }
    lines += [
      "      esac",
      "      case $current in",
      "        -*) _\(tool)_offer \(words(command.options.flatMap(\.names))) ;;",
    ]
    if let positional = command.positional {
      lines.append("        *) \(bashAction(positional.completion, tool: tool)) ;;")
    }
    return (lines + ["      esac ;;"]).joined(separator: "\n")
  }

  private static func bashAction(_ completion: Completion, tool: String) -> String {
    switch completion {
    case .none: ":"
    case .files: "_\(tool)_files"
    case .values(let values): "_\(tool)_offer \(words(values))"
    }
  }

  private static func words(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }
}
