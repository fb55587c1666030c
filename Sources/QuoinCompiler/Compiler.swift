import QuoinEmit
import QuoinLayout
import QuoinScreen
import QuoinSource
import QuoinSyntax

/// The whole compilation as one function: parse, resolve, lay out.
public enum Compiler {
  /// The result for one spec file.
  public struct Result: Sendable {
    /// A layout for each screen that could be laid out, in order, with what was said of it.
    public var outputs: [EmitInput] = []
    /// The layouts alone.
    public var layouts: [ScreenLayout] { outputs.map(\.layout) }
    /// What all stages had to say, in source order.
    public var diagnostics: [Diagnostic] = []

    /// Whether some of it is an error.
    public var hasErrors: Bool { diagnostics.containsError }
  }

  /// Compiles a spec file: each of its documents is a screen.
  ///
  /// A screen with an error in its text is not laid out; the others are.
  public static func compile(
    _ file: SourceFile, notation: SyntaxParser.Notation,
    options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> Result {
    var result = Result()
    for (screen, diagnostics) in resolve(file, notation: notation, options: options, files: files) {
      result.diagnostics += diagnostics
      guard let screen, !diagnostics.containsError else { continue }
      let (layout, findings) = ScreenLayout.layOut(screen)
      result.diagnostics += findings
      result.outputs.append(
        EmitInput(layout, diagnostics: (diagnostics + findings).inOrderOfPlace()))
    }
    result.diagnostics = result.diagnostics.inOrderOfPlace()
    return result
  }

  /// Parses a spec file and resolves its documents; what the parser says comes with the first.
  static func resolve(
    _ file: SourceFile, notation: SyntaxParser.Notation, options: ScreenOptions,
    files: any FileProvider
  ) -> [(screen: Screen?, diagnostics: [Diagnostic])] {
    let (documents, findings) = SyntaxParser.parse(file, as: notation)
    guard !findings.containsError else { return [(nil, findings)] }
    guard !documents.isEmpty else {
      let start = SourceRange(file: file, lower: 0, upper: 0)
      return [(nil, findings + [.emptyFile(at: start)])]
    }
    var results = documents.map { Screen.resolve($0, options: options, files: files) }
    results[0].diagnostics = findings + results[0].diagnostics
    return results
  }
}

extension Diagnostic {
  static func emptyFile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "no-document", "there is no screen in this file", at: range,
      hint: "a spec begins with `quoin: 1`, `screen: Name` and `views:`")
  }
}
