import FoundationEssentials
import QuoinSolver
import Testing

/// The answers of the exact oracle (HiGHS, level by level) to 5,000 random systems.
///
/// `scripts/solver_oracle.py record` writes them; the same script compares far more systems where
/// the oracle itself is at hand.
@Suite struct OracleTests {
  /// A line of `Oracle/solver-random.txt`.
  struct Answer {
    var seed: Int
    var rows: Int
    var sum: Double
    var isFeasible: Bool
    var levels: [Double: Double]
    /// The extremes by variable; nil where the oracle found none.
    var ambiguous: [Int: (minimum: Double?, maximum: Double?)]?
  }

  static func answers() throws -> [Answer] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Oracle/solver-random.txt")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      let levels = try words[4].split(separator: ",").map { pair in
        let numbers = try pair.split(separator: ":").map { try #require(Double($0)) }
        return (numbers[0], numbers[1])
      }
      var ambiguous: [Int: (minimum: Double?, maximum: Double?)]? = words[5] == "?" ? nil : [:]
      for item in words[5].split(separator: ",") where item.contains(":") {
        let parts = item.split(separator: ":", omittingEmptySubsequences: false)
        ambiguous?[try #require(Int(parts[0]))] = (Double(parts[1]), Double(parts[2]))
      }
      return Answer(
        seed: try #require(Int(words[0])), rows: try #require(Int(words[1])),
        sum: try #require(Double(words[2])), isFeasible: words[3] == "feasible",
        levels: Dictionary(uniqueKeysWithValues: levels), ambiguous: ambiguous)
    }
  }

  static func isClose(_ found: Double?, _ right: Double?) -> Bool {
    guard let found, let right else { return found == nil && right == nil }
    return abs(found - right) <= 1e-6 * max(1, abs(right))
  }

  @Test func theSystemsAreTheOraclesSystems() throws {
    for answer in try Self.answers() {
      let rows = RandomSystem.make(answer.seed).rows
      let sum = rows.reduce(0) { $1.terms.reduce($0 + $1.constant) { $0 + $1.coefficient } }
      #expect(rows.count == answer.rows && sum == answer.sum, "seed \(answer.seed)")
    }
  }

  @Test func verdictsAndLevelErrorsAreTheOracles() throws {
    let answers = try Self.answers()
    #expect(answers.count == 5000)
    for answer in answers {
      let system = RandomSystem.make(answer.seed)
      let solution = system.solve()
      #expect(solution.conflicts.isEmpty == answer.isFeasible, "seed \(answer.seed)")
      #expect(solution.isProved, "seed \(answer.seed)")
      let errors = system.levelErrors(at: solution.values)
      for (priority, right) in answer.levels {
        #expect(Self.isClose(errors[priority], right), "seed \(answer.seed) at \(priority)")
      }
    }
  }

  @Test func ambiguousVariablesAndTheirExtremesAreTheOracles() throws {
    var compared = 0
    for answer in try Self.answers() where answer.isFeasible {
      guard let right = answer.ambiguous else { continue }
      compared += 1
      let found = RandomSystem.make(answer.seed).solve().ambiguities
      #expect(found.map(\.variable.index) == right.keys.sorted(), "seed \(answer.seed)")
      for one in found {
        let extremes = right[one.variable.index]
        #expect(Self.isClose(one.minimum, extremes?.minimum), "seed \(answer.seed)")
        #expect(Self.isClose(one.maximum, extremes?.maximum), "seed \(answer.seed)")
      }
    }
    #expect(compared > 4800)
  }
}
