import QuoinEmit
import QuoinImport
import QuoinSource

/// Tells what an import could not carry, and with `--report json` how much it did.
struct ImportReporter {
  private let options: ReportOptions
  private var reporter: Reporter
  private var documents: [(path: String, result: Importer.Result)] = []
  private var verifications: [[Verification]] = []

  /// Starts without any.
  init(options: ReportOptions) {
    self.options = options
    reporter = Reporter(options: options)
  }

  /// Adds what was said of a document.
  mutating func add(
    _ result: Importer.Result, path: String, verifications: [Verification] = []
  ) {
    self.verifications.append(verifications)
    reporter.add(result.diagnostics)
    documents.append((path, result))
  }

  /// 1 when a document could not be read.
  var exitCode: ExitCode { reporter.exitCode }

  /// Writes every report.
  func write(on console: Console) throws(Failure) {
    let isJSON: (ReportOptions.Target) -> Bool = { $0.report.name == Report.coverageName }
    var others = options
    others.targets = options.targets.filter { !isJSON($0) }
    if !others.targets.isEmpty || options.targets.isEmpty {
      var rest = Reporter(options: others)
      rest.add(reporter.diagnostics)
      try rest.write(on: console)
    }
    for target in options.targets where isJSON(target) {
      let text = ImportReport.json(documents, verifications: verifications)
      switch target.path {
      case nil: console.warn(text)
      case "-": try console.write(text)
      case let path?: try OutputFile(path: path).write(Array(text.utf8))
      }
    }
  }
}

extension Report {
  /// The report that, for an import, also has the coverage.
  static let coverageName = "json"
}
