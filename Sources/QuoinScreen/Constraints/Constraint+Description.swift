extension Constraint {
  /// The equation as a spec would write it: `card.leading == parent.leading + 16 @750`.
  ///
  /// `names` gives the reference to a box; what it gives must be readable in the scope that the
  /// text is for.
  public func description(in names: (LayoutBox) -> String) -> String {
    let sides = [left, right].map { $0.description(in: names) }
    let end = priority == Constraint.required ? "" : " @\(LinearExpression.text(of: priority))"
    return "\(sides[0]) \(relation.rawValue) \(sides[1])\(end)"
  }
}

extension LinearExpression {
  /// The sum as a spec would write it: `0.5 * form.width - 8`.
  public func description(in names: (LayoutBox) -> String) -> String {
    var text = ""
    for term in terms {
      text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : Self.sign(of: term.coefficient)
      let factor = term.coefficient.magnitude
      if factor != 1 { text += "\(Self.text(of: factor)) * " }
      text += "\(names(term.anchor.box)).\(term.anchor.attribute.rawValue)"
    }
    // What is left of a sum of thirds is no length.
    let points = pixels.count == 0 ? constant : ((constant - pixels.points) * 1e9).rounded() / 1e9
    for (length, unit) in [(points, ""), (pixels.count, "px")] where length != 0 {
      text += text.isEmpty ? (length < 0 ? "-" : "") : Self.sign(of: length)
      text += Self.text(of: length.magnitude) + unit
    }
    return text.isEmpty ? "0" : text
  }

  private static func sign(of number: Double) -> String { number < 0 ? " - " : " + " }

  /// The shortest decimal that reads back as the same number, without a fraction of 0.
  fileprivate static func text(of number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
