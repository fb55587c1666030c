import QuoinSource
import QuoinSyntax

/// The styles of a spec: named sets of attributes.
struct StyleSheet: Sendable {
  private var styles: [ExactString: [SyntaxEntry]] = [:]
  /// The names in order of declaration.
  private(set) var names: [String] = []

  /// Declares a style; an earlier one of that name is replaced.
  mutating func declare(_ entries: [SyntaxEntry], named name: String) {
    if styles.updateValue(entries, forKey: ExactString(name)) == nil { names.append(name) }
  }

  /// The attributes of a style; nil when there is none of that name.
  func attributes(of name: String) -> [SyntaxEntry]? { styles[ExactString(name)] }
}

extension ValueType where Value == [String] {
  /// The name of a style, or a list of names, later ones stronger.
  static let styleNames = ValueType<[String]>.list(of: .styleName)

  /// A list of words.
  static let words = ValueType<[String]>.list(of: ValueType<String>(scalar: "a word") { $0 })
}

extension ValueType where Value == String {
  /// The name of a declared style.
  fileprivate static let styleName = ValueType("a style's name") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let name = resolved.scalar?.text else {
      context.report(.expected("a style's name", got: resolved))
      return nil
    }
    guard context.styles.attributes(of: name) != nil else {
      context.report(
        Diagnostic(
          .error, id: "unknown-style", "there is no style '\(Diagnostic.excerpt(name))'",
          at: resolved.range,
          hint: Suggestion.hint(for: name, among: context.styles.names)
            ?? "declare it under styles:"))
      return nil
    }
    return name
  }
}
