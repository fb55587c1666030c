import QuoinEmit
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

  /// Adds those that were not added before: what concerns several specs is told once.
  mutating func addOnce(_ more: [Diagnostic]) {
    for diagnostic in more {
      let isKnown = diagnostics.contains { known in
        known.range == diagnostic.range && known.message == diagnostic.message
      }
      if !isKnown { diagnostics.append(diagnostic) }
    }
  }

  /// Whether one of them is an error.
  var hasErrors: Bool { diagnostics.containsError }

  /// 1 when one reaches the severity that fails the run.
  var exitCode: ExitCode {
    let level: Diagnostic.Severity = options.failOn == .warning ? .warning : .error
    return diagnostics.contains { $0.severity <= level } ? .diagnostics : .success
  }

  /// Writes every report; the first there is to standard error without any.
  func write(on console: Console) throws(Failure) {
    let standard = Report.all.prefix(1).map { ReportOptions.Target(report: $0, path: nil) }
    for target in options.targets.isEmpty ? standard : options.targets {
      switch target.path {
      case nil:
        let isColored = console.usesColor(options.color ?? .auto)
        console.warn(target.report.text(diagnostics, options: .init(isColored: isColored)))
      case "-":
        let isColored = options.color == .always
        try console.write(target.report.text(diagnostics, options: .init(isColored: isColored)))
      case let path?:
        // A file is for programs and gets them all; people are spared more than the usual limit.
        let text = target.report.text(diagnostics, options: .init(limit: .max))
        try OutputFile(path: path).write(Array(text.utf8))
      }
    }
  }
}
