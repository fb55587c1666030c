/// Writes texts so that YAML reads them as they are.
enum YAMLQuoting {
  /// The text of one line in quotes: double ones, single ones where those save escapes.
  static func quoted(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\")) {
      var result = "'"
      for character in text.unicodeScalars {
        result += character == "'" ? "''" : String(character)
      }
      return result + "'"
    }
    return "\"\(text)\""
  }
}
