/// Reads what is not part of a sum: the priority at the end, and the parts of a ratio.
extension ExpressionParser {
  /// Reads a number or a `$name` of one, with nothing of the layout in it.
  mutating func ratioPart() throws(ConstraintFault) -> LinearValue {
    let value = try factor()
    guard value.isConstant, value.isDistance else {
      throw ConstraintFault(
        "bad-aspect", "an aspect is a ratio of numbers", at: value.range,
        hint: "write 1.5, 16:9 or 16/9")
    }
    return value
  }

  /// The priority that comes next, or nil; whatever follows it is a fault.
  mutating func trailingPriority() throws(ConstraintFault) -> Double? {
    guard case .priority(let word) = token.kind else {
      try demandEnd()
      return nil
    }
    let at = token
    let part = word.isEmpty ? 0..<1 : 1..<at.range.count
    advance()
    let priority = try priority(word, at: place(part, in: at))
    try demandEnd()
    return priority
  }

  /// Reads all of the text as a priority, its `@` left out or not.
  mutating func wholePriority() throws(ConstraintFault) -> Double {
    if case .priority = token.kind, let priority = try trailingPriority() { return priority }
    return try priority(text, at: place(0..<text.utf8.count))
  }

  private mutating func priority(
    _ word: String, at range: Range<Int>
  ) throws(ConstraintFault) -> Double {
    if let named = Self.priorities.first(where: { $0.name == word }) { return named.priority }
    let tokens = ConstraintLexer.tokens(of: word)
    if tokens.count == 2, case .number(let number, .none) = tokens[0].kind {
      guard number >= 1, number <= 1000 else { throw .priorityOutOfRange(at: range) }
      return number
    }
    if tokens.count == 2, case .value(let name) = tokens[0].kind {
      let value = try substitute(name, at: range)
      depth += 1
      return try priority(value, at: range)
    }
    throw .badPriority(word, at: range)
  }

  /// The priorities with names; UIKit's `.required`, `.defaultHigh` and `.defaultLow`.
  /// https://developer.apple.com/documentation/uikit/uilayoutpriority
  fileprivate static let priorities: [(name: String, priority: Double)] = [
    ("required", Constraint.required), ("high", 750), ("low", 250),
  ]
}

extension ConstraintFault {
  fileprivate static func priorityOutOfRange(at range: Range<Int>) -> Self {
    ConstraintFault(
      "bad-priority", "a priority is between 1 and 1000", at: range,
      hint: "1000 is required; write nothing for that")
  }

  fileprivate static func badPriority(_ word: String, at range: Range<Int>) -> Self {
    let uikit = ["defaultHigh": "high", "defaultLow": "low", "fittingSizeLevel": "50"]
    let hint = "write a number from 1 to 1000, or @required, @high (750), @low (250)"
    if word.isEmpty {
      return ConstraintFault(
        "bad-priority", "a priority is missing after '@'", at: range, hint: hint)
    }
    let message = "'\(word)' is not a priority"
    if let ours = uikit[word] {
      return ConstraintFault("bad-priority", message, at: range, hint: "write @\(ours)")
    }
    return .unknown(
      "bad-priority", message, name: word, among: ExpressionParser.priorities.map(\.name),
      at: range, otherwise: hint)
  }
}
