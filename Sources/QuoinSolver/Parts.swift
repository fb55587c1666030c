/// The parts of a reduction that have nothing to do with one another: connected components of the
/// graph whose nodes are the classes and whose edges are the links.
struct Parts: ~Copyable {
  private let parents: FixedArray<Int32>

  /// Splits a reduction; links for which `isRemoved` is true connect nothing.
  init(_ reduction: borrowing Reduction, without isRemoved: borrowing FixedArray<Bool>) {
    parents = FixedArray(uninitialized: reduction.uses.count)
    for root in 0..<parents.count { parents[root] = Int32(truncatingIfNeeded: root) }
    for link in 0..<reduction.links.count where isRemoved.count == 0 || !isRemoved[link] {
      let entries = reduction.links.entries(link)
      guard let first = entries.first else { continue }
      for entry in entries.dropFirst() {
        let one = part(of: reduction.links.columns[first])
        let other = part(of: reduction.links.columns[entry])
        if one != other { parents[max(one, other)] = min(one, other) }
      }
    }
  }

  /// The least root of the part that a root is in.
  func part(of root: Int32) -> Int32 {
    var current = root
    while parents[current] != current {
      parents[current] = parents[parents[current]]  // path halving
      current = parents[current]
    }
    return current
  }
}

/// A part of a reduction as a system of its own.
struct Part {
  /// The rows, in original units, over the part's variables.
  var system = LinearSystem()
  /// The row of the whole system that each row came from.
  var origins: [Int] = []
  /// What each row was in the reduction, as in `Multiplier`, and what it was multiplied with;
  /// empty for a part that is not of a reduction.
  private(set) var subjects: [Int32] = []
  private(set) var weights: [Double] = []
  /// The root of each variable.
  var roots: [Int] = []

  /// The parts that the roots given are in, in the order of their least roots.
  ///
  /// Links for which `isRemoved` is true are left out.
  static func containing(
    _ wanted: some Sequence<Int32>, _ reduction: borrowing Reduction,
    without isRemoved: borrowing FixedArray<Bool>
  ) -> [Part] {
    let parts = Parts(reduction, without: isRemoved)
    let numbers = FixedArray<Int32>(repeating: -1, count: reduction.uses.count)
    var leasts = Set<Int32>()
    for root in wanted { leasts.insert(parts.part(of: root)) }
    guard !leasts.isEmpty else { return [] }
    var found: [Part] = []
    for least in leasts.sorted() {
      numbers[least] = Int32(truncatingIfNeeded: found.count)
      found.append(Part())
    }
    let variables = FixedArray<Int32>(uninitialized: numbers.count)
    for root in 0..<numbers.count {
      let number = Int(numbers[parts.part(of: Int32(truncatingIfNeeded: root))])
      guard number >= 0 else { continue }
      variables[root] = Int32(truncatingIfNeeded: found[number].roots.count)
      found[number].roots.append(root)
      _ = found[number].system.addVariable()
    }
    for root in 0..<numbers.count {
      let number = Int(numbers[parts.part(of: Int32(truncatingIfNeeded: root))])
      if number >= 0 { found[number].add(boundsOf: root, reduction, variables[root]) }
    }
    for link in 0..<reduction.links.count where isRemoved.count == 0 || !isRemoved[link] {
      guard let first = reduction.links.entries(link).first else { continue }
      let number = Int(numbers[parts.part(of: reduction.links.columns[first])])
      if number >= 0 { found[number].add(link: link, reduction, variables) }
    }
    return found
  }

  private mutating func add(
    boundsOf root: Int, _ reduction: borrowing Reduction, _ variable: Int32
  ) {
    var bound = reduction.uses[root].firstBound
    while bound >= 0 {
      let (below, above) = (reduction.bounds[bound].below, reduction.bounds[bound].above)
      let weight = max(-below, above)
      system.add(
        Row(
          [.init(weight, Variable(Int(variable)))], Self.relation(below, above),
          weight * reduction.bounds[bound].position,
          reduction.priority(reduction.bounds[bound].level)))
      origins.append(Int(reduction.bounds[bound].origin))
      subjects.append(~bound)
      weights.append(weight)
      bound = reduction.bounds[bound].next
    }
  }

  private mutating func add(
    link: Int, _ reduction: borrowing Reduction, _ variables: borrowing FixedArray<Int32>
  ) {
    let (below, above) = (reduction.links[link].below, reduction.links[link].above)
    let weight = max(-below, above)
    var terms: [Row.Term] = []
    for entry in reduction.links.entries(link) {
      terms.append(
        .init(
          weight * reduction.links.coefficients[entry],
          Variable(Int(variables[reduction.links.columns[entry]]))))
    }
    system.add(
      Row(
        terms, Self.relation(below, above), weight * reduction.links[link].constant,
        reduction.priority(reduction.links[link].level)))
    origins.append(Int(reduction.links[link].origin))
    subjects.append(Int32(truncatingIfNeeded: link))
    weights.append(weight)
  }

  /// The level in the whole system of each level of the part.
  var levels: [Int] {
    system.priorityOrder.map { Int(1000.5 - system.rows.priorities[$0].value) }
  }

  private static func relation(_ below: Double, _ above: Double) -> Relation {
    below == 0 ? .lessOrEqual : above == 0 ? .greaterOrEqual : .equal
  }

  /// The system of some of its rows, over the variables they name.
  func restricted(to rows: [Int]) -> Part {
    var part = Part(rows: rows, of: system)
    part.roots = part.roots.map { roots[$0] }
    part.origins = part.origins.map { origins[$0] }
    return part
  }
}

extension Part {
  /// Some rows of a system, over the variables they name.
  init(rows: [Int], of whole: LinearSystem) {
    var numbers: [Int: Variable] = [:]
    for row in rows {
      var copy = whole.rows[row]
      for index in copy.terms.indices {
        let variable = copy.terms[index].variable.index
        let number = numbers[variable] ?? system.addVariable()
        if numbers[variable] == nil { roots.append(variable) }
        numbers[variable] = number
        copy.terms[index].variable = number
      }
      system.add(copy)
      origins.append(row)
    }
  }
}
