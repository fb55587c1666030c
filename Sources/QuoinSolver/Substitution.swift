/// A row in terms of the roots of its variables' classes.
struct Substitution: ~Copyable {
  /// How many roots the row has.
  private(set) var count = 0
  /// The roots, or the numbers of the classes.
  let columns: FixedArray<Int32>
  /// Their coefficients.
  let coefficients: FixedArray<Double>
  /// The right side.
  private(set) var constant = 0.0
  /// The size of the numbers that were added up.
  private(set) var magnitude = 0.0
  /// The size of the numbers that were added up to each coefficient.
  private let sizes: FixedArray<Double>
  /// Where each root stands in `columns`; only for long rows, else -1.
  private let places: FixedArray<Int32>

  /// Makes a scratch for rows of at most `longest` terms over `variableCount` variables.
  init(longest: Int, variableCount: Int) {
    columns = FixedArray(uninitialized: longest)
    coefficients = FixedArray(uninitialized: longest)
    sizes = FixedArray(uninitialized: longest)
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
        while place < used && columns[place] != member.root { place += 1 }
      }
      if place < used {
        coefficients[place] += share
        sizes[place] += abs(share)
      } else {
        columns[place] = member.root
        coefficients[place] = share
        sizes[place] = abs(share)
        used += 1
      }
    }
    if isLong { for place in 0..<used { places[columns[place]] = -1 } }
    var kept = 0
    for place in 0..<used
    where abs(coefficients[place]) > Tolerance.coefficient * sizes[place] {
      if kept < place {
        columns[kept] = columns[place]
        coefficients[kept] = coefficients[place]
      }
      kept += 1
    }
    (constant, magnitude, count) = (right, size, kept)
  }
}
