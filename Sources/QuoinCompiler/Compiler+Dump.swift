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
    switch stage {
    case .syntax:
      let (documents, diagnostics) = SyntaxParser.parse(file, as: notation)
      return (SyntaxDump.tree(documents), diagnostics)
    case .events:
      return SyntaxDump.events(file, as: notation)
    case .screen:
      return dumpScreens(of: file, notation, options, files) { $0.dump }
    case .constraints:
      return dumpScreens(of: file, notation, options, files) { LayoutTrace($0).constraints }
    case .system:
      return dumpScreens(of: file, notation, options, files) { LayoutTrace($0).system }
    case .solution:
      return dumpScreens(of: file, notation, options, files) { LayoutTrace($0).solution }
    }
  }

  private static func dumpScreens(
    of file: SourceFile, _ notation: SyntaxParser.Notation, _ options: ScreenOptions,
    _ files: any FileProvider, as text: (Screen) -> String
  ) -> (text: String, diagnostics: [Diagnostic]) {
    var texts: [String] = []
    var findings: [Diagnostic] = []
    for reading in resolve(file, notation: notation, options: options, files: files) {
      findings += reading.diagnostics
      if let screen = reading.screen, !reading.diagnostics.containsError {
        texts.append(text(screen))
      }
    }
    return (texts.joined(), findings.told())
  }
}
