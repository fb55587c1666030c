import QuoinCompiler
import QuoinEmit
import QuoinSource

/// `quoin compile`: solve specs and write their layouts.
struct CompileCommand: Command {
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
  var cell = CellOptions()
  var report = ReportOptions()
  var code = CodeChoices()
  var emitters: [Emitter] = []
  var output: String?
  var dependencyFile: String?
  var isAllOrNothing = false

  static let arguments: [Argument<CompileCommand>] =
    InputOptions.arguments.map { $0.within(\.input) }
    + [
      .options(
        "--emit", appends: \.emitters,
        .choice("format", Emitter.all.map { ($0.name, $0) }), help: emitHelp),
      .option(
        "-o", "--output", sets: \.output, .path("path"),
        help: "Write to this folder or, for one output, to this file; - is standard output. A "
          + "path that does not exist is a file if its name has an ending."),
      .option(
        "--depfile", sets: \.dependencyFile, .path("file"),
        help: "Write which files each output was made of to this file, as make and ninja read it."),
      .flag(
        "--all-or-nothing", sets: \.isAllOrNothing,
        help: "Write nothing when any of the specs has an error."),
    ]
    + CellOptions.arguments.map { $0.within(\.cell) }
    + CodeChoices.arguments.map { $0.within(\.code) }
    + ReportOptions.arguments.map { $0.within(\.report) }

  private static var emitHelp: String {
    let formats = Emitter.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
    return "What to write; may be repeated: \(formats). The default is "
      + "that of the ending of -o, else table."
  }

  func run(on console: Console) throws(Failure) -> ExitCode {
    let plan = OutputPlan(emitters: chosenEmitters, destination: output)
    if dependencyFile != nil, output == nil || output == "-" {
      throw Failure(.usage, "--depfile tells what outputs are made of; say where they go with -o")
    }
    var reporter = Reporter(options: report)
    var outputs: [Output] = []
    var inputs: [ExactString: [String]] = [:]
    let specs = try input.specs()
    for spec in specs {
      let (file, notation) = try spec.read()
      let result = Compiler.compile(
        file, notation: notation, options: cell.compilerOptions,
        files: DiskFiles(root: spec.root))
      let problems = result.hasErrors ? [] : result.diagnostics(of: plan.emitters)
      reporter.add(result.diagnostics + problems)
      inputs[ExactString(spec.path)] = [spec.path] + result.files
      if !result.hasErrors, problems.isEmpty {
        outputs += plan.outputs(of: coded(result.outputs), spec: spec)
      }
    }
    if isAllOrNothing, reporter.hasErrors { outputs = [] }
    try plan.check(outputs, specs: specs)
    try reporter.write(on: console)
    try plan.write(outputs, on: console)
    try writeDependencies(of: outputs, plan: plan, inputs: inputs)
    return reporter.exitCode
  }

  /// What emitters write, as the user chose it.
  private func coded(_ inputs: [EmitInput]) -> [EmitInput] {
    inputs.map { EmitInput($0.layout, diagnostics: $0.diagnostics, code: code.options) }
  }

  /// Writes the file of `--depfile`; without an output it stays as it was.
  private func writeDependencies(
    of outputs: [Output], plan: OutputPlan, inputs: [ExactString: [String]]
  ) throws(Failure) {
    guard let dependencyFile else { return }
    var dependencies = DependencyFile(workingFolder: FilePath.real(".") ?? "/")
    for output in outputs {
      guard let path = plan.path(of: output) else { continue }
      // Standard input is no file that a build could watch.
      let files = (inputs[ExactString(output.spec)] ?? [])
        .filter { $0 != SpecFile.standardInputPath }
      try dependencies.add(output: path, inputs: files)
    }
    guard !dependencies.isEmpty else { return }
    try OutputFile(path: dependencyFile).write(Array(dependencies.text.utf8))
  }

  /// The format that the ending of `-o` says: the first of those with the longest.
  private var emitterOfOutput: Emitter? {
    let name = FilePath.name(of: output ?? "")
    return Emitter.all.filter { name.hasSuffix($0.fileEnding) }
      .max { $0.fileEnding.utf8.count < $1.fileEnding.utf8.count }
  }

  /// The formats asked for, each once, in the order given; without any what `-o` says, else tables.
  private var chosenEmitters: [Emitter] {
    var chosen: [Emitter] = []
    for emitter in emitters where !chosen.contains(where: { $0.name == emitter.name }) {
      chosen.append(emitter)
    }
    guard chosen.isEmpty, let standard = emitterOfOutput ?? Emitter.all.first else { return chosen }
    return [standard]
  }
}
