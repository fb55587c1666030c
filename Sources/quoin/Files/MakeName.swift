/// The name of a file as make reads it in a rule, and ninja wherever the two agree.
///
/// Both read `\ `, `\#`, `\:` and `$$`. What only make gives a meaning is written for make where ninja
/// could not read the name anyway (`*`, `;`, `|`, tab), and as it is where ninja reads it (`?`, `[`).
/// A backslash is only doubled where it would quote what follows.
///
/// Source: the GNU make manual, "Rule Syntax", "Using Wildcard Characters" and "Introduction to Pattern
/// Rules", and what make 4.3 reads; ninja's manual, "Depfile", and its depfile parser.
enum MakeName {
  /// The name before the colon, where `%` would make a pattern.
  static func target(_ path: String) -> String {
    escaped(path, quoting: [" ", "\t", "#", ":", "%"])
  }

  /// The name after the colon, where `|` would begin what is only made first.
  static func prerequisite(_ path: String) -> String {
    escaped(path, quoting: [" ", "\t", "#", ":", "|"])
  }

  /// Whether the name can be a target of nothing, for make and for ninja: with `=` it would set a
  /// variable, with `&` at its end group targets; a tab is not quoted there, and ninja takes `\%` for
  /// another file.
  static func canBeBareTarget(_ path: String) -> Bool {
    !path.utf8.contains { Array("=%\t".utf8).contains($0) } && path.utf8.last != UInt8(ascii: "&")
  }

  private static func escaped(_ path: String, quoting quoted: Set<Unicode.Scalar>) -> String {
    // Only a name with a star is quoted as a pattern: ninja reads the other marks as they are.
    let isPattern = path.unicodeScalars.contains("*")
    var result = ""
    var backslashes = 0
    func write(_ count: Int) { result += String(repeating: "\\", count: count) }
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\":
        write(isPattern ? 2 : 1)
        backslashes += isPattern ? 2 : 1
        continue
      case "*" where isPattern, "?" where isPattern, "[" where isPattern: write(1)
      // make takes quotes off a semicolon twice.
      case ";": write(3 * backslashes + 3)
      case "$": result += "$"
      case _ where quoted.contains(scalar): write(backslashes + 1)
      default: break
      }
      backslashes = 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
