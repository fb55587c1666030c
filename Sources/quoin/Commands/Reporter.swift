import QuoinSource

/// Gathers the diagnostics of a run, tells them and decides the exit code.
struct Reporter {
  /// How to tell them.
  let options: ReportOptions
  /// All of them, in the order of the inputs.
  private(set) var diagnostics: [Diagnostic] = []

  /// Starts without any.
  init(options: ReportOptions) { self.options = options }

  /// Adds those of one spec.
  mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  /// 1 when one reaches the severity that fails the run.
  var exitCode: ExitCode {
    let level: Diagnostic.Severity = options.failOn == .warning ? .warning : .error
    return diagnostics.contains { $0.severity <= level } ? .diagnostics : .success
  }

  /// Writes every report.
  func write(on console: Console) throws(Failure) {
    let targets =
      options.targets.isEmpty ? [ReportOptions.Target(format: .text, path: nil)] : options.targets
    for target in targets {
      switch target.path {
      case nil:
        let color = console.usesColor(options.color ?? .auto)
        console.warn(target.format.render(diagnostics, color: color))
      case "-":
        let color = options.color == .always
        try console.write(target.format.render(diagnostics, color: color))
      case let path?:
        let text = target.format.render(diagnostics, color: false)
        try OutputFile(path: path).write(Array(text.utf8))
      }
    }
  }
}
