import QuoinSolver

/// Which ambiguous variables belong to one tie: those that rows link, at the same priority.
struct TieGroups {
  /// A tie, by the least variable in it.
  struct Group: Hashable {
    /// The priority of the rows at odds.
    var priority: Priority
    fileprivate var root: Int
  }

  private var parents: [Int: Int] = [:]

  /// Links the ambiguous variables of each row.
  ///
  /// Complexity: about linear in the system's terms.
  init(_ ambiguities: [Solution.Ambiguity], system: LinearSystem) {
    guard !ambiguities.isEmpty else { return }
    for ambiguity in ambiguities {
      parents[ambiguity.variable.index] = ambiguity.variable.index
    }
    for row in system.rows {
      var first: Int?
      for term in row.terms where parents[term.variable.index] != nil {
        if let first { link(first, term.variable.index) } else { first = term.variable.index }
      }
    }
  }

  /// The tie of a free variable; nil where no row decides.
  func group(of ambiguity: Solution.Ambiguity) -> Group? {
    guard case .tie(let priority) = ambiguity.cause else { return nil }
    return Group(priority: priority, root: root(of: ambiguity.variable.index))
  }

  private func root(of index: Int) -> Int {
    var index = index
    while let parent = parents[index], parent != index { index = parent }
    return index
  }

  private mutating func link(_ first: Int, _ second: Int) {
    let first = compressedRoot(of: first)
    let second = compressedRoot(of: second)
    parents[max(first, second)] = min(first, second)
  }

  /// The root, with the path to it halved for the next time.
  private mutating func compressedRoot(of index: Int) -> Int {
    var index = index
    while let parent = parents[index], parent != index {
      let next = parents[parent] ?? parent
      parents[index] = next
      index = next
    }
    return index
  }
}
