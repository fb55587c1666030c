import QuoinSource

/// The options that say how diagnostics are told and which of them fail the run.
struct ReportOptions: Sendable {
  /// A form of report and where it goes.
  struct Target: Sendable {
    /// The form.
    var format: ReportFormat
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
      help: "How to tell diagnostics: text (the default), xcode or json, to standard error or to "
        + "a file; may be repeated."),
    .option(
      "--fail-on", sets: \.failOn, .cases("severity"),
      help: "Exit with 1 on errors (error, the default) or on warnings too (warning)."),
    .option(
      "--color", sets: \.color, .cases("when"),
      help: "Colour messages auto (on a terminal, the default), always or never."),
  ]
}

extension ValueReader where Value == ReportOptions.Target {
  /// `FORMAT` or `FORMAT=FILE`.
  static var reportTarget: ValueReader {
    let formats = ValueReader<ReportFormat>.cases("format")
    return ValueReader(placeholder: "format[=file]", completion: formats.completion) { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return formats.read(String(parts.first ?? "")).flatMap { format in
        guard parts.count == 2 else { return .success(.init(format: format, path: nil)) }
        guard !parts[1].isEmpty else {
          return .failure(ValueProblem(advice: "A path is not empty."))
        }
        return .success(.init(format: format, path: String(parts[1])))
      }
    }
  }
}
