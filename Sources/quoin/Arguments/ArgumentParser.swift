/// Reads a command's arguments into the command.
///
/// `--name value` and `--name=value`, `-n value` and `-nvalue`; after `--` everything is
/// positional; `-` alone is a value. A value that begins with a dash needs the form with `=`.
struct ArgumentParser<Root> {
  /// What the command declares.
  let arguments: [Argument<Root>]

  /// Parses and gives the names of the options that were there, the long one of each; the first
  /// fault ends it.
  @discardableResult
  func parse(_ words: [String], into root: inout Root) throws(UsageProblem) -> Set<String> {
    var given: Set<Int> = []
    var rest = words[...]
    var onlyPositionals = false
    while let word = rest.popFirst() {
      if !onlyPositionals, word == "--" {
        onlyPositionals = true
      } else if onlyPositionals || !word.hasPrefix("-") || word == "-" {
        try takePositional(word, given: &given, into: &root)
      } else {
        try takeNamed(word, rest: &rest, given: &given, into: &root)
      }
    }
    for (index, argument) in arguments.enumerated()
    where argument.description.isRequired && !given.contains(index) {
      throw .missing(argument.description)
    }
    return Set(given.compactMap { arguments[$0].description.names.last })
  }

  private func takePositional(
    _ word: String, given: inout Set<Int>, into root: inout Root
  ) throws(UsageProblem) {
    let index = arguments.indices.first { index in
      let description = arguments[index].description
      return description.form == .positional && (description.isRepeatable || !given.contains(index))
    }
    guard let index else { throw .unexpectedArgument(word) }
    try take(index, value: word, given: &given, into: &root)
  }

  private func takeNamed(
    _ word: String, rest: inout ArraySlice<String>, given: inout Set<Int>, into root: inout Root
  ) throws(UsageProblem) {
    let (name, joined) = split(word)
    let index = arguments.indices.first { arguments[$0].description.names.contains(name) }
    guard let index else {
      throw .unknownOption(name, known: arguments.flatMap(\.description.names))
    }
    let description = arguments[index].description
    if !description.isRepeatable, given.contains(index) { throw .repeated(description) }
    if description.form == .flag {
      guard joined == nil else { throw .valueForFlag(description) }
      try take(index, value: "", given: &given, into: &root)
    } else if let joined {
      try take(index, value: joined, given: &given, into: &root)
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      try take(index, value: next, given: &given, into: &root)
    } else {
      throw .missingValue(description)
    }
  }

  private func take(
    _ index: Int, value: String, given: inout Set<Int>, into root: inout Root
  ) throws(UsageProblem) {
    given.insert(index)
    if let problem = arguments[index].apply(&root, value) {
      throw .invalidValue(value, for: arguments[index].description, advice: problem.advice)
    }
  }

  /// Splits `--name=value`, `-n=value` and `-nvalue` into the name and the joined value.
  private func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let name = String(word.prefix(2))
    let isShort = arguments.contains { $0.description.names.contains(name) }
    guard isShort, word.count > 2 else { return (word, nil) }
    let value = word.dropFirst(2)
    return (name, String(value.first == "=" ? value.dropFirst() : value))
  }
}
