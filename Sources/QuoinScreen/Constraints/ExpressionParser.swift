import QuoinSource

/// Reads the text of a constraint by recursive descent, and adds up sums as it goes.
///
/// ```
/// sum     = product { ("+" | "-") product }
/// product = factor { ("*" | "/") factor }
/// factor  = { "+" | "-" } ( number [ "%" | "px" ] | "$" name | reference | "system" | "(" sum ")" )
/// ```
struct ExpressionParser {
  /// What names mean.
  let scope: AnchorScope
  /// The text.
  let text: String
  private let tokens: [ConstraintToken]
  private var position = 0
  /// The range that stands for every token's, when the text is that of a `$name`.
  let substituted: Range<Int>?
  /// How many parentheses and `$name`s are open.
  var depth: Int
  /// The bytes of text so far, with those that `$name`s have brought in.
  var length: Int

  /// How deep parentheses and `$name`s may nest.
  static let depthLimit = 64
  /// How many bytes a constraint may have, with the text that `$name`s bring in.
  static let lengthLimit = 1 << 16
  /// UIKit's standard space between neighbours in points.
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
  static let systemSpace = 8.0

  /// Makes a parser of a scalar's text.
  ///
  /// A text that is a `$name` and nothing else is read as if the name's text stood there, whatever
  /// that is.
  init(_ text: String, scope: AnchorScope) throws(ConstraintFault) {
    let length = text.utf8.count
    guard length <= Self.lengthLimit else { throw .tooLong(at: 0..<length) }
    self.init(text, scope: scope, substituted: nil, depth: 0, length: length)
    while tokens.count == 2, case .value(let name) = tokens[0].kind {
      let range = place(tokens[0].range)
      let value = try substitute(name, at: range)
      self.init(value, scope: scope, substituted: range, depth: depth + 1, length: self.length)
    }
  }

  /// Makes a parser of a text that may be that of a `$name`.
  init(
    _ text: String, scope: AnchorScope, substituted: Range<Int>?, depth: Int, length: Int
  ) {
    self.text = text
    self.scope = scope
    self.substituted = substituted
    self.depth = depth
    self.length = length
    tokens = ConstraintLexer.tokens(of: text)
  }

  /// Makes a parser of tokens, with their ranges in a text.
  init(_ tokens: [ConstraintToken], of text: String, scope: AnchorScope, length: Int) {
    self.text = text
    self.scope = scope
    self.tokens = tokens
    self.length = length
    substituted = nil
    depth = 0
  }

  /// The token that comes next.
  var token: ConstraintToken { tokens[position] }

  /// The token after the next one.
  var following: ConstraintToken { tokens[min(position + 1, tokens.count - 1)] }

  /// Whether all is read.
  var isAtEnd: Bool { token.kind == .end }

  /// Goes past a token.
  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Where a range of the parser's text stands in the scalar's text.
  func place(_ range: Range<Int>) -> Range<Int> { substituted ?? range }

  /// Where a range inside a token stands in the scalar's text.
  func place(_ part: Range<Int>, in token: ConstraintToken) -> Range<Int> {
    let start = token.range.lowerBound
    return place(start + part.lowerBound..<start + part.upperBound)
  }

  /// Reads a sum.
  mutating func sum() throws(ConstraintFault) -> LinearValue {
    var value = try product()
    while token.kind == .plus || token.kind == .minus {
      try demandBlanks()
      let sign = token.kind == .plus ? 1.0 : -1.0
      advance()
      value.add(try product(), times: sign)
    }
    // Once is enough: what overflowed on the way stays infinite or becomes no number.
    try demandFinite(value)
    return value
  }

  private mutating func product() throws(ConstraintFault) -> LinearValue {
    var value = try factor()
    while token.kind == .times || token.kind == .divide {
      try demandBlanks()
      let divides = token.kind == .divide
      advance()
      let other = try factor()
      value = try divides ? quotient(value, other) : multiplied(value, other)
      try demandFinite(value)
    }
    return value
  }

  private func multiplied(
    _ first: LinearValue, _ second: LinearValue
  ) throws(ConstraintFault) -> LinearValue {
    let range = first.range.extended(to: second.range)
    guard first.isConstant || second.isConstant else {
      throw .nonLinear(first, second, at: range)
    }
    let isMultiple = second.isConstant && (second.pixels == .zero || !first.isConstant)
    var (value, factor) = isMultiple ? (first, second) : (second, first)
    value.range = range
    value.scale(by: factor.constant)
    return value
  }

  private func quotient(
    _ dividend: LinearValue, _ divisor: LinearValue
  ) throws(ConstraintFault) -> LinearValue {
    let range = dividend.range.extended(to: divisor.range)
    guard divisor.isConstant else { throw .nonLinear(dividend, divisor, at: range) }
    guard divisor.constant != 0 else { throw .divisionByZero(at: divisor.range) }
    var value = dividend
    value.range = range
    value.divide(by: divisor.constant)
    return value
  }

  /// Reads a factor with its signs.
  mutating func factor() throws(ConstraintFault) -> LinearValue {
    let start = place(token.range).lowerBound
    var sign = 1.0
    while token.kind == .minus || token.kind == .plus {
      if token.kind == .minus { sign = -sign }
      advance()
    }
    var value = try primary()
    if sign < 0 { value.scale(by: -1) }
    value.range = min(start, value.range.lowerBound)..<value.range.upperBound
    return value
  }

  private mutating func primary() throws(ConstraintFault) -> LinearValue {
    let token = token
    let range = place(token.range)
    switch token.kind {
    case .number(let number, let unit):
      guard number.isFinite else { throw .nonFinite(at: range) }
      advance()
      return LinearValue(number, unit, pixel: scope.pixel, range: range)
    case .value(let name):
      let value = try substitute(name, at: range)
      advance()
      return try nested { (parser) throws(ConstraintFault) in
        try parser.term(of: value, at: range)
      }
    case .name("system"):
      advance()
      return LinearValue(constant: Self.systemSpace, range: range)
    case .name(let path):
      let operand = try operand(named: path, in: token)
      advance()
      return LinearValue(operand, range: range)
    case .open:
      return try nested { (parser) throws(ConstraintFault) in try parser.parenthesised() }
    default:
      throw missingOperand()
    }
  }

  private mutating func parenthesised() throws(ConstraintFault) -> LinearValue {
    let start = place(token.range)
    advance()
    var value = try sum()
    guard token.kind == .close else { throw unexpected(hint: "close the parenthesis with ')'") }
    value.range = start.lowerBound..<place(token.range).upperBound
    advance()
    return value
  }
}

extension LinearValue {
  /// A number with its unit.
  fileprivate init(
    _ number: Double, _ unit: ConstraintToken.Unit, pixel: Double, range: Range<Int>
  ) {
    switch unit {
    case .none: self.init(constant: number, range: range)
    case .pixels: self.init(PixelLength(number, pixel: pixel), range: range)
    case .percent: self.init(share: number / 100, range: range)
    }
  }
}

extension ConstraintFault {
  fileprivate static func nonLinear(
    _ first: LinearValue, _ second: LinearValue, at range: Range<Int>
  ) -> Self {
    let isShare = [first, second].contains { $0.terms.isEmpty && $0.share != 0 }
    return ConstraintFault(
      "non-linear", "one side of '*' and the divisor of '/' must be plain numbers", at: range,
      hint: isShare
        ? "'%' is a share of the container; for a part of another view write a factor: 0.5 * a.width"
        : "a constraint is a sum of anchors times numbers")
  }

  fileprivate static func divisionByZero(at range: Range<Int>) -> Self {
    ConstraintFault(
      "division-by-zero", "division by 0", at: range, hint: "divide by another number")
  }
}
