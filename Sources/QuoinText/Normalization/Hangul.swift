/// Hangul syllables, whose decompositions follow a rule (The Unicode Standard, 3.12).
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  private static let trailing: UInt32 = 0x11A7
  private static let vowelCount: UInt32 = 21
  private static let trailingCount: UInt32 = 28
  private static let syllableCount: UInt32 = 11_172

  /// The letters of a syllable; nil for any other character.
  static func decompose(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard scalar.value >= syllables, scalar.value < syllables + syllableCount else { return nil }
    let index = scalar.value - syllables
    let letters = [
      leading + index / (vowelCount * trailingCount),
      vowels + index % (vowelCount * trailingCount) / trailingCount,
      trailing + index % trailingCount,
    ]
    return letters.filter { $0 != trailing }.compactMap { Unicode.Scalar($0) }
  }

  /// The syllable of two letters, or of a syllable without a final letter and one.
  static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let vowelRange = vowels..<vowels + vowelCount
    let finalRange = trailing + 1..<trailing + trailingCount
    if first.value >= leading, first.value < leading + 19, vowelRange.contains(second.value) {
      let index = (first.value - leading) * vowelCount + second.value - vowels
      return Unicode.Scalar(syllables + index * trailingCount)
    }
    if first.value >= syllables, first.value < syllables + syllableCount,
      (first.value - syllables) % trailingCount == 0, finalRange.contains(second.value)
    {
      return Unicode.Scalar(first.value + second.value - trailing)
    }
    return nil
  }
}
