import QuoinCompiler
import QuoinSource
import QuoinSyntax

/// The specs that a command works on, and where what they name may be.
struct InputOptions: Sendable {
  var words: [String] = []
  var root: String?

  static let arguments: [Argument<InputOptions>] = [
    .positionals(
      appends: \.words, .path("file"),
      help: "A spec (NAME.quoin.yaml, .quoin.yml or .quoin.json), a folder for all specs below "
        + "it, or - for standard input."),
    rootArgument,
  ]

  static let rootArgument = Argument<InputOptions>.option(
    "--root", sets: \.root, .path("folder"),
    help: "Files that specs name must be below this folder, and output names are relative to it "
      + "(default: the working folder if the spec is below it, else the folder given or the "
      + "spec's own).")

  /// Finds the specs.
  func specs() throws(Failure) -> [SpecFile] {
    try SpecFinder(root: root).find(words)
  }
}
