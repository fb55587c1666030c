import QuoinSolver

extension SolveCommand {
  /// A system in the `.sys` text format: a line `variables rows`, then a line a row,
  /// `op priority rhs count index coefficient …`; `#` begins a comment, `# views K` counts the views.
  struct SystemFile {
    /// The system.
    var system = LinearSystem()
    /// The number of views, if known.
    var views: Int?

    /// A line that is not of the format.
    struct Malformed: Error, CustomStringConvertible {
      /// The line's number, from 1.
      var line: Int
      /// What is wrong.
      var description: String { "line \(line) is not of the format" }
    }

    /// Reads a system.
    init(parsing text: String) throws(Malformed) {
      var expected: Int?
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        let problem = Malformed(line: index + 1)
        guard let first = words.first else { continue }
        if first.hasPrefix("#") {
          if words.count == 3, words[1] == "views" { views = Int(words[2]) }
        } else if expected == nil {
          guard words.count == 2, let variables = Int(words[0]), let rows = Int(words[1]),
            variables >= 0
          else { throw problem }
          for _ in 0..<variables { _ = system.addVariable() }
          expected = rows
        } else {
          guard let row = Self.row(words, variableCount: system.variableCount) else {
            throw problem
          }
          system.add(row)
        }
      }
      guard expected == system.rows.count else { throw Malformed(line: 1) }
    }

    /// A row from its words; nil when they are not of the format.
    private static func row(_ words: [Substring], variableCount: Int) -> Row? {
      guard words.count >= 4, let relation = relations[words[0]], let priority = number(words[1]),
        let constant = number(words[2]), let count = Int(words[3]), count >= 0, count < words.count,
        words.count == 4 + 2 * count, priority >= 1, priority <= 1000
      else { return nil }
      var terms: [Row.Term] = []
      for place in stride(from: 4, to: words.count, by: 2) {
        guard let index = Int(words[place]), index >= 0, index < variableCount,
          let coefficient = number(words[place + 1])
        else { return nil }
        terms.append(Row.Term(coefficient, Variable(index)))
      }
      return Row(terms, relation, constant, Priority(priority))
    }

    private static func number(_ word: Substring) -> Double? {
      Double(word).flatMap { $0.isFinite ? $0 : nil }
    }

    private static let relations: [Substring: Relation] = [
      "<=": .lessOrEqual, "==": .equal, ">=": .greaterOrEqual,
    ]
  }
}
