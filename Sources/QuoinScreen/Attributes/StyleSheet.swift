import QuoinSource
import QuoinSyntax

/// The styles of a spec: named sets of attributes, which may extend others.
struct StyleSheet: Sendable {
  /// A style as it is written.
  struct Style: Sendable {
    /// Its name.
    var name: String
    /// Its own attributes.
    var entries: [SyntaxEntry]
    /// Where its name is written.
    var range: SourceRange
    /// The styles it extends, later ones stronger.
    var bases: [Base] = []
  }

  /// The name of a style that another extends.
  struct Base: Sendable {
    /// The name.
    var name: String
    /// Where it is written.
    var range: SourceRange
  }

  private var styles: [ExactString: Style] = [:]
  /// The names in order of declaration.
  private(set) var names: [String] = []
  /// What each style comes to, itself last; filled by `link`.
  private var layers: [ExactString: [ExactString]] = [:]

  /// The styles that a view has, by itself or by another style.
  private var used: Set<ExactString> = []

  /// How long a chain of styles that extend one another may be.
  static let chainLimit = 64

  /// Declares a style; an earlier one of that name is replaced.
  mutating func declare(_ style: Style) {
    if styles.updateValue(style, forKey: ExactString(style.name)) == nil {
      names.append(style.name)
    }
  }

  /// Whether there is a style of a name.
  func has(_ name: String) -> Bool { styles[ExactString(name)] != nil }

  /// Styles with those they extend, the weakest first, names of no style left out.
  ///
  /// Each stands there once: what two of them build on does not undo what one of them changes.
  func layers(of names: [String]) -> [Style] {
    var seen: Set<ExactString> = []
    return names.flatMap { layers[ExactString($0)] ?? [] }
      .filter { seen.insert($0).inserted }.compactMap { styles[$0] }
  }

  /// Notes that a view has styles.
  mutating func use(_ names: [String]) {
    for name in names { used.formUnion(layers[ExactString(name)] ?? []) }
  }

  /// The styles that no view has, in order of declaration.
  var unused: [Style] {
    names.filter { !used.contains(ExactString($0)) }.compactMap { styles[ExactString($0)] }
  }

  /// Follows what the styles extend, when all are declared; tells unknown names and circles.
  mutating func link() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for name in names { link(ExactString(name), chain: [], &diagnostics) }
    return diagnostics
  }

  private mutating func link(
    _ name: ExactString, chain: [ExactString], _ diagnostics: inout [Diagnostic]
  ) {
    guard layers[name] == nil, let style = styles[name] else { return }
    let chain = chain + [name]
    var linked: [ExactString] = []
    var seen: Set<ExactString> = [name]
    for base in style.bases {
      let key = ExactString(base.name)
      if styles[key] == nil {
        diagnostics.append(.unknownStyle(base.name, among: names, at: base.range))
      } else if let start = chain.firstIndex(of: key) {
        diagnostics.append(.styleCycle(chain[start...] + [key], at: base.range))
      } else if chain.count >= Self.chainLimit {
        diagnostics.append(.styleChain(at: base.range))
      } else {
        link(key, chain: chain, &diagnostics)
        for layer in layers[key] ?? [] where seen.insert(layer).inserted { linked.append(layer) }
      }
    }
    layers[name] = linked + [name]
  }
}

extension ValueType where Value == [String] {
  /// The name of a style, or a list of names, later ones stronger.
  static let styleNames = ValueType<[String]>.list(of: .styleName)
}

extension ValueType where Value == String {
  /// The name of a declared style.
  fileprivate static let styleName = ValueType("a style's name") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    guard let name = resolved.scalar?.text else {
      context.report(
        .expected("a style's name", got: resolved, hint: "write a name of styles:"))
      return nil
    }
    guard context.styles.has(name) else {
      context.report(.unknownStyle(name, among: context.styles.names, at: resolved.range))
      return nil
    }
    return name
  }
}

extension Diagnostic {
  static func unknownStyle(
    _ name: String, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, among: names)
    return Diagnostic(
      .error, id: "unknown-style", "there is no style '\(excerpt(name))'", at: range,
      hint: Suggestion.hint(for: name, among: names) ?? "declare it under styles:",
      fix: nearest.map { Fix("write \($0)", edits: [.init(range: range, text: $0)]) })
  }

  static func styleCycle(_ chain: [ExactString], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "style-cycle",
      "these styles extend one another: "
        + chain.map { excerpt($0.text) }.joined(separator: " → "), at: range,
      hint: "let one of them stand alone")
  }

  static func styleChain(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "style-limit",
      "more than \(StyleSheet.chainLimit) styles extend one another", at: range,
      hint: "extend fewer styles")
  }
}
