import QuoinCompiler

/// `quoin dump`: an intermediate of a compilation, as text.
struct DumpCommand: ConfigurableCommand {
  static let name = "dump"
  static let summary = "Print an intermediate of a compilation."
  static let discussion = """
    A compilation goes from syntax (and, for YAML, its events) to a screen and its constraints, \
    then by way of a linear system and its solution to frames.
    """

  var input = InputOptions()
  var settings = Settings()
  var report = ReportOptions()
  var stage: Compiler.Stage?

  static let arguments: [Argument<DumpCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + [
      .option(
        "--stage", sets: \.stage, .cases("stage"), isRequired: true,
        help: "What to print: \(Compiler.Stage.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    ]
    + CellOptions.arguments.map { $0.within(\.settings.cell) }
    + ReportOptions.arguments.map { $0.within(\.report) }

  func run(on console: Console) throws(Failure) -> ExitCode {
    guard let stage else { return .usage }
    var reporter = Reporter(options: report)
    var configurations = Configurations(over: settings, root: input.root)
    for spec in try input.specs() {
      let configured = try configurations.configured(for: spec)
      reporter.addOnce(configured.diagnostics)
      let (file, notation) = try spec.read()
      let dump = Compiler.dump(
        stage, of: file, notation: notation, options: configured.settings.cell.compilerOptions,
        files: DiskFiles(root: spec.root))
      reporter.add(dump.diagnostics)
      try console.write(dump.text)
    }
    try reporter.write(on: console)
    return reporter.exitCode
  }
}
