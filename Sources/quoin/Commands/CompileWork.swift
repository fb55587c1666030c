import QuoinCompiler
import QuoinEmit
import QuoinSource

/// The specs of a run of `quoin compile`, one after another.
struct CompileWork {
  /// What is to be written.
  private(set) var outputs: [Output] = []
  /// What was said.
  private(set) var reporter: Reporter
  private let output: String?
  private let plan: OutputPlan
  private var configurations: Configurations
  private var templates = TemplateFiles()
  private var types = CodeTypes()
  /// The files that each spec was made of, by its path.
  private var inputs: [ExactString: [String]] = [:]

  /// Starts without specs.
  init(settings: Settings, root: String?, plan: OutputPlan, report: ReportOptions) {
    output = plan.destination
    self.plan = plan
    reporter = Reporter(options: report)
    configurations = Configurations(over: settings, root: root)
  }

  /// Compiles a spec; with an error in it, its configuration or a template it has no outputs.
  mutating func add(_ spec: SpecFile) throws(Failure) {
    let configured = try configurations.configured(for: spec)
    let settings = configured.settings
    let emission = try SpecEmission(settings, output: output, templates: &templates)
    reporter.addOnce(configured.diagnostics + emission.diagnostics)
    let (file, notation) = try spec.read()
    let result = Compiler.compile(
      file, notation: notation, options: settings.cell.compilerOptions,
      files: DiskFiles(root: spec.root))
    let code = settings.emission.code.options
    let findings =
      result.hasErrors
      ? []
      : result.diagnostics(of: emission.emitters, code: code)
        + types.add(result, as: emission.emitters, below: FilePath.folder(of: spec.stem))
    reporter.add(result.diagnostics + findings)
    inputs[ExactString(spec.path)] =
      [spec.path] + result.files + [configured.path].compactMap(\.self) + emission.files
    let isWrong = (configured.diagnostics + emission.diagnostics).containsError
    guard !isWrong, !result.hasErrors, !findings.containsError else { return }
    let screens = result.outputs.map { screen in
      EmitInput(screen.layout, diagnostics: screen.diagnostics, code: code)
    }
    let faults = emission.faults(writing: screens)
    reporter.addOnce(faults)
    guard faults.isEmpty else { return }
    outputs += plan.outputs(of: screens, as: emission.emitters, spec: spec)
  }

  /// Which files the outputs were made of.
  func dependencies(of outputs: [Output]) throws(Failure) -> DependencyFile {
    var dependencies = DependencyFile(workingFolder: FilePath.real(".") ?? "/")
    for output in outputs {
      guard let path = plan.path(of: output) else { continue }
      // Standard input is no file that a build could watch.
      let files = (inputs[ExactString(output.spec)] ?? [])
        .filter { $0 != SpecFile.standardInputPath }
      try dependencies.add(output: path, inputs: files)
    }
    return dependencies
  }
}
