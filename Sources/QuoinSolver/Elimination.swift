/// Substitutes required equalities away: each that relates at most two classes makes them one.
///
/// Equalities of three or more classes wait, each watching three of them, as clauses watch literals
/// in a SAT solver (Moskewicz et al., "Chaff", DAC 2001): only when a watched class goes into
/// another or becomes known is the row looked at again. Invariant: the watches of a waiting row are
/// three distinct roots that occur in it.
struct Elimination: ~Copyable {
  /// The classes.
  private(set) var classes: AffineClasses
  /// Whether each row needs no further look: it is part of the classes, or holds anyway.
  let isDone: FixedArray<Bool>
  /// The row that joined each step's class to another or fixed it, in order.
  private(set) var steps: GrowingArray<Step>
  /// The first required row that came out false; nil when none did.
  private(set) var contradiction: Int?
  /// Whether a required row without variables is false.
  private(set) var hasFalseRow = false

  /// A class that went into another, or was fixed (target -1); both by their variables.
  struct Step {
    var row: Int32
    var root: Int32
    var target: Int32
  }

  /// A row that looks at a class, and the next that looks at the same; three for each row that
  /// waits, one after the other.
  private struct Watch {
    var row: Int32
    var root: Int32
    var next: Int32
  }
  private var watches: GrowingArray<Watch>
  private var woken: GrowingArray<Int32>

  /// Eliminates what can be; rows for which `isKept` is true are not used.
  init(
    _ rows: RowView, keeping isKept: borrowing FixedArray<Bool>, _ substitution: inout Substitution
  ) {
    classes = AffineClasses(variableCount: rows.variableCount)
    isDone = FixedArray(repeating: false, count: rows.count)
    steps = GrowingArray(capacity: rows.variableCount)
    watches = GrowingArray(capacity: rows.count)
    woken = GrowingArray()
    for row in 0..<rows.count where rows.places[row] == 0 && rows.relations[row] == .equal {
      if isKept.count > 0 && isKept[row] { continue }
      examine(rows, row, watch: -1, &substitution)
      while let place = woken.popLast() {
        let row = Int(watches[place].row)
        if !isDone[row] { examine(rows, row, watch: Int(place), &substitution) }
      }
    }
    classes.number()
  }

  /// What a step's class was put under its target with: `root = scale * target + offset`.
  func scale(_ step: Step) -> Double { classes[step.root].scale / classes[step.target].scale }

  /// Uses a row, or lets it wait; `watch` is the place of the watch that woke it.
  private mutating func examine(
    _ rows: RowView, _ row: Int, watch: Int, _ substitution: inout Substitution
  ) {
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
      steps.append(Step(row: Int32(truncatingIfNeeded: row), root: root, target: -1))
      wake(root)
      classes.fix(root, at: constant / substitution.coefficients[0])
    case 2:
      isDone[row] = true
      let (small, large) = direction(substitution)
      let (root, target) = (substitution.columns[small], substitution.columns[large])
      let coefficient = substitution.coefficients[small]
      steps.append(Step(row: Int32(truncatingIfNeeded: row), root: root, target: target))
      wake(root)
      classes.join(
        root, to: target, scale: -substitution.coefficients[large] / coefficient,
        offset: constant / coefficient)
    default:
      if watch < 0 { watchThree(row, substitution) } else { watchAnother(watch, substitution) }
    }
  }

  /// Which of two classes goes into the other: the smaller, unless its coefficient is so small
  /// that dividing by it would magnify rounding.
  private func direction(_ row: borrowing Substitution) -> (small: Int, large: Int) {
    let (first, second) = (abs(row.coefficients[0]), abs(row.coefficients[1]))
    if first < 1e-6 * second { return (1, 0) }
    if second < 1e-6 * first { return (0, 1) }
    return classes.isSmaller(row.columns[0], row.columns[1]) ? (0, 1) : (1, 0)
  }

  private mutating func watchThree(_ row: Int, _ substitution: borrowing Substitution) {
    for place in 0..<3 {
      let root = substitution.columns[place]
      watches.append(
        Watch(row: Int32(truncatingIfNeeded: row), root: root, next: classes[root].firstWatch))
      classes.members[root].firstWatch = Int32(truncatingIfNeeded: watches.count - 1)
    }
  }

  /// Moves a watch whose class is gone to a root that the row's other two do not watch.
  private mutating func watchAnother(_ watch: Int, _ substitution: borrowing Substitution) {
    let group = watch / 3 * 3
    for place in 0..<substitution.count {
      let root = substitution.columns[place]
      let isWatched = (group..<group + 3).contains { $0 != watch && watches[$0].root == root }
      if !isWatched {
        watches[watch].root = root
        watches[watch].next = classes[root].firstWatch
        classes.members[root].firstWatch = Int32(truncatingIfNeeded: watch)
        return
      }
    }
  }

  /// Puts the watches of a class that is about to go on the list.
  private mutating func wake(_ root: Int32) {
    var place = classes[root].firstWatch
    classes.members[root].firstWatch = -1
    while place >= 0 {
      woken.append(place)
      place = watches[place].next
    }
  }
}
