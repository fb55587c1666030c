extension LinearSystem: CustomStringConvertible {
  /// The rows as text, a line each: `number: 1 x0 - 2 x3 <= 5 @750`.
  public var description: String {
    rows.enumerated().map { "\($0): \(Self.text($1))\n" }.joined()
  }

  /// What the steps of the method make of the system, as text: for people who work on it.
  public func trace() -> String {
    withRows { rows in
      let reduction = Reduction(rows, keeping: FixedArray(uninitialized: 0))
      let names = reduction.elimination.classes.roots
      var text = "classes\n"
      for index in 0..<reduction.elimination.steps.count {
        let step = reduction.elimination.steps[index]
        let member = reduction.elimination.classes[step.root]
        let root = member.root < 0 ? "" : "\(member.scale) x\(names[Int(member.root)]) + "
        text += "  x\(step.root) = \(root)\(member.offset)  by row \(step.row)\n"
      }
      if let row = reduction.contradiction { return text + "contradiction in row \(row)\n" }
      let singletons = Singletons(reduction)
      text += "singletons\n"
      for index in 0..<singletons.steps.count {
        let step = singletons.steps[index]
        text += "  x\(names[Int(step.root)]) by row \(reduction.links[step.link].origin)\n"
      }
      text += Self.crashText(reduction, singletons)
      return text
    }
  }

  private static func crashText(
    _ reduction: borrowing Reduction, _ singletons: borrowing Singletons
  ) -> String {
    let names = reduction.elimination.classes.roots
    let values = FixedArray<Double>(repeating: 0, count: reduction.uses.count)
    var sweep = Sweep()
    let crash = Crash(reduction, singletons.isRemoved, &sweep, values)
    var text = "crash basis\n"
    for position in 0..<crash.count {
      let link = crash.actives[position]
      let active =
        link >= 0
        ? "row \(reduction.links[link].origin)"
        : link == Crash.Active.bounds ? "its bounds" : "nothing"
      let variable = crash.variables[position]
      text += "  x\(names[Int(variable)]) = \(values[variable])  by \(active)\n"
    }
    var rows = Expressions(
      positionCount: crash.count, capacity: reduction.links.count)
    for link in 0..<reduction.links.count
    where !singletons.isRemoved[link] && !crash.isActive[link] {
      _ = rows.add(link: link, reduction, crash, limit: 64)
    }
    let blocks = Blocks(positionCount: crash.count, rows)
    text += "blocks\n"
    for block in 0..<blocks.count {
      let columns = blocks.columns(block).map {
        "x\(names[Int(crash.variables[blocks.positions[$0]])])"
      }
      text += "  \(columns.joined(separator: " ")): \(blocks.rows(block).count) other rows\n"
    }
    return text
  }

  private static func text(_ row: Row) -> String {
    let sum = row.terms.map { "\($0.coefficient) x\($0.variable.index)" }.joined(separator: " + ")
    let relation = [Relation.lessOrEqual: "<=", .equal: "==", .greaterOrEqual: ">="][row.relation]
    return "\(sum) \(relation ?? "") \(row.constant) @\(row.priority.value)"
  }
}
