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
  /// How many diagnostics a file may have; after that many it is read no further.
  public var diagnostics = 20_000

  /// The limits of the language.
  public init() {}
}

/// Reads a YAML or JSON file into one syntax tree a document.
public enum SyntaxParser {
  /// The notation of a file.
  public enum Notation: Sendable {
    case yaml, json
  }

  /// What a file holds.
  public struct Reading: Sendable {
    /// One tree a document.
    public var documents: [SyntaxNode]
    /// What is wrong, in order of place.
    public var diagnostics: [Diagnostic]
    /// Whether the whole file was read; else the last tree ends at the error, and what a later
    /// stage misses in it may well stand behind.
    public var isWhole: Bool
  }

  /// Parses a file; never fails: what is wrong is told in the diagnostics, and what could be read
  /// up to there is returned.
  public static func parse(
    _ file: SourceFile, as notation: Notation, limits: SyntaxLimits = SyntaxLimits()
  ) -> (documents: [SyntaxNode], diagnostics: [Diagnostic]) {
    let reading = read(file, as: notation, limits: limits)
    return (reading.documents, reading.diagnostics)
  }

  /// Parses a file as `parse` does and tells whether all of it was read.
  public static func read(
    _ file: SourceFile, as notation: Notation, limits: SyntaxLimits = SyntaxLimits()
  ) -> Reading {
    guard file.bytes.count <= limits.fileBytes else {
      return unread([fileTooLong(file, limit: limits.fileBytes)])
    }
    let check = CharacterCheck(file, limits: limits)
    guard check.isReadable else { return unread(check.diagnostics) }
    var reading =
      switch notation {
      case .yaml: YAMLRecovery.read(file, check: check, limits: limits)
      case .json: readJSON(file, limits: limits)
      }
    reading.diagnostics += check.diagnostics
    if reading.documents.isEmpty, reading.diagnostics.isEmpty {
      reading.diagnostics.append(noDocument(file))
    }
    reading.diagnostics = reading.diagnostics.inOrderOfPlace()
    return reading
  }

  private static func readJSON(_ file: SourceFile, limits: SyntaxLimits) -> Reading {
    var reader = JSONReader(file, limits: limits)
    let root = reader.read()
    return Reading(
      documents: root.map { [$0] } ?? [], diagnostics: reader.diagnostics,
      isWhole: !reader.isStopped)
  }

  private static func unread(_ diagnostics: [Diagnostic]) -> Reading {
    Reading(documents: [], diagnostics: diagnostics, isWhole: false)
  }

  private static func fileTooLong(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "file-limit", "the file is larger than \(limit) bytes",
      at: SourceRange(file: file, lower: 0, upper: 0), hint: "split it with 'include'")
  }

  private static func noDocument(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "no-document", "the file holds no document",
      at: SourceRange(file: file, lower: 0, upper: 0),
      hint: "a spec is a map that begins with 'quoin: 1'")
  }
}
