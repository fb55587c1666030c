import FoundationEssentials
import QuoinSolver

/// `quoin-bench solve FILE.sys`: solves a system repeatedly and prints one JSON line.
enum SolveCommand {
  /// A free variable, as printed.
  private struct Ambiguous: Encodable {
    var variable: Int
    var minimum: Double?
    var maximum: Double?
    var cause: String
  }

  /// The line printed; `microseconds` is the median time of a solve, without reading the file.
  private struct Answer: Encodable {
    var file: String
    var views: Int?
    var rows: Int
    var microseconds: Double
    var values: String
    var feasible: Bool
    /// The rows of the first conflict.
    var conflict: [Int]
    var ambiguous: [Ambiguous]
  }

  /// The arguments.
  private struct Options {
    var file = ""
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
    let (solution, microseconds) = measure(file.system, repeats: options.repeats)
    let path = options.values ?? temporaryPath(options.file)
    let lines = solution.values.map { "\($0)\n" }.joined()
    guard (try? Data(lines.utf8).write(to: URL(filePath: path))) != nil else {
      BenchOutput.fail("\(path): cannot be written", code: 73)
    }
    BenchOutput.print(
      Answer(
        file: options.file, views: file.views, rows: file.system.rows.count,
        microseconds: microseconds, values: path, feasible: solution.conflicts.isEmpty,
        conflict: solution.conflicts.first?.members.map(\.row) ?? [],
        ambiguous: solution.ambiguities.map(printed)))
  }

  /// Solves until nine solves are done or a second has passed; the last solution, the median time.
  private static func measure(_ system: LinearSystem, repeats: Int?) -> (Solution, Double) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var solution = Solution(values: [])
    let begin = clock.now
    repeat {
      let start = clock.now
      solution = system.solve()
      let time = (clock.now - start).components
      times.append(Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12)
    } while times.count < repeats ?? 200
      && (repeats != nil || clock.now - begin < .milliseconds(300) || times.count < 3)
    times.sort()
    return (solution, times[times.count / 2])
  }

  private static func options(_ arguments: [String]) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
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
