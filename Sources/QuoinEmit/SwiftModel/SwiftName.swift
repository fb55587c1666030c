/// Swift identifiers for any text.
enum SwiftName {
  /// A type's name for a screen's.
  static func type(_ text: String) -> String {
    let name = identifier(text, capitalized: true)
    return unusable.contains(name) || takenTypes.contains(name) ? name + "Screen" : name
  }

  /// Names for enum cases, one for each id, all different also where ids are canonically
  /// equivalent; reserved words in backticks.
  static func cases(_ ids: [String]) -> [String] {
    names(ids, isTaken: unusable.contains, suffix: "_").map(quoted)
  }

  /// Names of one scope, one for each id, all different also where ids are canonically equivalent.
  ///
  /// An id that is a name already keeps it; among the others the later ones of a clash get a number.
  /// Complexity: O(ids).
  ///
  /// - Parameters:
  ///   - isTaken: Whether a name means something else in the scope.
  ///   - suffix: What a name that is taken gets at its end, until it is not.
  static func names(_ ids: [String], isTaken: (String) -> Bool, suffix: String) -> [String] {
    var names = ids.map { free($0, isTaken, suffix) }
    var used: Set<String> = []
    var settled: Set<Int> = []
    for (index, id) in ids.enumerated() where names[index].utf8.elementsEqual(id.utf8) {
      if used.insert(id).inserted { settled.insert(index) }
    }
    var next: [String: Int] = [:]
    for index in ids.indices where !settled.contains(index) {
      let base = names[index]
      while !used.insert(names[index]).inserted {
        let number = next[base, default: 2]
        names[index] = "\(base)_\(number)"
        next[base] = number + 1
      }
    }
    return names
  }

  /// The name of an enum case where no other id comes to it.
  static func caseName(_ id: String) -> String { free(id, unusable.contains, "_") }

  /// The name of an id where no other comes to it.
  static func free(
    _ id: String, _ isTaken: (String) -> Bool, _ suffix: String
  ) -> String {
    var name = identifier(id, capitalized: false)
    while isTaken(name) { name += suffix }
    return name
  }

  /// A name as code has it: a reserved word in backticks.
  static func quoted(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// Joins the words of a text: what an identifier cannot hold separates words or, where it would
  /// be missed, is written by its code.
  private static func identifier(_ text: String, capitalized: Bool) -> String {
    var name = ""
    var startsWord = capitalized
    for scalar in text.unicodeScalars {
      if scalar.isASCII && !scalar.isASCIINamePart {
        startsWord = startsWord || !name.isEmpty
      } else if !scalar.isVisible {
        continue
      } else if scalar.isNamePart {
        name += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
        startsWord = false
      } else {
        name += "u" + scalar.hexText
        startsWord = false
      }
    }
    return completed(name, capitalized: capitalized)
  }

  private static func completed(_ name: String, capitalized: Bool) -> String {
    guard let first = name.unicodeScalars.first else { return capitalized ? "Screen" : "view" }
    if name.unicodeScalars.allSatisfy({ $0 == "_" }) { return name + "view" }
    if first.properties.numericType != nil || first.isMark { return "_" + name }
    return name
  }

  /// Words that need backticks as an enum case (The Swift Programming Language, Lexical Structure).
  private static let reserved: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that mean something else after a dot, or that the generated enum has itself.
  private static let unusable: Set<String> = [
    "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "dynamicType", "encode", "hash",
    "hashValue", "init", "none", "rawValue", "self", "some", "text",
  ]

  /// Types that the generated code uses by these names.
  private static let takenTypes: Set<String> = [
    "Any", "Array", "Bool", "Box", "CaseIterable", "Codable", "CodingKeys", "Constraint", "Double",
    "Equatable", "Expression", "Font", "Guide",
    "ID", "Insets", "Int", "Never", "Optional", "Protocol", "Rect", "Run", "Self", "Sendable",
    "String",
    "Swift", "Text", "Type", "View",
  ]
}

extension Unicode.Scalar {
  fileprivate var isASCIINamePart: Bool {
    self == "_" || isASCII && properties.numericType != nil || isASCII && properties.isAlphabetic
  }

  /// Whether the character may stand in an identifier: a letter, a mark, or an emoji outside the
  /// operators' blocks (The Swift Programming Language, grammar of an identifier).
  fileprivate var isNamePart: Bool {
    isASCIINamePart || !isASCII && (isLetter || isMark)
      || value >= 0x1F000 && properties.isEmoji
  }
}
