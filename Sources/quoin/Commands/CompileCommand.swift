import QuoinCompiler
import QuoinEmit
import QuoinSource

/// `quoin compile`: solve specs and write their layouts.
struct CompileCommand: ConfigurableCommand {
  static let name = "compile"
  static let summary = "Solve specs and write their layouts."
  static let discussion = """
    Without -o a single output goes to standard output, and so do tables. With -o FOLDER an \
    output is named for its spec: NAME.txt, NAME.json, NAME.svg, NAME.swift, below the folders \
    that the spec is in; further screens of a spec add -2, -3. A spec with an error leaves all \
    its outputs as they were. An unchanged output is not touched, a symbolic link is written \
    through.

    Exit codes: 0 clean, 1 diagnostics at or above --fail-on, 64 usage, 66 no such input, \
    70 a fault of quoin, 73 cannot create an output, 74 input/output error.
    """

  var input = InputOptions()
  var settings = Settings()
  var report = ReportOptions()
  var output: String?
  var dependencyFile: String?
  var list: String?
  var isAllOrNothing = false

  static let arguments: [Argument<CompileCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + EmissionOptions.arguments.map { $0.within(\.settings.emission) }
    + [
      .option(
        "-o", "--output", sets: \.output, .path("path"),
        help: "Write to this folder or, for one output, to this file; - is standard output. A "
          + "path that does not exist is a file if its name has an ending."),
      .option(
        "--depfile", sets: \.dependencyFile, .path("file"),
        help: "Write which files each output was made of to this file, as make and ninja read it."),
      .option(
        "--inputs", sets: \.list, .path("file"),
        help: "The list that quoin inputs wrote for the spec: nothing is done while it, the tool, "
          + "the options and the output are as they were; otherwise it is said what is laid out."),
      .flag(
        "--all-or-nothing", sets: \.isAllOrNothing,
        help: "Write nothing when any of the specs has an error."),
    ]
    + CellOptions.arguments.map { $0.within(\.settings.cell) }
    + ReportOptions.arguments.map { $0.within(\.report) }

  func run(on console: Console) throws(Failure) -> ExitCode {
    if dependencyFile != nil, output == nil || output == "-" {
      throw Failure(.usage, "--depfile tells what outputs are made of; say where they go with -o")
    }
    let specs = try input.specs()
    let record = try record(of: specs)
    if let record, record.isCurrent { return .success }
    let plan = OutputPlan(destination: output)
    var work = CompileWork(settings: settings, root: input.root, plan: plan, report: report)
    for spec in specs { try work.add(spec) }
    var outputs = work.outputs
    if isAllOrNothing, work.reporter.hasErrors { outputs = [] }
    try plan.check(outputs, specs: specs)
    try work.reporter.write(on: console)
    try plan.write(outputs, on: console)
    if let dependencyFile {
      try work.dependencies(of: outputs).write(to: dependencyFile)
    }
    if let record, work.reporter.exitCode == .success {
      // Among reports for programs it would be in the way.
      if report.isOfLines {
        for spec in specs { console.warn("Laid out \(FilePath.name(of: spec.path))\n") }
      }
      try record.write()
    }
    return work.reporter.exitCode
  }

  /// What tells whether there is anything to do; nil without `--inputs`.
  private func record(of specs: [SpecFile]) throws(Failure) -> OutputRecord? {
    guard let list else { return nil }
    guard let output, OutputPlan(destination: output).isOneFile, specs.count == 1 else {
      throw Failure(.usage, "--inputs is the list of one spec; write it to one file with -o")
    }
    if dependencyFile != nil || report.targets.contains(where: { $0.path != nil }) {
      throw Failure(
        .usage,
        "with --inputs nothing is written while nothing changed: no --depfile, no report file")
    }
    return OutputRecord(
      of: output, list: list, words: CommandLine.arguments,
      workingFolder: FilePath.real(".") ?? "/")
  }
}
