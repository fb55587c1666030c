/// A row in terms of the roots of its variables' classes.
struct Substitution: ~Copyable {
  /// How many roots the row has.
  private(set) var count = 0
  /// The roots with their coefficients.
  let terms: FixedArray<Term>
  /// The right side.
  private(set) var constant = 0.0
  /// The size of the numbers that were added up.
  private(set) var magnitude = 0.0
  /// Where each root stands in `terms`; only for long rows, else -1.
  private let places: FixedArray<Int32>

  /// A root, or the number of a class.
  struct Term {
    var coefficient: Double
    /// The size of the numbers that were added up to the coefficient.
    fileprivate var size: Double
    var column: Int32
  }

  /// Makes a scratch for rows of at most `longest` terms over `variableCount` variables.
  init(longest: Int, variableCount: Int) {
    terms = FixedArray(uninitialized: longest)
    places = FixedArray(repeating: -1, count: longest > Self.short ? variableCount : 0)
  }

  /// Rows up to this length are searched rather than indexed.
  private static let short = 8

  /// Whether a row without roots holds, rounding allowed for.
  func holds(_ relation: Relation) -> Bool {
    let limit = Tolerance.residual(magnitude)
    switch relation {
    case .equal: return abs(constant) <= limit
    case .lessOrEqual: return constant >= -limit
    case .greaterOrEqual: return constant <= limit
    }
  }

  /// Brings a row into terms of roots; coefficients that cancel but for rounding are dropped.
  mutating func substitute(_ rows: RowView, _ row: Int, _ classes: borrowing AffineClasses) {
    let (first, last) = (Int(rows.starts[row]), Int(rows.starts[row + 1]))
    let isLong = last - first > Self.short
    var (right, size, used) = (rows.constants[row], abs(rows.constants[row]), 0)
    for entry in first..<last {
      let member = classes[rows.columns[entry]]
      let coefficient = rows.coefficients[entry]
      let shift = coefficient * member.offset
      right -= shift
      size += abs(shift)
      guard member.root >= 0 else { continue }
      let share = coefficient * member.scale
      var place = 0
      if isLong {
        place = places[member.root] < 0 ? used : Int(places[member.root])
        places[member.root] = Int32(truncatingIfNeeded: place)
      } else {
        while place < used && terms[place].column != member.root { place += 1 }
      }
      if place < used {
        terms[place].coefficient += share
        terms[place].size += abs(share)
      } else {
        terms[place] = Term(coefficient: share, size: abs(share), column: member.root)
        used += 1
      }
    }
    if isLong { for place in 0..<used { places[terms[place].column] = -1 } }
    var kept = 0
    for place in 0..<used
    where abs(terms[place].coefficient) > Tolerance.coefficient * terms[place].size {
      terms[kept] = terms[place]
      kept += 1
    }
    (constant, magnitude, count) = (right, size, kept)
  }
}
