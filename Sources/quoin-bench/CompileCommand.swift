/// `quoin-bench compile FILE…`: times one compilation by stage, beside the whole process.
enum CompileCommand {
  /// The line printed for a file; times are in microseconds.
  private struct Answer: Encodable {
    var file: String
    var screens: Int
    var views: Int
    var errors: Int
    /// The first compilation in the process, by stage.
    var first: [String: Double]
    /// The median of each stage over all compilations.
    var median: [String: Double]
    var repeats: Int
    /// The median time of `quoin compile FILE --emit …` as a process of its own, from its start to
    /// its end; nil where the tool is not built.
    var process: Double?
  }

  /// The arguments.
  private struct Options {
    var files: [String] = []
    var repeats = 20
  }

  /// Runs the command.
  static func run(_ arguments: [String]) {
    let options = options(arguments)
    for file in options.files {
      let runs = (0..<options.repeats).map { _ in StagedCompilation(of: file) }
      guard let first = runs.first else { return }
      let stages = first.times.keys
      let medians = stages.map { stage in
        (stage, median(runs.compactMap { $0.times[stage] }))
      }
      BenchOutput.print(
        Answer(
          file: file, screens: first.screens, views: first.views, errors: first.errors,
          first: first.times, median: Dictionary(medians) { first, _ in first },
          repeats: runs.count, process: ToolProcess.medianTime(compiling: file, repeats: 5)))
    }
  }

  /// The middle of some times.
  static func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }

  private static func options(_ arguments: [String]) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        options.files.append(argument)
        continue
      }
      guard argument == "--repeat", let count = rest.popFirst().flatMap(Int.init), count > 0 else {
        BenchOutput.fail("unknown argument \(argument)", code: 64)
      }
      options.repeats = count
    }
    guard !options.files.isEmpty else {
      BenchOutput.fail("usage: quoin-bench compile FILE... [--repeat N]", code: 64)
    }
    return options
  }
}
