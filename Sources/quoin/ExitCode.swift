import QuoinSource

/// How the process ends; the numbers from 64 on are those of BSD's `sysexits.h`.
enum ExitCode: Int32, Sendable {
  /// Everything was done and nothing reached the severity of `--fail-on`.
  case success = 0
  /// A spec has diagnostics at or above `--fail-on`.
  case diagnostics = 1
  /// The command line is wrong.
  case usage = 64
  /// An input does not exist or cannot be opened.
  case noInput = 66
  /// A fault of the tool itself.
  case internalError = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed half-way.
  case inputOutput = 74
}

/// What stops a command: a message for standard error and the exit code.
struct Failure: Error, Sendable, Equatable {
  /// The exit code.
  var exitCode: ExitCode
  /// What went wrong, a sentence without "Error:"; it may hold paths and words as they came.
  var message: String
  /// Further lines that say how it is done right; empty or with a line end.
  var help: String

  /// Makes a failure.
  init(_ exitCode: ExitCode, _ message: String, help: String = "") {
    self.exitCode = exitCode
    self.message = message
    self.help = help
  }

  /// What is printed, without anything that could move the cursor or hide.
  var text: String { "Error: \(VisibleText.escape(message, limit: .max))\n\(help)" }
}
