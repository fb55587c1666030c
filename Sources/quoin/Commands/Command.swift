/// A command of the tool: what it declares and what it does.
protocol Command: Sendable {
  /// The word on the command line.
  static var name: String { get }
  /// One sentence of help without an object: "Solve specs and write their layouts."
  static var summary: String { get }
  /// More help, one paragraph a line; empty when the summary says it all.
  static var discussion: String { get }
  /// What it takes, in the order of the help.
  static var arguments: [Argument<Self>] { get }
  /// The command before any argument is read.
  init()
  /// Notes which options the command line has, by their long names.
  mutating func remember(given names: Set<String>)
  /// Does the work; what is wrong with a spec is in the exit code, what stops the work is thrown.
  func run(on console: Console) throws(Failure) -> ExitCode
}

extension Command {
  static var discussion: String { "" }

  mutating func remember(given names: Set<String>) {}

  /// What help and completion show: the command's arguments and those every command has.
  static var described: [ArgumentDescription] {
    arguments.map(\.description) + Tool.everywhere
  }

  /// Reads the words after the command's name.
  static func parse(_ words: [String]) throws(UsageProblem) -> Self {
    var command = Self()
    let given = try ArgumentParser(arguments: arguments).parse(words, into: &command)
    command.remember(given: given)
    return command
  }

  /// The help page.
  static var help: String {
    HelpText.command(
      "\(Tool.name) \(name)", summary: summary, discussion: discussion, arguments: described)
  }

  /// The line that shows how it is written.
  static var usage: String { HelpText.usage(of: "\(Tool.name) \(name)", arguments: described) }
}
