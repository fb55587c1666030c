/// The relation of a row's left side to its constant.
public enum Relation: Sendable, Hashable {
  case lessOrEqual, equal, greaterOrEqual
}

/// A linear row: the sum of `coefficient * variable` stands in `relation` to `constant`.
public struct Row: Sendable {
  /// A coefficient times a variable.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// Its coefficient.
    public var coefficient: Double

    /// Makes a term.
    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The left side; a variable named twice has its coefficients added.
  public var terms: [Term]
  /// The relation.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// How strongly the row is wanted.
  public var priority: Priority

  /// Makes a row.
  public init(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// How far the row is from holding at these values; 0 when it holds.
  ///
  /// A variable beyond the values counts as 0.
  public func error(at values: [Double]) -> Double {
    var excess = -constant
    for term in terms where values.indices.contains(term.variable.index) {
      excess += term.coefficient * values[term.variable.index]
    }
    switch relation {
    case .equal: return abs(excess)
    case .lessOrEqual: return max(0, excess)
    case .greaterOrEqual: return max(0, -excess)
    }
  }
}
