import QuoinSource
import QuoinSyntax

/// Reads an item of `constraints:`: an equation, a chain of them, a Visual Format string, or one of
/// these as `{equation, name}`.
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
      if VisualFormatParser.isVisualFormat(scalar.text) {
        return try VisualFormatReader.read(scalar.text, scope: scope).flatMap { part in
          part.rows.constraints(name: name, origin: .written(node.range(ofText: part.range)))
        }
      }
      let rows = try EquationParser(scope: scope).read(scalar.text)
      diagnostics += rows.warnings.prefix(1).map { $0.diagnostic(in: node, severity: .warning) }
      return rows.constraints(name: name, origin: .written(node.range))
    } catch {
      diagnostics.append(error.diagnostic(in: node))
      return []
    }
  }
}

extension Diagnostic {
  fileprivate static func equationWithoutText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-shape", "an equation is a text", at: range,
      hint: "write each equation as an item of its own: - a.width == b.width")
  }
}
