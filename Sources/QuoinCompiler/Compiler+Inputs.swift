import QuoinScreen
import QuoinSource
import QuoinSyntax

extension Compiler {
  /// The files that compiling a spec opens beside the spec itself, as diagnostics show them, each
  /// once, in the order opened; nothing is laid out.
  public static func inputs(
    of file: SourceFile, notation: SyntaxParser.Notation,
    options: ScreenOptions = ScreenOptions(), files: any FileProvider
  ) -> [String] {
    resolve(file, notation: notation, options: options, files: files).flatMap(\.files).uniqued()
  }
}
