extension BlockSolver {
  /// Lists what the rows of a block cost, those of its columns first.
  mutating func collectCosts(
    _ columns: Range<Int>, _ expressions: Range<Int>, _ blocks: borrowing Blocks,
    _ rows: borrowing Expressions, _ reduction: borrowing Reduction,
    _ crash: borrowing Crash, _ values: borrowing FixedArray<Double>
  ) {
    costs.removeAll()
    for place in columns {
      let position = blocks.positions[place]
      let own = ~Int32(truncatingIfNeeded: place - columns.lowerBound)
      let active = crash.actives[position]
      if active >= 0 {
        add(link: Int(active), own, isActive: true, reduction, values)
      } else {
        add(boundsOf: crash.variables[position], own, reduction, values)
      }
    }
    for place in expressions {
      let row = blocks.expressions[place]
      let subject = Int(rows.subjects[Int(row)])
      if subject < reduction.links.count {
        add(link: subject, row, isActive: false, reduction, values)
      } else {
        let variable = Int32(truncatingIfNeeded: subject - reduction.links.count)
        add(boundsOf: variable, row, reduction, values)
      }
    }
  }

  private mutating func add(
    link: Int, _ expression: Int32, isActive: Bool, _ reduction: borrowing Reduction,
    _ values: borrowing FixedArray<Double>
  ) {
    let (residual, magnitude) = reduction.residual(ofLink: link, values)
    costs.append(
      Cost(
        expression: expression, level: reduction.links[link].level,
        residual: isActive ? 0 : residual, magnitude: magnitude,
        below: reduction.links[link].below, above: reduction.links[link].above,
        subject: Int32(truncatingIfNeeded: link)))
  }

  private mutating func add(
    boundsOf variable: Int32, _ expression: Int32, _ reduction: borrowing Reduction,
    _ values: borrowing FixedArray<Double>
  ) {
    var bound = reduction.uses[variable].firstBound
    while bound >= 0 {
      let position = reduction.bounds[bound].position
      costs.append(
        Cost(
          expression: expression, level: reduction.bounds[bound].level,
          residual: values[variable] - position, magnitude: abs(position),
          below: reduction.bounds[bound].below, above: reduction.bounds[bound].above,
          subject: ~bound))
      bound = reduction.bounds[bound].next
    }
  }
}
