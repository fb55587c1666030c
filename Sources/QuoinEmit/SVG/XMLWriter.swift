/// Writes XML 1.0: the one place where text becomes markup.
struct XMLWriter {
  /// An element's attributes in the order written.
  typealias Attributes = [(name: String, value: String)]

  /// What has been written.
  private(set) var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: Attributes = []) {
    line("<\(name)\(Self.text(attributes))/>")
  }

  /// Writes an element that holds text only.
  mutating func element(_ name: String, _ attributes: Attributes = [], text: String) {
    line("<\(name)\(Self.text(attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Writes the start tag of an element.
  mutating func start(_ name: String, _ attributes: Attributes = []) {
    line("<\(name)\(Self.text(attributes))>")
    open.append(name)
  }

  /// Writes the end tag of the innermost open element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    line("</\(name)>")
  }

  private mutating func line(_ text: String) {
    output += String(repeating: "  ", count: min(open.count, 20)) + text + "\n"
  }

  private static func text(_ attributes: Attributes) -> String {
    attributes.reduce(into: "") { $0 += " \($1.name)=\"\(escaped($1.value))\"" }
  }

  /// Text as it may stand in content and in attributes alike.
  ///
  /// Characters that XML cannot hold (production 2, Char) become U+FFFD; those that do not show are
  /// written as references, so that they read back the same but never stand raw.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      case _ where scalar.isVisible: result.unicodeScalars.append(scalar)
      default: result += "&#x\(scalar.hexText);"
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
