/// What a required row of a reduction counts for in a contradiction.
///
/// `Σ amount * row` is 0 in every class but not on the right side (the lemma of Farkas), as far as
/// the rows of the reduction go; `Elimination.completeMultipliers` adds those substituted away.
struct Multiplier {
  /// The link, or `~bound`.
  var subject: Int32
  /// Per unit of the link's or the bound's residual.
  var amount: Double
}

extension Reduction {
  /// Brings a multiplier to the row it came from, per unit of its original residual.
  func put(_ multiplier: Multiplier, into all: inout [Double], _ rows: RowView) {
    if multiplier.subject >= 0 {
      let row = Int(links[multiplier.subject].origin)
      all[row] += multiplier.amount / rows.weights[row]
      return
    }
    let row = Int(bounds[~multiplier.subject].origin)
    // The row's coefficient of the class that it came to bound, with its sign.
    var coefficient = 0.0
    for entry in rows.entries(row) {
      let member = elimination.classes[rows.columns[entry]]
      if member.root >= 0 { coefficient += rows.coefficients[entry] * member.scale }
    }
    if coefficient != 0 { all[row] += multiplier.amount / (coefficient * rows.weights[row]) }
  }
}
