/// `quoin init`: write a first spec.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Write a first spec with comments."
  static let discussion = """
    Writes NAME.quoin.yaml, a small screen whose comments teach the language. A file that is \
    there is never overwritten.
    """

  var path: String?

  static let arguments: [Argument<InitCommand>] = [
    .positional(
      sets: \.path, .path("name"),
      help: "The spec's name, a path with or without .quoin.yaml (default: first).")
  ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    let given = path ?? "first"
    let ending = SpecFile.yamlEndings.first { given.hasSuffix($0) }
    let stem = ending.map { String(given.dropLast($0.count)) } ?? given
    let file = stem + (ending ?? ".quoin.yaml")
    let name = FilePath.name(of: stem)
    guard !name.isEmpty, !name.hasSuffix(".json") else {
      throw Failure(.usage, "\(given) is no name for a YAML file; write for example 'login'")
    }
    let text = FirstSpec.text(screen: FirstSpec.screenName(from: name))
    try OutputFile(path: file).create(Array(text.utf8))
    try console.write(Self.nextSteps(file: file, stem: stem))
    return .success
  }
}

// MARK: - Wording

extension InitCommand {
  private static func nextSteps(file: String, stem: String) -> String {
    let (spec, picture) = (shellWord(file), shellWord(stem + ".svg"))
    return """
      Wrote \(file). Read it, change it, then:

        quoin compile \(spec)
        quoin compile \(spec) --emit svg -o \(picture)
        quoin compile \(spec) --device "iPhone SE" --text-size AX1 --theme dark
        quoin compile \(spec) --emit swift

      """
  }

  /// A word of a command line, in quotes where a shell would not take it as it is.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-./+@%".unicodeScalars.contains(scalar)
    }
    return isPlain ? text : CompletionScript.quoted(text)
  }
}
