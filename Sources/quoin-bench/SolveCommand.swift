import FoundationEssentials
import QuoinSolver

/// `quoin-bench solve FILE.sys`: solves a system repeatedly and prints one JSON line.
///
/// With `--cpu` times are those of the processor, which other processes do not lengthen.
enum SolveCommand {
  /// A free variable, as printed.
  private struct Ambiguous: Encodable {
    var variable: Int
    var minimum: Double?
    var maximum: Double?
    var cause: String
  }

  /// The line printed; `microseconds` is the median time of finding an optimal point, without
  /// reading the file: what the peers of the benchmark do.
  private struct Answer: Encodable {
    var file: String
    var views: Int?
    var rows: Int
    var microseconds: Double
    /// The time of the full solve, with ambiguities listed and settled; absent when it is left out.
    var settledMicroseconds: Double?
    var values: String
    var feasible: Bool
    /// Whether every level is proved least, by all of the solves that were done.
    var proved: Bool
    /// The rows of the first conflict.
    var conflict: [Int]
    var ambiguous: [Ambiguous]
  }

  /// The arguments.
  private struct Options {
    var file = ""
    var isQuick = false
    var clock = BenchClock.wall
    var values: String?
    var repeats: Int?
  }

  /// Runs the command.
  static func run(_ arguments: [String]) {
    let options = options(arguments)
    guard let data = try? Data(contentsOf: URL(filePath: options.file)) else {
      BenchOutput.fail("\(options.file): no such file", code: 66)
    }
    let file: SystemFile
    do { file = try SystemFile(parsing: String(decoding: data, as: UTF8.self)) } catch {
      BenchOutput.fail("\(options.file): \(error)", code: 65)
    }
    let (point, microseconds) = measure(options) { file.system.anyOptimum() }
    var solution = Solution(values: point.values)
    solution.isProved = point.isProved
    var settledMicroseconds: Double?
    if !options.isQuick || !point.isFeasible {
      (solution, settledMicroseconds) = measure(options) { file.system.solve() }
    }
    let path = options.values ?? temporaryPath(options.file)
    let lines = solution.values.map { "\($0)\n" }.joined()
    guard (try? Data(lines.utf8).write(to: URL(filePath: path))) != nil else {
      BenchOutput.fail("\(path): cannot be written", code: 73)
    }
    BenchOutput.print(
      Answer(
        file: options.file, views: file.views, rows: file.system.rows.count,
        microseconds: microseconds, settledMicroseconds: settledMicroseconds, values: path,
        feasible: solution.conflicts.isEmpty,
        proved: point.isProved && solution.isProved,
        conflict: solution.conflicts.first?.members.map(\.row) ?? [],
        ambiguous: solution.ambiguities.map(printed)))
  }

  /// Solves for a third of a second, at least thrice, or as often as said; the last result and the
  /// median time.
  ///
  /// Solves that take microseconds are timed in batches, lest reading the clock count as solving.
  private static func measure<Result>(
    _ options: Options, _ solve: () -> Result
  ) -> (Result, Double) {
    let first = options.clock.microseconds
    var result = solve()
    let time = options.clock.microseconds - first
    let batch = batchSize(options, time)
    var times = batch == 1 ? [time] : []
    var total = time
    while options.repeats.map({ times.count < $0 }) ?? (times.count < 3 || total < 300_000) {
      let start = options.clock.microseconds
      for _ in 0..<batch { result = solve() }
      let elapsed = options.clock.microseconds - start
      times.append(elapsed / Double(batch))
      total += elapsed
    }
    times.sort()
    return (result, times[times.count / 2])
  }

  /// How many solves of so many microseconds are timed together: some 200 µs of them.
  private static func batchSize(_ options: Options, _ time: Double) -> Int {
    options.repeats == nil ? Int(max(1, min(100, 200 / max(time, 1)))) : 1
  }

  private static func options(_ arguments: [String]) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--quick": options.isQuick = true
      case "--cpu": options.clock = .processor
      case "--values": options.values = rest.popFirst()
      case "--repeat": options.repeats = rest.popFirst().flatMap { Int($0) }.map { max(1, $0) }
      default: options.file = word
      }
    }
    guard !options.file.isEmpty else { BenchOutput.fail("solve needs a FILE.sys", code: 64) }
    return options
  }

  /// A file for the values in the folder for temporary files.
  private static func temporaryPath(_ file: String) -> String {
    let name = URL(filePath: file).lastPathComponent + ".values"
    return FileManager.default.temporaryDirectory.appending(path: name).path
  }

  private static func printed(_ ambiguity: Solution.Ambiguity) -> Ambiguous {
    let cause: String
    switch ambiguity.cause {
    case .missingRow: cause = "missing"
    case .tie(let priority): cause = "tie at \(priority.value)"
    }
    return Ambiguous(
      variable: ambiguity.variable.index, minimum: ambiguity.minimum, maximum: ambiguity.maximum,
      cause: cause)
  }
}
