/// Reads the text of an equation or a chain: `a.left == b.left == c.left @750`.
struct EquationParser {
  /// What names mean.
  let scope: AnchorScope

  /// Reads a text.
  func read(_ text: String) throws(ConstraintFault) -> ConstraintRows {
    var parser = try ExpressionParser(text, scope: scope)
    var sides = [try parser.sum()]
    var relations: [Constraint.Relation] = []
    while case .relation(let relation) = parser.token.kind {
      try parser.demandBlanks()
      parser.advance()
      relations.append(relation)
      sides.append(try parser.sum())
    }
    if relations.isEmpty { throw missingRelation(parser) }
    let priority = try parser.trailingPriority()
    var rows = ConstraintRows()
    let compound = sides.lazy.compactMap(\.compound).first
    for (index, relation) in relations.enumerated() {
      if let compound {
        try add(sides[index], relation, sides[index + 1], for: compound, to: &rows)
      } else {
        try add(sides[index], relation, sides[index + 1], to: &rows)
      }
    }
    rows.setPriority(priority ?? Constraint.required)
    return rows
  }

  private func add(
    _ left: LinearValue, _ relation: Constraint.Relation, _ right: LinearValue,
    to rows: inout ConstraintRows
  ) throws(ConstraintFault) {
    let anchors = [left, right].flatMap { $0.terms + $0.vanished }.compactMap(\.operand.anchor)
    try demandAnchors(left, of: anchors.first?.attribute)
    try demandAnchors(right, of: anchors.first?.attribute)
    guard let member = (anchors.first { !$0.attribute.isSize } ?? anchors.first)?.attribute else {
      // With nothing but shares and numbers there is no axis; the check says so for any.
      return try rows.add(
        ConstraintSide(range: left.range), relation, ConstraintSide(range: right.range))
    }
    try rows.add(
      ConstraintSide(left, member: member, axis: member.axis, guide: scope.guide), relation,
      ConstraintSide(right, member: member, axis: member.axis, guide: scope.guide))
  }

  /// Adds a row for each member; `edges` relate as insets, so `<=` means inside.
  private func add(
    _ left: LinearValue, _ relation: Constraint.Relation, _ right: LinearValue,
    for compound: CompoundAnchor, to rows: inout ConstraintRows
  ) throws(ConstraintFault) {
    try left.demandCompound(compound)
    try right.demandCompound(compound)
    for member in compound.members {
      let isInset = compound == .edges
      let flips = isInset && member.inward > 0
      try rows.add(
        ConstraintSide(
          left, member: member, axis: member.axis, guide: scope.guide, direction: member.inward),
        flips ? relation.flipped : relation,
        ConstraintSide(
          right, member: member, axis: member.axis, guide: scope.guide, direction: member.inward))
    }
  }

  private func demandAnchors(
    _ value: LinearValue, of attribute: Attribute?
  ) throws(ConstraintFault) {
    for term in value.terms + value.vanished {
      guard case .box(let box) = term.operand else { continue }
      let name = scope.name(box)
      throw ConstraintFault(
        "missing-anchor", "'\(name)' needs an anchor", at: term.range,
        hint: "write \(name).\((attribute ?? .width).rawValue)")
    }
  }

  private func missingRelation(_ parser: ExpressionParser) -> ConstraintFault {
    switch parser.token.kind {
    case .end, .priority:
      ConstraintFault(
        "missing-relation", "an equation needs a relation and a right side",
        at: parser.place(parser.token.range), hint: "the relations are ==, <= and >=")
    default: parser.unexpected(hint: nil)
    }
  }
}

extension LinearValue {
  /// The first compound that it mentions.
  fileprivate var compound: CompoundAnchor? {
    for term in terms + vanished {
      if case .compound(_, let compound) = term.operand { return compound }
    }
    return nil
  }
}

extension LinearValue.Operand {
  /// The anchor, when it is one.
  fileprivate var anchor: Anchor? {
    if case .anchor(let anchor) = self { anchor } else { nil }
  }
}
