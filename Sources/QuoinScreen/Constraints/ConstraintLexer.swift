/// Cuts a constraint's text into tokens; never fails.
///
/// Ids may contain `-` and digits, so `a-b` and `2-up` are one name each and a `-` is an operator
/// only at the start of a token. Numbers are ASCII decimals.
struct ConstraintLexer {
  private let bytes: [UInt8]
  let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  /// Tells names that are known, where an unknown one ends before a sign; else nil.
  let isKnown: ((String) -> Bool)?
  var index = 0

  /// The tokens of a text, the last one `.end`.
  ///
  /// With `isKnown`, an unknown name with a `-` in it is cut there: `b-10` is `b` less 10. The names
  /// of values are asked for with their `$`. Complexity: O(text).
  static func tokens(
    of text: String, isKnown: ((String) -> Bool)? = nil
  ) -> [ConstraintToken] {
    var lexer = ConstraintLexer(text, isKnown)
    var tokens: [ConstraintToken] = []
    while true {
      let start = lexer.index
      while lexer.peek(0).map(isBlank) == true { lexer.index += 1 }
      let blank = lexer.index > start
      let first = lexer.index
      let kind = lexer.next()
      let range = lexer.offsets[first]..<lexer.offsets[lexer.index]
      tokens.append(ConstraintToken(kind: kind, range: range, followsBlank: blank))
      if kind == .end { return tokens }
    }
  }

  private init(_ text: String, _ isKnown: ((String) -> Bool)?) {
    self.isKnown = isKnown
    bytes = Array(text.utf8)
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func take(_ count: Int, as kind: ConstraintToken.Kind) -> ConstraintToken.Kind {
    index += count
    return kind
  }

  private mutating func next() -> ConstraintToken.Kind {
    guard let scalar = peek(0) else { return .end }
    switch scalar {
    case "+": return take(1, as: .plus)
    case "-": return take(1, as: .minus)
    case "*": return take(1, as: .times)
    case "/": return take(1, as: .divide)
    case "(": return take(1, as: .open)
    case ")": return take(1, as: .close)
    case "=" where peek(1) == "=": return take(2, as: .relation(.equal))
    case "<" where peek(1) == "=": return take(2, as: .relation(.lessOrEqual))
    case ">" where peek(1) == "=": return take(2, as: .relation(.greaterOrEqual))
    case "." where peek(1) == "." && peek(2) == ".": return take(3, as: .ellipsis)
    case "." where peek(1).map(Self.isDigit) == true:
      return number() ?? take(1, as: .other(scalar))
    case "@": return priority()
    case "$" where peek(1).map(Self.startsValueName) == true: return value()
    case "0"..."9": return knownName() ?? number() ?? name()
    default: return Self.isNameScalar(scalar) ? name() : take(1, as: .other(scalar))
    }
  }

  private mutating func priority() -> ConstraintToken.Kind {
    index += 1
    let start = index
    while let scalar = peek(0), !Self.isBlank(scalar), scalar != "@" { index += 1 }
    return .priority(text(from: start))
  }

  private mutating func value() -> ConstraintToken.Kind {
    index += 1
    let start = index
    skipName(allowing: Self.continuesValueName)
    endBeforeSign(from: start, prefix: "$")
    return .value(text(from: start))
  }

  private mutating func name() -> ConstraintToken.Kind {
    let start = index
    skipName(allowing: Self.isNameScalar)
    endBeforeSign(from: start)
    return .name(text(from: start))
  }

  /// Passes over a name; a dot belongs to it only between two of its other characters.
  mutating func skipName(allowing isPart: (Unicode.Scalar) -> Bool) {
    var signs = 0
    while let scalar = peek(0) {
      if isKnown != nil, scalar == "-" {
        signs += 1
        if signs > Self.signLimit { return }
      }
      if scalar == "." {
        guard let after = peek(1), after != ".", isPart(after) else { return }
      } else if !isPart(scalar) {
        return
      }
      index += 1
    }
  }

  /// A number with its unit; nil, and nothing taken, when the characters go on as a name.
  private mutating func number() -> ConstraintToken.Kind? {
    let start = index
    skipDigits()
    if peek(0) == ".", peek(1).map(Self.isDigit) == true {
      index += 1
      skipDigits()
    } else if peek(0) == ".", peek(1).map(Self.isBlank) ?? true {
      index += 1
    }
    if peek(0) == "e" || peek(0) == "E" {
      let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
      if peek(1 + sign).map(Self.isDigit) == true {
        index += 1 + sign
        skipDigits()
      }
    }
    // The characters are a decimal by now: none of the other spellings that Double reads get here.
    let number = Double(text(from: start)) ?? .infinity
    if peek(0) == "%" { return take(1, as: .number(number, .percent)) }
    var unit = ConstraintToken.Unit.none
    if peek(0) == "p", peek(1) == "x" {
      index += 2
      unit = .pixels
    }
    let goesOn = peek(0).map { Self.isNameScalar($0) && !($0 == "-" && isKnown != nil) } == true
    let isReference = peek(0) == "." && peek(1).map { $0 != "." && Self.isNameScalar($0) } == true
    if goesOn || isReference {
      index = start
      return nil
    }
    return .number(number, unit)
  }

  private mutating func skipDigits() {
    while peek(0).map(Self.isDigit) == true { index += 1 }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[offsets[start]..<offsets[index]], as: UTF8.self)
  }
}

extension ConstraintLexer {
  /// Whether a scalar separates tokens.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  fileprivate static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a scalar may be part of an id: everything beyond ASCII but blanks and the look-alikes
  /// of operators, since which ids are legal is checked where they are declared.
  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    case "×", "÷", "−", "–", "—", "≤", "≥", "≠", "…": false
    default: !scalar.isASCII && !scalar.properties.isWhitespace
    }
  }

  fileprivate static func startsValueName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  fileprivate static func continuesValueName(_ scalar: Unicode.Scalar) -> Bool {
    isNameScalar(scalar)
  }
}
