extension Unicode.Scalar {
  /// Whether the character shows: not a control, a separator but the space, an invisible format
  /// character (bidi controls, zero-width characters, tags), a private or an unassigned one.
  var isVisible: Bool {
    if self == " " { return true }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default:
      return true
    }
  }

  /// The code in hexadecimal capitals, without leading zeros.
  var hexText: String { String(value, radix: 16, uppercase: true) }
}

extension String {
  /// The text with every character that does not show as `\u{…}`, so that it stays on its line and
  /// cannot steer a terminal.
  var printable: String {
    guard unicodeScalars.contains(where: { !$0.isVisible }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isVisible {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(scalar.hexText)}"
      }
    }
    return result
  }
}
