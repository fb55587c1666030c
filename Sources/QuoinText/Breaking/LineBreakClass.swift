/// The line break classes of UAX #14 (table 1), as far as the rules here tell them apart.
///
/// The order is that of `scripts/unicode_tables.py`. Conditional Japanese starters are
/// non-starters, ambiguous and unknown characters letters (LB1); emoji and flags are ideographs,
/// for what joins them stays in one grapheme cluster.
enum LineBreakClass: UInt8 {
  case alphabetic, space, zeroWidthSpace, wordJoiner, glue
  case closePunctuation, closeParenthesis, exclamation, infixSeparator, symbolSlash
  case openPunctuation, quotation, nonstarter, breakBoth, contingentBreak
  case breakAfter, hyphen, breakBefore, hebrewLetter, inseparable
  case numeric, prefixNumeric, postfixNumeric, ideographic, hangul, combiningMark
  /// Punctuation of East Asian width, which LB30 leaves out.
  case wideOpenPunctuation, wideCloseParenthesis
  /// U+2010, which LB20a treats as the hyphen of ASCII.
  case unicodeHyphen
}

extension LineBreakClass {
  /// Whether two classes are the same; the comparison of raw values is quicker than the generic one.
  @inline(__always)
  static func == (one: LineBreakClass, other: LineBreakClass) -> Bool {
    one.rawValue == other.rawValue
  }

  /// A character's class.
  ///
  /// Complexity: O(log n) in the size of the table.
  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.ascii[Int(scalar.value)]
    } else {
      self = Self.beyondASCII(scalar.value)
    }
  }

  private static let ascii: [LineBreakClass] = (0..<128).map { (code: UInt8) in
    switch code {
    case UInt8(ascii: " "): .space
    case 9, UInt8(ascii: "|"): .breakAfter
    case ..<32, 127: .combiningMark
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefixNumeric
    case UInt8(ascii: "%"): .postfixNumeric
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openPunctuation
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .closePunctuation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      .infixSeparator
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .symbolSlash
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    default: .alphabetic
    }
  }

  /// The table's ranges, sorted: first and last scalar and class.
  private static let ranges: [(first: UInt32, last: UInt32, value: LineBreakClass)] = {
    let numbers = IntegerTable.decode(LineBreakTable.ranges)
    return stride(from: 0, to: numbers.count, by: 3).map { entry in
      (
        UInt32(numbers[entry]), UInt32(numbers[entry + 1]),
        LineBreakClass(rawValue: UInt8(truncatingIfNeeded: numbers[entry + 2])) ?? .alphabetic
      )
    }
  }()

  private static func beyondASCII(_ value: UInt32) -> LineBreakClass {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= value else { return .alphabetic }
    return ranges[low].value
  }
}
