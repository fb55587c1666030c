import QuoinSource
import QuoinSyntax

/// Reads an item of `constraints:`: an equation, a chain of them, or `{equation, name}`.
enum EquationReader {
  /// Reads one item; what is wrong goes to `diagnostics`, once for each fault.
  static func read(
    _ node: SyntaxNode, scope: AnchorScope, diagnostics: inout [Diagnostic]
  ) -> [Constraint] {
    switch node.content {
    case .scalar(let scalar):
      return read(scalar, of: node, name: nil, scope: scope, diagnostics: &diagnostics)
    case .mapping(let entries):
      return read(entries, of: node, scope: scope, diagnostics: &diagnostics)
    case .sequence:
      diagnostics.append(
        Diagnostic(
          .error, id: "wrong-shape", "an equation is a text", at: node.range,
          hint: "write each equation as an item of its own"))
      return []
    }
  }

  private static func read(
    _ entries: [SyntaxEntry], of node: SyntaxNode, scope: AnchorScope,
    diagnostics: inout [Diagnostic]
  ) -> [Constraint] {
    var equation: SyntaxNode?
    var name: String?
    for entry in entries {
      switch entry.key {
      case "equation": equation = entry.value
      case "name":
        name = entry.value.scalar?.text
        if entry.value.scalar?.isAbsent ?? true {
          diagnostics.append(
            Diagnostic(
              .error, id: "wrong-shape", "a name is a text", at: entry.value.range,
              hint: "write a word"))
        }
      default: diagnostics.append(unknownKey(entry))
      }
    }
    guard let equation, let scalar = equation.scalar else {
      diagnostics.append(
        Diagnostic(
          .error, id: equation == nil ? "missing-key" : "wrong-shape",
          equation == nil ? "'equation' is missing" : "an equation is a text",
          at: equation?.range ?? node.range,
          hint: "write {equation: a.width == b.width, name: same}"
        ))
      return []
    }
    return read(scalar, of: equation, name: name, scope: scope, diagnostics: &diagnostics)
  }

  private static func read(
    _ scalar: Scalar, of node: SyntaxNode, name: String?, scope: AnchorScope,
    diagnostics: inout [Diagnostic]
  ) -> [Constraint] {
    do throws(ConstraintFault) {
      if isVisualFormat(scalar.text) { throw .visualFormat(at: 0..<scalar.text.utf8.count) }
      let rows = try EquationParser(scope: scope).read(scalar.text)
      diagnostics += rows.warnings.prefix(1).map { $0.diagnostic(in: node, severity: .warning) }
      return rows.constraints(name: name, origin: .written(node.range))
    } catch {
      diagnostics.append(error.diagnostic(in: node))
      return []
    }
  }

  /// Whether a text is Apple's Visual Format: `H:|-[a]-8-[b]`.
  private static func isVisualFormat(_ text: String) -> Bool {
    let trimmed = text.drop(while: \.isWhitespace)
    return ["H:", "V:", "|", "["].contains { trimmed.hasPrefix($0) }
  }

  private static func unknownKey(_ entry: SyntaxEntry) -> Diagnostic {
    let nearest = Suggestion.nearest(to: entry.key, among: ["equation", "name"])
    let hint =
      entry.key == "priority"
      ? "write the priority in the equation: a.width == 44 @750"
      : nearest.map { "did you mean '\($0)'?" } ?? "the keys are equation and name"
    return Diagnostic(
      .error, id: "unknown-key", "there is no key '\(entry.key)' here", at: entry.keyRange,
      hint: hint)
  }
}

extension ConstraintFault {
  fileprivate static func visualFormat(at range: Range<Int>) -> Self {
    ConstraintFault(
      "visual-format", "this is a Visual Format string; constraints are written as equations",
      at: range, hint: "write b.leading == a.trailing + 8")
  }
}
