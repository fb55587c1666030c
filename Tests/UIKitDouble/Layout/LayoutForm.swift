import QuoinSolver

/// A sum of variables times coefficients, and a constant in points: what an anchor comes to.
struct LayoutForm {
  /// The terms.
  private(set) var terms: [Row.Term] = []
  /// The constant.
  private(set) var constant: Double

  /// Makes a constant.
  init(_ constant: Double = 0) { self.constant = constant }

  /// Makes a variable.
  init(_ variable: Variable) {
    constant = 0
    terms = [Row.Term(1, variable)]
  }

  /// The sum of two forms.
  static func + (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    first.adding(second, times: 1)
  }

  /// The difference of two forms.
  static func - (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    first.adding(second, times: -1)
  }

  /// The form moved by a number.
  static func + (form: LayoutForm, number: CGFloat) -> LayoutForm {
    form + LayoutForm(Double(number))
  }

  /// The form moved back by a number.
  static func - (form: LayoutForm, number: CGFloat) -> LayoutForm {
    form + LayoutForm(-Double(number))
  }

  /// A multiple of a form.
  static func * (factor: CGFloat, form: LayoutForm) -> LayoutForm {
    LayoutForm().adding(form, times: Double(factor))
  }

  /// The sum with a multiple of another form; variables that cancel each other go.
  private func adding(_ other: LayoutForm, times factor: Double) -> LayoutForm {
    var sum = self
    sum.constant += factor * other.constant
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[index].coefficient += factor * term.coefficient
      } else {
        sum.terms.append(Row.Term(factor * term.coefficient, term.variable))
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    return sum
  }

  /// The form's value.
  func value(_ values: [Double]) -> CGFloat {
    CGFloat(terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] })
  }
}

/// A rectangle of forms, from the root's origin.
struct LayoutRect {
  /// The left edge.
  var left: LayoutForm
  /// The top edge.
  var top: LayoutForm
  /// The width.
  var width: LayoutForm
  /// The height.
  var height: LayoutForm

  /// The right edge.
  var right: LayoutForm { left + width }
  /// The bottom edge.
  var bottom: LayoutForm { top + height }

  /// The rectangle with its sides moved inwards.
  func inset(by insets: UIEdgeInsets) -> LayoutRect {
    LayoutRect(
      left: left + insets.left, top: top + insets.top,
      width: width - (insets.left + insets.right), height: height - (insets.top + insets.bottom))
  }

  /// The rectangle's values.
  func value(_ values: [Double]) -> CGRect {
    CGRect(
      x: left.value(values), y: top.value(values), width: width.value(values),
      height: height.value(values))
  }
}
