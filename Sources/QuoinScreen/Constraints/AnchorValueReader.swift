/// Reads the text of one value of an anchor key.
struct AnchorValueReader {
  /// The key.
  let key: AnchorKey
  /// The box the key belongs to.
  let box: LayoutBox
  /// What names mean.
  let scope: AnchorScope

  /// Reads a text for what the key, or a part of it, places.
  func read(
    _ text: String, for subject: AnchorKey.Subject, priority: Double?
  ) throws(ConstraintFault) -> ConstraintRows {
    var parser = try ExpressionParser(text, scope: scope)
    if parser.isAtEnd { throw parser.missingOperand() }
    var rows = ConstraintRows()
    switch subject {
    case .attribute(let attribute):
      for (value, bound) in try values(&parser, takingRange: attribute.isSize) {
        try add(value, to: attribute, bound, &rows)
      }
    case .compound(let compound):
      for (value, bound) in try values(&parser, takingRange: compound == .size) {
        try add(value, to: compound, bound, &rows)
      }
    case .aspect:
      let ratio = try aspect(&parser)
      let height = LinearExpression.Term(ratio, Anchor(box, .height))
      rows.add(
        LinearExpression(Anchor(box, .width)), .equal, LinearExpression(terms: [height]))
    case .frame:
      throw ConstraintFault(
        "wrong-shape", "a frame is a list of four numbers", at: 0..<text.utf8.count,
        hint: AnchorReader.frameHint)
    }
    rows.setPriority(try readPriority(&parser, given: priority))
    return rows
  }

  private func readPriority(
    _ parser: inout ExpressionParser, given: Double?
  ) throws(ConstraintFault) -> Double {
    let token = parser.token
    guard let written = try parser.trailingPriority() else {
      return given ?? Constraint.required
    }
    if given != nil {
      throw ConstraintFault(
        "duplicate-priority", "the priority is given twice", at: parser.place(token.range),
        hint: "write it in the value or under 'priority'")
    }
    return written
  }

  /// Reads a sum or a range `a...b`: each value with its bound.
  private func values(
    _ parser: inout ExpressionParser, takingRange: Bool
  ) throws(ConstraintFault) -> [(LinearValue, AnchorKey.Bound)] {
    let low = try parser.sum()
    guard parser.token.kind == .ellipsis else { return [(low, key.bound)] }
    let dots = parser.place(parser.token.range)
    guard takingRange, key.bound == .exact else { throw .misplacedRange(at: dots) }
    parser.advance()
    let high = try parser.sum()
    if low.isConstant, high.isConstant, low.constant > high.constant {
      throw .emptyRange(at: low.range.lowerBound..<max(low.range.upperBound, high.range.upperBound))
    }
    return [(low, .minimum), (high, .maximum)]
  }

  private func add(
    _ value: LinearValue, to attribute: Attribute, _ bound: AnchorKey.Bound,
    _ rows: inout ConstraintRows
  ) throws(ConstraintFault) {
    for term in value.terms + value.vanished {
      if case .compound(_, let compound) = term.operand {
        throw .compound(compound, for: attribute, at: term.range)
      }
      if case .box(let other) = term.operand, attribute.isBaseline, !other.hasBaselines {
        throw .noBaseline(of: scope.name(other), at: term.range)
      }
    }
    if value.isDistance { return try addDistance(value, to: attribute, bound, &rows) }
    let right = ConstraintSide(
      value, member: attribute, axis: attribute.axis, guide: scope.shareGuide)
    try rows.add(ConstraintSide(Anchor(box, attribute)), bound.relation, right)
  }

  private func addDistance(
    _ value: LinearValue, to attribute: Attribute, _ bound: AnchorKey.Bound,
    _ rows: inout ConstraintRows
  ) throws(ConstraintFault) {
    var right = ConstraintSide(
      value, member: attribute, axis: attribute.axis, guide: scope.shareGuide,
      direction: attribute.inward)
    if let base = attribute.base { right.count(from: Anchor(scope.guide, base)) }
    let relation = attribute.inward < 0 ? bound.relation.flipped : bound.relation
    try rows.add(ConstraintSide(Anchor(box, attribute)), relation, right)
  }

  private func add(
    _ value: LinearValue, to compound: CompoundAnchor, _ bound: AnchorKey.Bound,
    _ rows: inout ConstraintRows
  ) throws(ConstraintFault) {
    try value.demandCompound(compound)
    for member in compound.members {
      if value.isDistance {
        try addDistance(value, to: member, bound, &rows)
        continue
      }
      let right = ConstraintSide(
        value, member: member, axis: member.axis, guide: scope.shareGuide, direction: member.inward)
      let relation = member.inward < 0 ? bound.relation.flipped : bound.relation
      try rows.add(ConstraintSide(Anchor(box, member)), relation, right)
    }
  }

  /// Reads `1.5`, `16:9` or `16/9`.
  private func aspect(_ parser: inout ExpressionParser) throws(ConstraintFault) -> Double {
    let start = parser.place(parser.token.range).lowerBound
    let width = try parser.ratioPart()
    var ratio = width.constant
    var range = start..<width.range.upperBound
    if parser.token.kind == .divide || parser.token.kind == .other(":") {
      parser.advance()
      let height = try parser.ratioPart()
      range = start..<max(range.upperBound, height.range.upperBound)
      ratio = height.constant > 0 ? width.constant / height.constant : 0
    }
    guard ratio > 0, ratio.isFinite, width.constant > 0 else {
      throw ConstraintFault(
        "bad-aspect", "an aspect is a positive ratio of width to height", at: range,
        hint: "write 1.5, 16:9 or 16/9")
    }
    // The height is the width over it, so its inverse is a multiplier too.
    guard max(ratio, 1 / ratio) <= DecimalNumber.lengthLimit else {
      throw .factorOutOfRange(at: range)
    }
    return ratio
  }
}

extension LinearValue {
  /// Fails when another compound than the one asked for is mentioned.
  func demandCompound(_ compound: CompoundAnchor) throws(ConstraintFault) {
    for term in terms + vanished {
      if case .compound(_, let other) = term.operand, other != compound {
        throw ConstraintFault(
          "compound-mismatch", "'\(other.rawValue)' cannot be related to '\(compound.rawValue)'",
          at: term.range, hint: "write the same on both sides, or the view alone")
      }
    }
  }
}

extension ConstraintFault {
  fileprivate static func misplacedRange(at range: Range<Int>) -> Self {
    ConstraintFault(
      "misplaced-range", "a range 'a...b' is only for width, height and size", at: range,
      hint: "write a min and a max key")
  }

  fileprivate static func emptyRange(at range: Range<Int>) -> Self {
    ConstraintFault(
      "empty-range", "the range ends below its start", at: range,
      hint: "write the smaller number first")
  }

  /// Several anchors where one is asked for.
  static func compound(
    _ compound: CompoundAnchor, for attribute: Attribute, at range: Range<Int>
  ) -> Self {
    ConstraintFault(
      "compound-mismatch",
      "'\(compound.rawValue)' are several anchors, and '\(attribute.rawValue)' is one", at: range,
      hint: "write \(attribute.rawValue) instead of \(compound.rawValue)")
  }
}
