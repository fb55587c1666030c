import QuoinSource

/// What an id may be: letters, marks, digits, emoji, `_` and `-`, at most 255 characters.
enum Identifier {
  /// Names that constraints give a meaning of their own.
  static let reserved: Set<ExactString> = ["parent", "screen", "keyboard", "none"]

  /// The most characters, as Unicode scalars.
  static let limit = 255

  /// What is wrong with an id; nil when nothing is.
  static func fault(of id: String) -> String? {
    let scalars = id.unicodeScalars
    if scalars.isEmpty { return "an id cannot be empty" }
    if scalars.count > limit { return "an id has at most \(limit) characters" }
    if reserved.contains(ExactString(id)) { return "'\(id)' has a meaning of its own" }
    if let scalar = scalars.first(where: { !isAllowed($0) }) {
      return "an id cannot contain \(name(of: scalar))"
    }
    return nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" || scalar == "-" { return true }
    let properties = scalar.properties
    // Hangul fillers and variation selectors show nothing although they are letters or marks.
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      return true
    default:
      return properties.isEmojiPresentation || properties.isEmojiModifier
        || (properties.isEmoji && !scalar.isASCII)
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a blank"
    case "\u{21}"..."\u{7E}": "'\(scalar)'"
    default:
      "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal(scalar).count))
        + hexadecimal(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
