import QuoinSource

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

  /// What was meant by a comment that stands where a value should, in quotes: of a key that is
  /// called as a colour a short one, which CSS has and specs have not, in six or eight digits.
  static func quotedValue(ofComment comment: SourceRange) -> String {
    let bytes = comment.file.bytes
    guard let key = YAMLLine.key(before: comment.lower, in: bytes),
      MendingWords.colors.contains(where: {
        String(decoding: bytes[key], as: UTF8.self).hasSuffix($0)
      }),
      let color = MendingWords.fullColor(of: comment.text)
    else { return quoted(comment.text) }
    return quoted(color)
  }
}
