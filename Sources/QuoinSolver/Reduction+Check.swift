extension Reduction {
  /// Whether every invariant holds: the classes', and that `uses` counts what is there; for tests.
  ///
  /// To be asked before `Singletons` takes links out.
  func check() -> Bool {
    var counts = [Use](repeating: Use(), count: uses.count)
    for link in 0..<links.count {
      let columns = links.entries(link).map { links.columns[$0] }
      if columns.count < 2 || Set(columns).count < columns.count { return false }
      for column in columns {
        counts[Int(column)].linkCount += 1
        counts[Int(column)].linkSum ^= Int32(link)
      }
    }
    var chained = 0
    for root in 0..<uses.count {
      let (use, right) = (uses[root], counts[root])
      if use.linkCount != right.linkCount || use.linkSum != right.linkSum { return false }
      var number = use.firstBound
      while number >= 0, chained <= bounds.count {
        if Int(bounds[number].root) != root { return false }
        chained += 1
        number = bounds[number].next
      }
    }
    return chained == bounds.count && elimination.classes.check()
  }
}

extension AffineClasses {
  /// Whether every class that is left is one ring of members, and its root stands for itself.
  func check() -> Bool {
    let roots = roots
    guard roots.count == count else { return false }
    var reached = 0
    for (number, root) in roots.enumerated() {
      guard self[root].scale == 1, self[root].offset == 0 else { return false }
      var member = root
      repeat {
        guard Int(self[member].root) == number, self[member].scale != 0 else { return false }
        reached += 1
        member = Int(self[member].next)
      } while member != root && reached <= members.count
    }
    let known = (0..<members.count).filter { members[$0].root < 0 }
    return reached + known.count == members.count
  }
}
