/// The expressions of Visual Format, where operators need no blanks and values no `$`.
///
/// Since ids may contain `-`, a name is cut at a `-` only where it is not known as a whole.
extension ConstraintLexer {
  /// How many signs a name may have, so that a long sum of names is not read again for each.
  static let signLimit = 16

  /// Takes a name that begins with a digit, as `2-up`; nil, and nothing taken, when none is known.
  mutating func knownName() -> ConstraintToken.Kind? {
    guard let isKnown else { return nil }
    let start = index
    skipName(allowing: Self.isNameScalar)
    let name = text(from: start)
    if isKnown(name) { return .name(name) }
    index = start
    return nil
  }

  /// Goes back from the end of an unknown name to the last `-` that ends a known one.
  mutating func endBeforeSign(from start: Int, prefix: String = "") {
    guard let isKnown, !isKnown(prefix + text(from: start)) else { return }
    let whole = index
    var end: Int?
    for sign in start..<whole where scalars[sign] == "-" {
      index = sign
      if isKnown(prefix + text(from: start)) { end = sign }
    }
    index = end ?? whole
  }
}

extension AnchorScope {
  /// The tokens of an expression in Visual Format, with their ranges in a text in which it stands
  /// at an offset.
  func compactTokens(of expression: String, at offset: Int) -> [ConstraintToken] {
    let tokens = ConstraintLexer.tokens(of: expression) { name in
      name.hasPrefix("$") ? value(String(name.dropFirst())) != nil : isKnown(name)
    }
    return tokens.map { token in
      var token = token
      token.range = token.range.lowerBound + offset..<token.range.upperBound + offset
      token.followsBlank = true
      if case .name(let name) = token.kind, !isOperand(name), value(name) != nil {
        token.kind = .value(name)
      }
      return token
    }
  }

  private func isKnown(_ name: String) -> Bool {
    isOperand(name) || value(name) != nil
  }
}
