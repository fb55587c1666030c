import QuoinCompiler
import QuoinSource

/// `quoin inputs`: which files specs read, and whether they changed.
struct InputsCommand: ConfigurableCommand {
  static let name = "inputs"
  static let summary = "List the files that specs read."
  static let discussion = """
    A line for each file, the spec first, with a fingerprint of its content: what a spec compiles \
    to changes only when this list does. With -o FOLDER each spec's list is a file \
    NAME\(ending), which is not touched while the list stays the same: a build that watches the \
    lists compiles only the specs that a change concerns. Faults of specs are left to compile and \
    check.
    """

  var input = InputOptions()
  var settings = Settings()
  var output: String?

  static let arguments: [Argument<InputsCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + [
      .option(
        "-o", "--output", sets: \.output, .path("folder"),
        help: "Write the lists to files in this folder.")
    ]
    + CellOptions.arguments.map { $0.within(\.settings.cell) }

  /// The ending of a list: Swift's package manager makes a resource of every generated file that it
  /// does not know, and a source of most others; documentation it leaves alone.
  private static let ending = ".inputs.docc"

  func run(on console: Console) throws(Failure) -> ExitCode {
    let workingFolder = FilePath.real(".") ?? "/"
    var configurations = Configurations(over: settings, root: input.root)
    var templates = TemplateFiles()
    for spec in try input.specs() {
      let configured = try configurations.configured(for: spec)
      let emission = try SpecEmission(configured.settings, output: nil, templates: &templates)
      let (file, notation) = try spec.read()
      let named = Compiler.inputs(
        of: file, notation: notation, options: configured.settings.cell.compilerOptions,
        files: DiskFiles(root: spec.root))
      var list = InputList(workingFolder: workingFolder)
      list.add(file)
      let common = [configured.path].compactMap(\.self) + emission.files
      for path in named + common { list.add(path) }
      if let output {
        let path = FilePath.join(output, spec.stem + Self.ending)
        try OutputFile(path: path).write(Array(list.text.utf8))
      } else {
        try console.write(list.text)
      }
    }
    return .success
  }
}
