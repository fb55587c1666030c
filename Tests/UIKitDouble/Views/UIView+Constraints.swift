extension UIView {
  /// Makes a constraint take part; it must be one of the view and what is in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints take part.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint take part no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Makes constraints take part no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Takes in that the content has another size; a stack in which the view is hears of it.
  func contentSizeInvalidated() {
    if let stack = superview as? UIStackView { stack.setNeedsUpdateConstraints() }
    setNeedsLayout()
  }

  /// Wants constraints updated.
  public func setNeedsUpdateConstraints() { awaitsConstraintUpdate = true }

  /// Whether constraints are to be updated.
  public func needsUpdateConstraints() -> Bool { awaitsConstraintUpdate }

  /// Updates constraints that are to be, those of what is in it first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if awaitsConstraintUpdate { updateConstraints() }
  }

  /// Takes a constraint in.
  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    setNeedsLayout()
  }

  /// Lets a constraint go.
  func release(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }
}
