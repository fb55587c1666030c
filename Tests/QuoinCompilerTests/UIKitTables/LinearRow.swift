/// A constraint as a row over places and lengths: `coefficients · variables relation -constant`.
struct LinearRow {
  /// What the variables are multiplied with, by name; "a.x", "a.width".
  var coefficients: [String: Double] = [:]
  /// What is added.
  var constant = 0.0
  /// How the sum is to 0: "==" or "<=".
  var relation = ""
  /// The priority.
  var priority = 1000.0

  /// Reads `c.leading - b.trailing >= 40/216 s.width + 8 @999`; nil for anything else.
  init?(_ text: String) {
    var sign = 1.0
    var side = 1.0
    var factor: Double?
    for word in text.split(separator: " ") {
      switch word {
      case "*": continue
      case "+", "-":
        if let factor { constant += factor }
        factor = nil
        sign = word == "-" ? -1 : 1
        continue
      case "==", "<=", ">=":
        if let factor { constant += factor }
        (factor, relation, side, sign) = (nil, String(word), -1, 1)
        continue
      default: break
      }
      if word.hasPrefix("@") {
        guard let level = Double(word.dropFirst()) else { return nil }
        priority = level
      } else if let number = Self.number(word) {
        factor = (factor ?? sign * side) * number
      } else {
        guard add(String(word), factor ?? sign * side) else { return nil }
        factor = nil
      }
    }
    if let factor { constant += factor }
    guard !relation.isEmpty else { return nil }
    if relation == ">=" { negate() }
  }

  /// The row the other way round.
  private mutating func negate() {
    coefficients = coefficients.mapValues { -$0 }
    constant = -constant
    if relation == ">=" { relation = "<=" }
  }

  private static func number(_ word: Substring) -> Double? {
    let parts = word.split(separator: "/").map { Double($0) }
    guard parts.allSatisfy({ $0 != nil }), let first = parts.first else { return nil }
    return parts.count == 2 ? (first ?? .nan) / (parts[1] ?? .nan) : first
  }

  private mutating func add(_ anchor: String, _ factor: Double) -> Bool {
    let parts = anchor.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return false }
    let (start, length): (String, String) =
      ["leading", "trailing", "centerX"].contains(parts[1]) ? ("x", "width") : ("y", "height")
    switch parts[1] {
    case "leading", "top": add(parts[0], start, factor)
    case "trailing", "bottom":
      add(parts[0], start, factor)
      add(parts[0], length, factor)
    case "centerX", "centerY":
      add(parts[0], start, factor)
      add(parts[0], length, factor / 2)
    default: add(parts[0], parts[1], factor)
    }
    return true
  }

  private mutating func add(_ box: String, _ variable: String, _ factor: Double) {
    coefficients["\(box).\(variable)", default: 0] += factor
  }
}

/// Rows in a form in which two systems that mean the same are the same.
struct LinearRowSystem {
  /// The equations that must hold, solved for their first variables.
  private var equations: [(variable: String, row: LinearRow)] = []

  /// The other rows in terms of the variables that the equations leave free, each as a text.
  private(set) var others: Set<String> = []

  /// Puts rows into that form.
  init(_ rows: [LinearRow]) {
    for row in rows where Self.isEquation(row) { solve(for: row) }
    others = Set(rows.filter { !Self.isEquation($0) }.map { text(of: $0) })
  }

  /// The equations as texts.
  var equationTexts: Set<String> {
    Set(equations.map { text(of: $0.row, reduced: false) })
  }

  private static func isEquation(_ row: LinearRow) -> Bool {
    row.relation == "==" && row.priority == 1000
  }

  private mutating func solve(for row: LinearRow) {
    let row = reduced(row)
    // A variable that comes first in order, so that both systems are solved for the same ones.
    guard let pivot = row.coefficients.keys.sorted().first else { return }
    let unit = scaled(row, by: 1 / (row.coefficients[pivot] ?? 1))
    equations = equations.map { ($0.variable, subtract(unit, pivot, from: $0.row)) }
    equations.append((pivot, unit))
  }

  private func reduced(_ row: LinearRow) -> LinearRow {
    equations.reduce(row) { subtract($1.row, $1.variable, from: $0) }
  }

  private func subtract(
    _ equation: LinearRow, _ variable: String, from row: LinearRow
  ) -> LinearRow {
    guard let factor = row.coefficients[variable] else { return row }
    var row = row
    for (name, value) in equation.coefficients {
      row.coefficients[name, default: 0] -= factor * value
    }
    row.constant -= factor * equation.constant
    row.coefficients = row.coefficients.filter { abs($0.value) > 1e-9 }
    return row
  }

  private func scaled(_ row: LinearRow, by factor: Double) -> LinearRow {
    var row = row
    row.coefficients = row.coefficients.mapValues { $0 * factor }
    row.constant *= factor
    return row
  }

  private func text(of row: LinearRow, reduced isReduced: Bool = true) -> String {
    var row = isReduced ? reduced(row) : row
    let names = row.coefficients.keys.sorted()
    // An equation may be written with either sign.
    if row.relation == "==", (names.first.flatMap { row.coefficients[$0] } ?? 0) < 0 {
      row = scaled(row, by: -1)
    }
    let terms = names.map { "\(Self.rounded(row.coefficients[$0] ?? 0)) \($0)" }
    return (terms + ["\(Self.rounded(row.constant)) \(row.relation) 0 @\(row.priority)"])
      .joined(separator: " + ")
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 + 0 }
}
