import QuoinCompiler
import QuoinSource

/// `quoin check`: tell every diagnostic and write nothing.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Tell what is wrong with specs and write nothing."

  var input = InputOptions()
  var cell = CellOptions()
  var report = ReportOptions()

  static let arguments: [Argument<CheckCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + CellOptions.arguments.map { $0.within(\.cell) }
    + ReportOptions.arguments.map { $0.within(\.report) }

  func run(on console: Console) throws(Failure) -> ExitCode {
    var reporter = Reporter(options: report)
    for spec in try input.specs() {
      let (file, notation) = try spec.read()
      let result = Compiler.compile(
        file, notation: notation, options: cell.compilerOptions,
        files: DiskFiles(root: spec.root))
      reporter.add(result.diagnostics)
    }
    try reporter.write(on: console)
    return reporter.exitCode
  }
}
