import QuoinScreen

extension Font {
  /// The attributes of text set in the font.
  var svgAttributes: XMLWriter.Attributes {
    [
      ("font-family", svgFamilies), ("font-size", size.decimalText),
      ("font-weight", String(weight.cssWeight)),
    ]
  }

  /// The family and what stands in for it where it is not installed, most alike first.
  private var svgFamilies: String {
    let system =
      switch design {
      case .default:
        "-apple-system, 'SF Pro Text', Inter, Roboto, 'Helvetica Neue', Arial, sans-serif"
      case .rounded: "ui-rounded, 'SF Pro Rounded', Nunito, -apple-system, Inter, sans-serif"
      case .serif: "ui-serif, 'New York', 'Source Serif 4', Georgia, serif"
      case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
      }
    return family == Font.systemFamily ? system : Self.cssString(family) + ", " + system
  }

  /// A CSS string (CSS Syntax 3, section 4.3.7): the quote, the backslash and all that does not
  /// show are escaped, so that a family's name stays one token.
  private static func cssString(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" || !scalar.isVisible {
        result += "\\\(scalar.hexText) "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}

extension Font.Weight {
  /// The weight as CSS counts it (CSS Fonts 4, section 2.2).
  fileprivate var cssWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
