import FoundationEssentials
import QuoinSolver

/// `quoin-bench warm FILE.sys ROW FROM TO`: solves a system at 50 right sides of a row, once anew
/// each time and once from the basis before, and prints one JSON line.
enum WarmCommand {
  /// The line printed.
  private struct Answer: Encodable {
    var file: String
    var solves: Int
    /// The median time of the processor for all solves anew, and for all from the basis before.
    var coldMicroseconds: Double
    var warmMicroseconds: Double
    /// How many of the solves a basis served.
    var served: Int
    /// Whether all values are equal when rounded to a millionth of a point.
    var isEqual: Bool
  }

  /// How many right sides there are.
  private static let count = 50
  /// How often all of them are solved.
  private static let rounds = 21

  /// Runs the command.
  static func run(_ arguments: [String]) {
    guard arguments.count == 4, let row = Int(arguments[1]), let from = Double(arguments[2]),
      let to = Double(arguments[3])
    else { BenchOutput.fail("warm needs FILE.sys ROW FROM TO", code: 64) }
    guard let data = try? Data(contentsOf: URL(filePath: arguments[0])) else {
      BenchOutput.fail("\(arguments[0]): no such file", code: 66)
    }
    let file: SolveCommand.SystemFile
    do { file = try .init(parsing: String(decoding: data, as: UTF8.self)) } catch {
      BenchOutput.fail("\(arguments[0]): \(error)", code: 65)
    }
    let step = (to - from) / Double(count - 1)
    let constants = (0..<count).map { ((from + Double($0) * step) * 2).rounded() / 2 }
    var (coldTimes, warmTimes): ([Double], [Double]) = ([], [])
    var (served, isEqual) = (0, true)
    for _ in 0..<rounds {
      var system = file.system
      let (cold, coldTime) = timed {
        constants.map { constant in
          system.setConstant(ofRow: row, to: constant)
          return system.solve().values
        }
      }
      var prepared = PreparedSystem(file.system)
      let (warm, warmTime) = timed {
        constants.map { constant in
          prepared.setConstant(ofRow: row, to: constant)
          return prepared.solve().values
        }
      }
      coldTimes.append(coldTime)
      warmTimes.append(warmTime)
      served = prepared.warmCount
      isEqual = isEqual && cold.map(rounded) == warm.map(rounded)
    }
    BenchOutput.print(
      Answer(
        file: arguments[0], solves: count, coldMicroseconds: coldTimes.sorted()[rounds / 2],
        warmMicroseconds: warmTimes.sorted()[rounds / 2], served: served, isEqual: isEqual))
  }

  private static func rounded(_ values: [Double]) -> [Double] {
    values.map { ($0 * 1e6).rounded() }
  }

  private static func timed<Result>(_ work: () -> Result) -> (Result, Double) {
    let start = BenchClock.processor.microseconds
    let result = work()
    return (result, BenchClock.processor.microseconds - start)
  }
}
