/// The notation of references: `$name` as a whole scalar, `$(name)` inside longer text.
enum Reference {
  /// The name that a whole scalar refers to; nil when it is not a reference.
  static func name(ofWhole text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "$") else { return nil }
    let name = text.dropFirst()
    guard let first = name.unicodeScalars.first, isStart(first),
      name.unicodeScalars.allSatisfy(isPart)
    else { return nil }
    return String(name)
  }

  /// A piece of a text.
  enum Piece: Equatable {
    /// Plain text.
    case text(String)
    /// `$(name)`.
    case reference(String)
    /// `$name` amid text, which stays text.
    case looksLikeReference(String)
  }

  /// Splits a text into its pieces.
  ///
  /// Complexity: O(length).
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      guard scalars[index] == "$", next < scalars.endIndex else {
        plain.append(scalars[index])
        index = next
        continue
      }
      if scalars[next] == "(", let name = nameInParentheses(scalars[next...]) {
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        plain = String.UnicodeScalarView()
        pieces.append(.reference(name))
        index = scalars.index(next, offsetBy: name.unicodeScalars.count + 2)
        continue
      }
      plain.append(scalars[index])
      index = next
      if isStart(scalars[next]) {
        let word = scalars[next...].prefix(while: isPart)
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        plain = String.UnicodeScalarView()
        pieces.append(.looksLikeReference(String(word)))
        index = word.endIndex
      }
    }
    if !plain.isEmpty { pieces.append(.text(String(plain))) }
    return pieces
  }

  /// The name between parentheses at the start of `scalars`; nil when there is none.
  private static func nameInParentheses(_ scalars: Substring.UnicodeScalarView) -> String? {
    let name = scalars.dropFirst().prefix(while: isPart)
    guard let first = name.first, isStart(first), name.endIndex < scalars.endIndex,
      scalars[name.endIndex] == ")"
    else { return nil }
    return String(name)
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    isStart(scalar) || scalar == "-" || scalar == "."
      || scalar.properties.generalCategory == .decimalNumber
  }
}
