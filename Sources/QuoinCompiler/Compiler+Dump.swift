import QuoinLayout
import QuoinScreen
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
    options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> (text: String, diagnostics: [Diagnostic]) {
    var text = ""
    var findings: [Diagnostic] = []
    for (screen, diagnostics) in resolve(file, notation: notation, options: options, files: files) {
      findings += diagnostics
      guard let screen, !diagnostics.containsError else { continue }
      text += dump(stage, of: screen)
    }
    return (text, findings.inOrderOfPlace())
  }

  private static func dump(_ stage: Stage, of screen: Screen) -> String {
    switch stage {
    case .syntax, .events: ""
    case .screen: screen.dump
    case .constraints: LayoutTrace(screen).constraints
    case .system: LayoutTrace(screen).system
    case .solution: LayoutTrace(screen).solution
    }
  }
}
