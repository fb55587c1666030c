import QuoinSolver

/// A sum of variables times coefficients, and a constant in points: what an anchor comes to.
struct LinearForm {
  /// The terms; a variable may stand in several until the form is merged.
  private(set) var terms: [Row.Term] = []
  /// The constant.
  private(set) var constant = 0.0

  /// Makes a constant.
  init(_ constant: Double = 0) { self.constant = constant }

  /// Makes a variable alone.
  init(_ variable: Variable) { terms = [Row.Term(1, variable)] }

  /// Adds a multiple of another form.
  mutating func add(_ form: LinearForm, times factor: Double = 1) {
    for term in form.terms { terms.append(Row.Term(term.coefficient * factor, term.variable)) }
    constant += form.constant * factor
  }

  /// The sum of this form and a multiple of another.
  func adding(_ form: LinearForm, times factor: Double = 1) -> LinearForm {
    var sum = self
    sum.add(form, times: factor)
    return sum
  }

  /// This form moved by a distance.
  func adding(_ distance: Double) -> LinearForm {
    var sum = self
    sum.constant += distance
    return sum
  }

  /// The terms in the order of their variables, each variable once.
  ///
  /// Containers that two anchors share cancel here. Complexity: O(n log n) in the terms.
  func mergedTerms() -> [Row.Term] {
    var merged: [Row.Term] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { abs($0.coefficient) < Self.negligible }
    return merged
  }

  /// What decimal fractions leave of a coefficient that cancels: 0.1 + 0.2 - 0.3.
  private static let negligible = 1e-12
}
