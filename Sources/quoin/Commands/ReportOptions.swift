import QuoinEmit
import QuoinSource

/// The options that say how diagnostics are told and which of them fail the run.
struct ReportOptions: Sendable {
  /// A form of report and where it goes.
  struct Target: Sendable {
    /// The form.
    var report: Report
    /// The file, "-" for standard output; nil for standard error.
    var path: String?
  }

  /// The severities that may fail a run.
  enum FailureLevel: String, Sendable, CaseIterable {
    case error, warning
  }

  var targets: [Target] = []
  var failOn: FailureLevel?
  var color: ColorChoice?

  static let arguments: [Argument<ReportOptions>] = [
    .options(
      "--report", appends: \.targets, .reportTarget,
      help: "How to tell diagnostics, to standard error or with =FILE to a file: \(formats). The "
        + "default is text; may be repeated."),
    .option(
      "--fail-on", sets: \.failOn, .cases("severity"),
      help: "Exit with 1 on errors (error, the default) or on warnings too (warning)."),
    .option(
      "--color", sets: \.color, .cases("when"),
      help: "Colour messages auto (on a terminal, the default), always or never."),
  ]

  /// Whether standard error holds lines, among which others may stand, and no document for programs.
  var isOfLines: Bool {
    targets.allSatisfy { $0.path != nil || $0.report.name != "json" }
  }

  private static var formats: String {
    Report.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
  }
}

extension ValueReader where Value == ReportOptions.Target {
  /// `FORMAT` or `FORMAT=FILE`.
  static var reportTarget: ValueReader {
    let reports = ValueReader<Report>.choice("format", Report.all.map { ($0.name, $0) })
    return ValueReader(placeholder: "format[=file]", completion: reports.completion) { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return reports.read(String(parts.first ?? "")).flatMap { report in
        guard parts.count == 2 else { return .success(.init(report: report, path: nil)) }
        guard !parts[1].isEmpty else {
          return .failure(ValueProblem(advice: "A path is not empty."))
        }
        return .success(.init(report: report, path: String(parts[1])))
      }
    }
  }
}
