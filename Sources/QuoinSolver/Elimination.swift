/// Substitutes required equalities away: each that relates at most two classes makes them one.
///
/// Equalities of three or more classes wait, each watching three of them, as clauses watch literals
/// in a SAT solver (Moskewicz et al., "Chaff", DAC 2001): only when a watched class goes into
/// another or becomes known is the row looked at again. Invariant: the watches of a waiting row are
/// three distinct roots that occur in it.
struct Elimination: ~Copyable {
  /// The classes.
  let classes: AffineClasses
  /// Whether each row needs no further look: it is part of the classes, or holds anyway.
  let isDone: FixedArray<Bool>
  /// The row that joined each step's class to another or fixed it, in order.
  private(set) var steps: GrowingArray<Step>
  /// The first required row that came out false; nil when none did.
  private(set) var contradiction: Int?
  /// Whether a required row without variables is false.
  private(set) var hasFalseRow = false

  /// A class that went into another: `root = scale * target + offset`, or was fixed (target -1).
  struct Step {
    var row: Int32
    var root: Int32
    var target: Int32
    var scale: Double
    var offset: Double
  }

  /// A row that looks at a class, and the next that looks at the same.
  struct Watch {
    var row: Int32
    var next: Int32
  }
  private let firstWatch: FixedArray<Int32>
  private var watches: GrowingArray<Watch>
  /// The roots watched; three a waiting row, at the place of its watches.
  private var watched: GrowingArray<Int32>
  private var woken: GrowingArray<Int32>
  private var substitution: Substitution

  /// Eliminates what can be; rows for which `isKept` is true are not used.
  init(_ rows: RowView, keeping isKept: borrowing FixedArray<Bool>) {
    let count = rows.variableCount
    classes = AffineClasses(count: count)
    isDone = FixedArray(repeating: false, count: rows.count)
    steps = GrowingArray(capacity: count)
    firstWatch = FixedArray(repeating: -1, count: count)
    watches = GrowingArray()
    watched = GrowingArray()
    woken = GrowingArray()
    substitution = Substitution(longest: rows.longest, variableCount: count)
    for row in 0..<rows.count where rows.places[row] == 0 && rows.relations[row] == .equal {
      if isKept.count > 0 && isKept[row] { continue }
      examine(rows, row, watch: -1)
      while let place = woken.popLast() {
        let row = Int(watches[Int(place)].row)
        if !isDone[row] { examine(rows, row, watch: Int(place)) }
      }
    }
  }

  /// Uses a row, or lets it wait; `watch` is the place of the watch that woke it.
  private mutating func examine(_ rows: RowView, _ row: Int, watch: Int) {
    substitution.substitute(rows, row, classes)
    let constant = substitution.constant
    switch substitution.count {
    case 0:
      isDone[row] = true
      if !substitution.holds(.equal) {
        if rows.entries(row).isEmpty {
          hasFalseRow = true
        } else if contradiction == nil {
          contradiction = row
        }
      }
    case 1:
      isDone[row] = true
      let root = substitution.columns[0]
      let value = constant / substitution.coefficients[0]
      steps.append(
        Step(row: Int32(truncatingIfNeeded: row), root: root, target: -1, scale: 0, offset: value))
      classes.fix(root, at: value)
      wake(root)
    case 2:
      isDone[row] = true
      let (small, large) = direction
      let (root, target) = (substitution.columns[small], substitution.columns[large])
      let scale = -substitution.coefficients[large] / substitution.coefficients[small]
      let offset = constant / substitution.coefficients[small]
      steps.append(
        Step(
          row: Int32(truncatingIfNeeded: row), root: root, target: target, scale: scale,
          offset: offset))
      classes.join(root, to: target, scale: scale, offset: offset)
      wake(root)
    default:
      if watch < 0 { watchThree(row) } else { watchAnother(watch) }
    }
  }

  /// Which of two classes goes into the other: the smaller, unless its coefficient is so small
  /// that dividing by it would magnify rounding.
  private var direction: (Int, Int) {
    let (first, second) = (abs(substitution.coefficients[0]), abs(substitution.coefficients[1]))
    if first < 1e-6 * second { return (1, 0) }
    if second < 1e-6 * first { return (0, 1) }
    let isFirst = classes.isSmaller(substitution.columns[0], substitution.columns[1])
    return isFirst ? (0, 1) : (1, 0)
  }

  private mutating func watchThree(_ row: Int) {
    for place in 0..<3 {
      let root = substitution.columns[place]
      watched.append(root)
      watches.append(Watch(row: Int32(truncatingIfNeeded: row), next: firstWatch[root]))
      firstWatch[root] = Int32(truncatingIfNeeded: watches.count - 1)
    }
  }

  /// Moves a watch whose class is gone to a root that the row's other two do not watch.
  private mutating func watchAnother(_ watch: Int) {
    let group = watch / 3 * 3
    for place in 0..<substitution.count {
      let root = substitution.columns[place]
      let isWatched = (group..<group + 3).contains { $0 != watch && watched[$0] == root }
      if !isWatched {
        watched[watch] = root
        watches[watch].next = firstWatch[root]
        firstWatch[root] = Int32(truncatingIfNeeded: watch)
        return
      }
    }
  }

  /// Puts the watches of a class that is gone on the list.
  private mutating func wake(_ root: Int32) {
    var place = firstWatch[root]
    firstWatch[root] = -1
    while place >= 0 {
      woken.append(place)
      place = watches[Int(place)].next
    }
  }
}
