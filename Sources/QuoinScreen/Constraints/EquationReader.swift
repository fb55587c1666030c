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
      guard
        let form = ConstraintForm.read(
          entries, of: node, bodyKey: "equation", takesPriority: false, diagnostics: &diagnostics)
      else { return [] }
      guard let scalar = form.body.scalar else {
        diagnostics.append(.equationWithoutText(at: form.body.range))
        return []
      }
      return read(scalar, of: form.body, name: form.name, scope: scope, diagnostics: &diagnostics)
    case .sequence:
      diagnostics.append(.equationWithoutText(at: node.range))
      return []
    }
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
}

extension Diagnostic {
  fileprivate static func equationWithoutText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-shape", "an equation is a text", at: range,
      hint: "write each equation as an item of its own: - a.width == b.width")
  }
}

extension ConstraintFault {
  fileprivate static func visualFormat(at range: Range<Int>) -> Self {
    ConstraintFault(
      "visual-format", "this is a Visual Format string; constraints are written as equations",
      at: range, hint: "write b.leading == a.trailing + 8")
  }
}
