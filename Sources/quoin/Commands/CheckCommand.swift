import QuoinCompiler
import QuoinSource

/// `quoin check`: tell every diagnostic and write nothing.
struct CheckCommand: ConfigurableCommand {
  static let name = "check"
  static let summary = "Tell what is wrong with specs and write nothing."

  var input = InputOptions()
  var settings = Settings()
  var report = ReportOptions()

  static let arguments: [Argument<CheckCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + CellOptions.arguments.map { $0.within(\.settings.cell) }
    + ReportOptions.arguments.map { $0.within(\.report) }

  func run(on console: Console) throws(Failure) -> ExitCode {
    var reporter = Reporter(options: report)
    var configurations = Configurations(over: settings, root: input.root)
    for spec in try input.specs() {
      let configured = try configurations.configured(for: spec)
      reporter.addOnce(configured.diagnostics)
      let (file, notation) = try spec.read()
      let result = Compiler.compile(
        file, notation: notation, options: configured.settings.cell.compilerOptions,
        files: DiskFiles(root: spec.root))
      reporter.add(result.diagnostics)
    }
    try reporter.write(on: console)
    return reporter.exitCode
  }
}
