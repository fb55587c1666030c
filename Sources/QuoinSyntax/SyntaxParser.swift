import QuoinSource

/// The limits that keep hostile documents cheap.
public struct SyntaxLimits: Sendable {
  /// How deep values may nest; the root is at depth 1.
  public var depth = 256
  /// How many nodes aliases may make in a file.
  public var aliasNodes = 100_000
  /// A file's size in bytes.
  public var fileBytes = 16 << 20
  /// A scalar's size in bytes.
  public var scalarBytes = 1 << 20

  /// The limits of the language.
  public init() {}
}

/// Reads a YAML or JSON file into one syntax tree a document.
public enum SyntaxParser {
  /// The notation of a file.
  public enum Notation: Sendable {
    case yaml, json
  }

  /// Parses a file; never fails: what is wrong is told in the diagnostics, and what could be read
  /// up to there is returned.
  public static func parse(
    _ file: SourceFile, as notation: Notation, limits: SyntaxLimits = SyntaxLimits()
  ) -> (documents: [SyntaxNode], diagnostics: [Diagnostic]) {
    ([], [])
  }
}
