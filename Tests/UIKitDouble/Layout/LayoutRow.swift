import QuoinSolver

/// A row of a layout: a form in relation to 0.
struct LayoutRow {
  /// The form.
  let form: LayoutForm
  /// The relation.
  let relation: NSLayoutConstraint.Relation
  /// How strongly it is wanted.
  let priority: UILayoutPriority
  /// What a conflict calls it.
  let name: String

  /// Makes a row.
  init(
    _ form: LayoutForm, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    _ name: String
  ) {
    self.form = form
    self.relation = relation
    self.priority = priority
    self.name = name
  }

  /// Whether it says the same as another one, but for rounding errors.
  func agrees(with other: LayoutRow) -> Bool {
    relation == other.relation && priority == other.priority && form.terms == other.form.terms
      && abs(form.constant - other.form.constant) < 1e-6
  }

  /// The row as the solver takes it.
  var solved: Row {
    let relation: Relation =
      switch self.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return Row(form.terms, relation, -form.constant, Priority(Double(priority.rawValue)))
  }
}
