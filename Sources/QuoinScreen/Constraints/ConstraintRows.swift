/// The constraints of one text while it is read, before they get a name and an origin.
struct ConstraintRows {
  private struct Row {
    var left: LinearExpression
    var relation: Constraint.Relation
    var right: LinearExpression
  }

  private var rows: [Row] = []
  private var priority = Constraint.required
  /// What is legal but hardly meant.
  private(set) var warnings: [ConstraintFault] = []

  /// Adds a row after checking it.
  mutating func add(
    _ left: ConstraintSide, _ relation: Constraint.Relation, _ right: ConstraintSide
  ) throws(ConstraintFault) {
    try ConstraintCheck.check(left, right)
    if let warning = ConstraintCheck.warning(left, right) { warnings.append(warning) }
    add(left.expression, relation, right.expression)
  }

  /// Adds a row that is right by its making.
  mutating func add(
    _ left: LinearExpression, _ relation: Constraint.Relation, _ right: LinearExpression
  ) {
    rows.append(Row(left: left, relation: relation, right: right))
  }

  /// Gives all rows a priority.
  mutating func setPriority(_ priority: Double) {
    self.priority = priority
  }

  /// The constraints, in the order added.
  func constraints(name: String?, origin: Constraint.Origin) -> [Constraint] {
    rows.map {
      Constraint(
        $0.left, $0.relation, $0.right, priority: priority, name: name, origin: origin)
    }
  }
}
