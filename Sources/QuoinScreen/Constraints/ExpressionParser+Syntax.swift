/// What the parser says where the text does not go on as it must.
extension ExpressionParser {
  /// Fails unless all is read.
  func demandEnd() throws(ConstraintFault) {
    if !isAtEnd { throw unexpected(hint: nil) }
  }

  /// Fails unless blanks are around the operator that comes next.
  func demandBlanks() throws(ConstraintFault) {
    guard token.followsBlank, following.followsBlank || following.kind == .end else {
      let sign = written(token)
      throw .missingBlanks(around: sign, at: place(token.range))
    }
  }

  /// Fails when a number of a value overflowed.
  func demandFinite(_ value: LinearValue) throws(ConstraintFault) {
    if !value.isFinite { throw .nonFinite(at: value.range) }
  }

  /// The token as it is written.
  func written(_ token: ConstraintToken) -> String {
    String(
      decoding: text.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count), as: UTF8.self
    )
  }

  /// The fault of the next token, which is not an operand.
  func missingOperand() -> ConstraintFault {
    let range = place(token.range)
    switch token.kind {
    case .end, .priority:
      return ConstraintFault(
        "empty-expression", "a number or an anchor is missing here", at: range,
        hint: "write one, such as 8 or logo.bottom")
    case .relation(let relation):
      return .misplacedRelation(relation, at: range)
    default:
      return unexpected(hint: nil)
    }
  }

  /// The fault of the next token, which does not belong here.
  func unexpected(hint: String?) -> ConstraintFault {
    let range = place(token.range)
    switch token.kind {
    case .end:
      return ConstraintFault(
        "unexpected-token", "the expression ends too early", at: range, hint: hint)
    case .relation(let relation):
      return .misplacedRelation(relation, at: range)
    case .other(let scalar):
      return ConstraintFault(
        "unexpected-token", "\(Self.name(of: scalar)) means nothing in a constraint", at: range,
        hint: Self.hint(for: scalar) ?? hint ?? Self.example)
    case .number, .name, .value, .open:
      return ConstraintFault(
        "unexpected-token", "'\(written(token))' does not belong here", at: range,
        hint: hint ?? "write an operator between the terms: + - * /")
    default:
      return ConstraintFault(
        "unexpected-token", "'\(written(token))' does not belong here", at: range,
        hint: hint ?? Self.example)
    }
  }

  private static let example = "an expression is a sum such as logo.bottom + 8"

  /// A scalar in quotes, or its code point where it would not be seen.
  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return "'\(scalar)'"
    }
  }

  private static func hint(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "=": "the relations are ==, <= and >="
    case "<", "≤": "write <="
    case ">", "≥": "write >="
    case "!", "≠": "the relations are ==, <= and >="
    case "×": "write *"
    case "÷": "write /"
    case "−", "–", "—": "write the hyphen - for minus"
    case "…": "write three dots: 44...100"
    case ".": "write a digit before and after the point: 0.5"
    case ",": "write a point in a number, and [a, b] for a list"
    case "%": "write % directly after a number: 50%"
    case "$": "write $name, without brackets"
    case "\u{A0}": "this is a no-break space; write a plain blank"
    default: nil
    }
  }
}

extension ConstraintFault {
  /// A number that is too large or no number.
  static func nonFinite(at range: Range<Int>) -> Self {
    ConstraintFault(
      "non-finite-number", "the number is not finite", at: range, hint: "write a decimal number")
  }

  /// An operator that is written against its operands.
  static func missingBlanks(around sign: String, at range: Range<Int>) -> Self {
    ConstraintFault(
      "missing-blanks", "'\(sign)' needs blanks around it", at: range,
      hint: "ids may contain '-', so operators stand between blanks",
      replacement: Replacement(
        title: "put blanks around '\(sign)'", original: sign, text: " \(sign) "))
  }

  fileprivate static func misplacedRelation(
    _ relation: Constraint.Relation, at range: Range<Int>
  ) -> Self {
    let hint =
      switch relation {
      case .equal: "write the right side only, or an equation under constraints:"
      case .lessOrEqual: "write a key with max, such as maxWidth, or an equation under constraints:"
      case .greaterOrEqual:
        "write a key with min, such as minWidth, or an equation under constraints:"
      }
    return ConstraintFault(
      "misplaced-relation", "'\(relation.rawValue)' does not belong here", at: range, hint: hint)
  }
}
