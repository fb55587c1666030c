/// The tables of the system font, decoded.
///
/// What plain ASCII needs is apart from the rest, so that most texts never decode the rest.
enum SystemFontData {
  /// How many characters the tables of ASCII have: U+0020 to U+007E.
  static let asciiCount = 95

  /// A character's place in the tables of ASCII; nil for one that they do not have.
  @inline(__always)
  static func asciiIndex(_ scalar: Unicode.Scalar) -> Int? {
    let index = Int(scalar.value) - 0x20
    return index >= 0 && index < asciiCount ? index : nil
  }

  /// Tracking by whole point size, in 1/100000 em.
  static let currentTracking = IntegerTable.decode(SystemFontTable.currentTracking)
  static let legacyTracking = IntegerTable.decode(SystemFontTable.legacyTracking)

  /// A weight's numbers.
  struct Weight {
    /// How much of the difference from regular to bold the characters beyond ASCII take.
    var extraFactor: Double
    /// How much of the difference from regular to bold kerning takes.
    var kernFactor: Double
    /// The advances of ASCII in the text cut and in the display cut, in em.
    var text: [Double]
    var display: [Double]
  }

  /// The weights, lightest first.
  static let weights: [Weight] = {
    let numbers = IntegerTable.decode(SystemFontTable.weights).map { Double($0) / 10_000 }
    return stride(from: 0, to: numbers.count, by: 2 + 2 * asciiCount).map { start in
      let text = start + 2
      let display = text + asciiCount
      return Weight(
        extraFactor: numbers[start], kernFactor: numbers[start + 1],
        text: Array(numbers[text..<display]),
        display: Array(numbers[display..<display + asciiCount]))
    }
  }()

  /// The kerning of a pair, in 1/10000 em.
  struct Kerning {
    var text: Int16 = 0
    var display: Int16 = 0
    var bold: Int16 = 0

    /// Whether the pair never kerns.
    var isZero: Bool { text == 0 && display == 0 && bold == 0 }
  }

  /// The kerning of every pair of ASCII, row by row of the first character.
  static let kerning: [Kerning] = {
    var pairs = [Kerning](repeating: Kerning(), count: asciiCount * asciiCount)
    let numbers = IntegerTable.decode(SystemFontTable.kerning)
    for entry in stride(from: 0, to: numbers.count, by: 5) {
      let pair = (Int(numbers[entry]) - 0x20) * asciiCount + Int(numbers[entry + 1]) - 0x20
      pairs[pair] = Kerning(
        text: Int16(truncatingIfNeeded: numbers[entry + 2]),
        display: Int16(truncatingIfNeeded: numbers[entry + 3]),
        bold: Int16(truncatingIfNeeded: numbers[entry + 4]))
    }
    return pairs
  }()

  /// The regular advance and the difference to bold of characters beyond ASCII, in em.
  static let extra: [UInt32: (regular: Double, bold: Double)] = {
    let numbers = IntegerTable.decode(SystemFontTable.extra)
    var advances: [UInt32: (regular: Double, bold: Double)] = [:]
    for entry in stride(from: 0, to: numbers.count, by: 3) {
      advances[UInt32(numbers[entry])] = (
        Double(numbers[entry + 1]) / 10_000, Double(numbers[entry + 2]) / 10_000
      )
    }
    return advances
  }()

  /// The character that a character measures and kerns as.
  static let sameAs: [UInt32: UInt32] = {
    let numbers = IntegerTable.decode(SystemFontTable.sameAs)
    var bases: [UInt32: UInt32] = [:]
    for entry in stride(from: 0, to: numbers.count, by: 2) {
      bases[UInt32(numbers[entry])] = UInt32(numbers[entry + 1])
    }
    return bases
  }()

  /// A range of characters of another script.
  struct Script {
    var range: ClosedRange<UInt32>
    /// The advance in em; nil for emoji.
    var advance: Double?
  }

  /// The other scripts; the first that has a character counts.
  static let scripts: [Script] = {
    let numbers = IntegerTable.decode(SystemFontTable.scripts)
    return stride(from: 0, to: numbers.count, by: 3).map { entry in
      let advance = numbers[entry + 2]
      return Script(
        range: UInt32(numbers[entry])...UInt32(numbers[entry + 1]),
        advance: advance < 0 ? nil : Double(advance) / 10_000)
    }
  }()
}
