import QuoinSource
import QuoinSyntax

extension Compiler {
  /// The intermediates of a compilation that have a text form.
  public enum Stage: String, Sendable, CaseIterable {
    /// The syntax tree.
    case syntax
    /// The YAML events, in the notation of the YAML test suite.
    case events
    /// The resolved screen.
    case screen
    /// The screen's constraints with their origins.
    case constraints
    /// The linear system.
    case system
    /// The values of its variables.
    case solution
  }

  /// The text of an intermediate and what the stages up to it had to say.
  public static func dump(
    _ stage: Stage, of file: SourceFile, notation: SyntaxParser.Notation,
    options: Options = Options(), files: any FileProvider
  ) -> (text: String, diagnostics: [Diagnostic]) {
    ("", [])
  }
}
