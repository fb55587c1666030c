/// What `$name` stands for in a constraint.
extension ExpressionParser {
  /// Reads the text of a `$name` that is a term.
  mutating func term(
    of value: String, at range: Range<Int>
  ) throws(ConstraintFault) -> LinearValue {
    var parser = ExpressionParser(
      value, scope: scope, substituted: range, depth: depth, length: length)
    let sum = try parser.sum()
    try parser.demandEnd()
    length = parser.length
    return sum
  }

  /// Reads one level deeper.
  mutating func nested(
    _ read: (inout ExpressionParser) throws(ConstraintFault) -> LinearValue
  ) throws(ConstraintFault) -> LinearValue {
    guard depth < Self.depthLimit else { throw .tooDeep(at: place(token.range)) }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// The text of a `$name`, counted against the limits.
  mutating func substitute(
    _ name: String, at range: Range<Int>
  ) throws(ConstraintFault) -> String {
    let meaning = substituted == nil ? scope.value : scope.valueOfScreen ?? scope.value
    guard let value = meaning(name) else {
      throw .unknown(
        "unknown-value", "there is no value '\(name)'", name: name, among: scope.valueNames,
        prefix: "$", at: range, otherwise: "declare it under values:")
    }
    // An empty text counts, too, so that no chain of values is free.
    length += value.utf8.count + 1
    guard length <= Self.lengthLimit else { throw .tooLong(at: range) }
    guard depth < Self.depthLimit else { throw .tooDeep(at: range) }
    return value
  }
}

extension ConstraintFault {
  /// A text beyond the limit of length.
  static func tooLong(at range: Range<Int>) -> Self {
    ConstraintFault(
      "expression-too-long", "the expression is too long, with the values it refers to", at: range,
      hint: "a constraint has at most \(ExpressionParser.lengthLimit) bytes")
  }

  fileprivate static func tooDeep(at range: Range<Int>) -> Self {
    ConstraintFault(
      "expression-too-deep", "the expression nests or refers to values too deeply", at: range,
      hint: "write it flat, and look for values that refer to themselves")
  }
}
