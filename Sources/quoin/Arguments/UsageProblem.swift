import QuoinSource

/// What is wrong with a command line; the wording follows swift-argument-parser.
enum UsageProblem: Error, Sendable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case unexpectedArgument(String)
  case missing(ArgumentDescription)
  case missingValue(ArgumentDescription)
  case repeated(ArgumentDescription)
  case valueForFlag(ArgumentDescription)
  case invalidValue(String, for: ArgumentDescription, advice: String)
}

extension UsageProblem {
  /// The message, one or two sentences.
  var message: String {
    switch self {
    case .unknownCommand(let name, let known):
      "Unknown command '\(name)'." + suggestion(for: name, among: known)
    case .unknownOption(let name, let known):
      "Unknown option '\(name)'." + suggestion(for: name, among: known)
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word)'."
    case .missing(let argument):
      "Missing expected argument '\(argument.shown)'."
    case .missingValue(let argument):
      "Missing value for '\(argument.shown)'."
    case .repeated(let argument):
      "'\(argument.shown)' is given more than once."
    case .valueForFlag(let argument):
      "'\(argument.shown)' takes no value."
    case .invalidValue(let value, let argument, let advice):
      "The value '\(value)' is invalid for '\(argument.shown)'. \(advice)"
    }
  }

  private func suggestion(for word: String, among known: [String]) -> String {
    Suggestion.nearest(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
  }
}
