/// The help of the tool and of its commands, laid out as swift-argument-parser does.
enum HelpText {
  /// The width that lines are wrapped at.
  private static let width = 80
  /// Where explanations begin.
  private static let column = 26

  /// The help of the whole tool.
  static func tool(
    name: String, summary: String, commands: [(name: String, summary: String)],
    options: [ArgumentDescription]
  ) -> String {
    var text = "OVERVIEW: \(summary)\n\nUSAGE: \(name) <command>\n\nOPTIONS:\n"
    text += options.map { row(label(of: $0), $0.help) }.joined()
    text += "\nCOMMANDS:\n"
    text += commands.map { row($0.name, $0.summary) }.joined()
    return text + "\n  See '\(name) help <command>' for detailed help.\n"
  }

  /// The help of one command.
  static func command(
    _ name: String, summary: String, discussion: String, arguments: [ArgumentDescription]
  ) -> String {
    var text = "OVERVIEW: \(summary)\n"
    if !discussion.isEmpty {
      text += "\n"
      for paragraph in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
        text += wrap(String(paragraph), to: width).joined(separator: "\n") + "\n"
      }
    }
    text += "\nUSAGE: \(usage(of: name, arguments: arguments))\n"
    let positionals = arguments.filter { $0.form == .positional }
    if !positionals.isEmpty {
      text += "\nARGUMENTS:\n" + positionals.map { row(label(of: $0), $0.help) }.joined()
    }
    let named = arguments.filter { $0.form != .positional }
    return text + "\nOPTIONS:\n" + named.map { row(label(of: $0), $0.help) }.joined()
  }

  /// The line that shows how a command is written.
  static func usage(of name: String, arguments: [ArgumentDescription]) -> String {
    var words = [name]
    let named = arguments.filter { $0.form != .positional }
    words += named.filter(\.isRequired).map(\.shown)
    if named.contains(where: { !$0.isRequired }) { words.append("[<options>]") }
    for argument in arguments where argument.form == .positional {
      let word = argument.isRepeatable ? "\(argument.shown) ..." : argument.shown
      words.append(argument.isRequired ? word : "[\(word)]")
    }
    return words.joined(separator: " ")
  }

  private static func label(of argument: ArgumentDescription) -> String {
    switch argument.form {
    case .flag: argument.names.joined(separator: ", ")
    case .option: "\(argument.names.joined(separator: ", ")) <\(argument.placeholder)>"
    case .positional: argument.shown
    }
  }

  private static func row(_ label: String, _ help: String) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = wrap(help, to: width - column)
    let body = lines.joined(separator: "\n" + indent)
    let head = "  " + label
    guard head.count < column else { return "\(head)\n\(indent)\(body)\n" }
    return head + String(repeating: " ", count: column - head.count) + body + "\n"
  }

  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
