/// Where a line may break, told one grapheme cluster after the other.
///
/// The rules of UAX #14 (Unicode 15.0) up to LB31, on grapheme clusters: what LB8a, LB9, LB30a and
/// LB30b keep together is in one cluster. Text of scripts that write no spaces (Thai, Lao, Khmer,
/// Burmese) has no opportunities without a dictionary.
struct LineBreakRules {
  /// The class before, spaces left out; nil at the start of a paragraph.
  private var before: LineBreakClass?
  /// Whether spaces stand between it and the next cluster.
  private var hasSpaces = false
  /// Whether a Hebrew letter stands before the hyphen in `before` (LB21a).
  private var isHebrewHyphen = false

  /// Takes the next cluster's class and says whether a line may break before it.
  mutating func allowsBreak(before next: LineBreakClass) -> Bool {
    if next == .combiningMark, before != nil, !hasSpaces, before != .zeroWidthSpace {
      return false  // LB9
    }
    let next = next == .combiningMark ? .alphabetic : next  // LB10
    let allows = before.map { allowsBreak(after: $0, before: next) } ?? false
    if next == .space {
      if before == nil { before = .space }
      hasSpaces = true
      return false
    }
    isHebrewHyphen =
      before == .hebrewLetter && !hasSpaces && (next == .hyphen || next == .breakAfter)
    before = next
    hasSpaces = false
    return allows
  }

  private func allowsBreak(after before: LineBreakClass, before next: LineBreakClass) -> Bool {
    if next == .space || next == .zeroWidthSpace { return false }  // LB7
    if before == .zeroWidthSpace { return true }  // LB8
    if next == .wordJoiner { return false }  // LB11
    if Self.isClosing(next) { return false }  // LB13
    if before.isOpen { return false }  // LB14
    if hasSpaces || before == .space { return breaksAtSpaces(after: before, before: next) }
    return !Self.keepsTogether(before, next, isHebrewHyphen: isHebrewHyphen)
  }

  /// LB15 to LB18.
  private func breaksAtSpaces(after before: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.quotation, _) where next.isOpen: false
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter),
      (.wideCloseParenthesis, .nonstarter):
      false
    case (.breakBoth, .breakBoth): false
    default: true
    }
  }

  private static func isClosing(_ next: LineBreakClass) -> Bool {
    switch next {
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation,
      .infixSeparator, .symbolSlash:
      true
    default: false
    }
  }
}

extension LineBreakRules {
  /// LB11 to LB30, for two classes without spaces between.
  private static func keepsTogether(
    _ before: LineBreakClass, _ next: LineBreakClass, isHebrewHyphen: Bool
  ) -> Bool {
    if before == .wordJoiner || before == .glue { return true }  // LB11, LB12
    if next == .glue { return before != .breakAfter && before != .hyphen }  // LB12a
    if keepsAtPunctuation(before, next) { return true }
    if before == .contingentBreak || next == .contingentBreak { return false }  // LB20
    if isHebrewHyphen { return true }  // LB21a
    if before == .symbolSlash, next == .hebrewLetter { return true }  // LB21b
    if next == .inseparable { return true }  // LB22
    return keepsWords(before, next) || keepsNumbers(before, next)
  }

  /// LB15 to LB17 without spaces, LB19 and LB21.
  private static func keepsAtPunctuation(
    _ before: LineBreakClass, _ next: LineBreakClass
  ) -> Bool {
    if before == .quotation || next == .quotation { return true }  // LB19
    if before == .breakBoth, next == .breakBoth { return true }  // LB17
    if before == .contingentBreak || next == .contingentBreak { return false }  // LB20
    switch next {
    case .breakAfter, .hyphen, .nonstarter: return true  // LB21
    default: return before == .breakBefore
    }
  }

  /// LB23, LB24 and LB26 to LB30.
  private static func keepsWords(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (_, .numeric) where before.isLetter, (.numeric, _) where next.isLetter: true  // LB23
    case (.prefixNumeric, .ideographic), (.ideographic, .postfixNumeric): true  // LB23a
    case (.prefixNumeric, _) where next.isLetter: true  // LB24
    case (.postfixNumeric, _) where next.isLetter: true
    case (_, .prefixNumeric) where before.isLetter: true
    case (_, .postfixNumeric) where before.isLetter: true
    case (.hangul, .postfixNumeric), (.prefixNumeric, .hangul): true  // LB27
    case (.infixSeparator, _) where next.isLetter: true  // LB29
    case (.numeric, .openPunctuation), (.closeParenthesis, .numeric): true  // LB30
    case (_, .openPunctuation) where before.isLetter: true
    case (.closeParenthesis, _) where next.isLetter: true
    default: before.isLetter && next.isLetter  // LB28
    }
  }

  /// LB25.
  private static func keepsNumbers(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch before {
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      next == .postfixNumeric || next == .prefixNumeric
    case .numeric: next == .postfixNumeric || next == .prefixNumeric || next == .numeric
    case .prefixNumeric, .postfixNumeric: next == .numeric || next.isOpen
    case .hyphen, .infixSeparator, .symbolSlash: next == .numeric
    default: false
    }
  }
}

extension LineBreakClass {
  /// AL or HL.
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  /// OP of any width.
  fileprivate var isOpen: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
}
