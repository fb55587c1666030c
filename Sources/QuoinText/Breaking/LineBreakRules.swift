/// Where a line may break, told one grapheme cluster after the other.
///
/// The rules of UAX #14 (Unicode 15.0) up to LB31, on grapheme clusters: what LB8a, LB9, LB30a and
/// LB30b keep together is in one cluster. Numbers are matched as a whole (the tailoring of LB25 in
/// section 8.2, example 7) and a hyphen that starts a word stays with it (LB20a of Unicode 15.1),
/// both as ICU does. Text of scripts that write no spaces (Thai, Lao, Khmer, Burmese) has no
/// opportunities without a dictionary.
struct LineBreakRules {
  /// The class before, spaces left out; nil at the start of a paragraph.
  private var before: LineBreakClass?
  /// Whether spaces stand between it and the next cluster.
  private var hasSpaces = false
  /// Whether a Hebrew letter stands before the hyphen in `before` (LB21a).
  private var isHebrewHyphen = false
  /// Whether `before` is a hyphen that starts a word (LB20a).
  private var isLeadingHyphen = false
  /// How far the clusters before make a number (LB25).
  private var number = NumberPart.none

  /// The part of `NU (NU | SY | IS)* (CL | CP)?` that was read.
  private enum NumberPart {
    case none, digits, closed
  }

  /// Takes the next cluster's class and says whether a line may break before it.
  ///
  /// - Parameter following: the class of the cluster after the next one.
  mutating func allowsBreak(
    before next: LineBreakClass, following: LineBreakClass?
  ) -> Bool {
    if next == .combiningMark, before != nil, !hasSpaces, before != .zeroWidthSpace {
      return false  // LB9
    }
    let next = next == .combiningMark ? .alphabetic : next  // LB10
    let allows = before.map { decide(after: $0, before: next, following: following) } ?? false
    advance(to: next, allowsBreak: allows)
    return allows
  }

  private mutating func advance(to next: LineBreakClass, allowsBreak: Bool) {
    if next == .space {
      before = before ?? .space
      hasSpaces = true
      return
    }
    let isHyphen = next == .hyphen || next == .unicodeHyphen
    isHebrewHyphen = before == .hebrewLetter && !hasSpaces && (isHyphen || next == .breakAfter)
    isLeadingHyphen = isHyphen && (allowsBreak || before == nil)
    number = numberPart(after: next)
    before = next
    hasSpaces = false
  }

  private func numberPart(after next: LineBreakClass) -> NumberPart {
    switch next {
    case .numeric: .digits
    case .symbolSlash, .infixSeparator: number == .digits && !hasSpaces ? .digits : .none
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      number == .digits && !hasSpaces ? .closed : .none
    default: .none
    }
  }
}

extension LineBreakRules {
  private func decide(
    after before: LineBreakClass, before next: LineBreakClass, following: LineBreakClass?
  ) -> Bool {
    if next == .space || next == .zeroWidthSpace { return false }  // LB7
    if before == .zeroWidthSpace { return true }  // LB8
    if next == .wordJoiner { return false }  // LB11
    if Self.isClosing(next) {  // LB13
      return hasSpaces && next == .infixSeparator && following == .numeric && !before.isOpen
    }
    if before.isOpen { return false }  // LB14
    if hasSpaces || before == .space { return breaksAtSpaces(after: before, before: next) }
    if keepsNumber(before, next, following: following) { return false }
    return !keepsTogether(before, next)
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

  /// LB25.
  private func keepsNumber(
    _ before: LineBreakClass, _ next: LineBreakClass, following: LineBreakClass?
  ) -> Bool {
    switch next {
    case .numeric:
      number == .digits || before == .prefixNumeric || before == .postfixNumeric
        || before == .hyphen || before == .infixSeparator
    case .prefixNumeric, .postfixNumeric: number != .none
    case .openPunctuation, .wideOpenPunctuation:
      (before == .prefixNumeric || before == .postfixNumeric) && following == .numeric
    default: false
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
  /// LB11 to LB30 but LB25, for two classes without spaces between.
  private func keepsTogether(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if before == .wordJoiner || before == .glue { return true }  // LB11, LB12
    let isAfterHyphen = before == .breakAfter || before == .hyphen || before == .unicodeHyphen
    if next == .glue, !isAfterHyphen { return true }  // LB12a
    if Self.keepsAtPunctuation(before, next) { return true }
    if before == .contingentBreak || next == .contingentBreak { return false }  // LB20
    if isLeadingHyphen, next == .alphabetic { return true }  // LB20a
    if isHebrewHyphen { return true }  // LB21a
    if before == .symbolSlash, next == .hebrewLetter { return true }  // LB21b
    if next == .inseparable { return true }  // LB22
    return Self.keepsWords(before, next)
  }

  /// LB15 to LB17 without spaces, LB19 and LB21.
  private static func keepsAtPunctuation(
    _ before: LineBreakClass, _ next: LineBreakClass
  ) -> Bool {
    if before == .quotation || next == .quotation { return true }  // LB19
    if before == .breakBoth, next == .breakBoth { return true }  // LB17
    if before == .contingentBreak || next == .contingentBreak { return false }  // LB20
    switch next {
    case .breakAfter, .hyphen, .unicodeHyphen, .nonstarter: return true  // LB21
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
}

extension LineBreakClass {
  /// AL or HL.
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  /// OP of any width.
  fileprivate var isOpen: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
}
