import QuoinTemplates

/// String literals of Swift for any text.
enum SwiftLiteral {
  /// Writes text as a whole literal, quotes included, so that it can stand nowhere but where a
  /// string may.
  static let escaper = Escaper { quoted($0) }

  /// The literal whose value is the text, byte for byte.
  ///
  /// ASCII from the space to the tilde less the quote and the backslash stands as it is, and so do
  /// letters, marks and emoji; all else is written as `\u{…}`. Swift accepts bidi controls and
  /// zero-width characters raw, which would let a text look like code.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var canTakeMark = false
    for scalar in text.unicodeScalars {
      let isRaw =
        scalar != "\"" && scalar != "\\" && scalar.isPlainInCode
        && (canTakeMark || !scalar.isMark)
      if isRaw {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(scalar.hexText)}"
      }
      // A mark after an escape or a quote would combine with the code.
      canTakeMark = isRaw
    }
    return result + "\""
  }

  /// A literal, or nil.
  static func quoted(orNil text: String?) -> String { text.map(quoted) ?? "nil" }
}

/// Line comments of Swift for any text.
enum SwiftComment {
  /// The lines of a text, each fit to follow `///`; white space at their ends is dropped.
  static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      var result = ""
      for scalar in line.unicodeScalars {
        if scalar.isPlainInCode {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(scalar.hexText)}"
        }
      }
      return String(result.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand raw in generated code: printable ASCII, and letters, marks and
  /// emoji that show.
  var isPlainInCode: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    return isVisible && (isLetter || isMark || properties.isEmoji)
  }

  /// Whether it is a letter (general category L).
  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it is a combining mark (general category M).
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
