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
    if file.bytes.count > limits.fileBytes {
      return ([], [fileTooLong(file, limit: limits.fileBytes)])
    }
    let check = CharacterCheck(file)
    guard check.isReadable else { return ([], check.diagnostics) }
    var (documents, diagnostics) =
      switch notation {
      case .yaml: parseYAML(file, check: check, limits: limits)
      case .json: parseJSON(file, limits: limits)
      }
    diagnostics += check.diagnostics
    if documents.isEmpty, diagnostics.isEmpty { diagnostics.append(noDocument(file)) }
    return (documents, diagnostics.inOrderOfPlace())
  }

  private static func parseYAML(
    _ file: SourceFile, check: CharacterCheck, limits: SyntaxLimits
  ) -> (documents: [SyntaxNode], diagnostics: [Diagnostic]) {
    let reader = YAMLEventReader(file, check: check)
    var separators = YAMLSeparators(file, offsets: check.separators)
    var builder = YAMLTreeBuilder(file: file, limits: limits)
    do {
      while !builder.isStopped, let event = try reader.next() {
        builder.consume(event)
        separators.allow(in: event)
      }
    } catch {
      let fault = YAMLFault(error, file: file, last: builder.last)
      builder.diagnostics.append(fault.diagnostic)
      // What is behind the fault has not been read: its quotes are not known.
      separators.forget(from: fault.place)
    }
    builder.finish()
    return (builder.documents, builder.diagnostics + separators.diagnostics)
  }

  private static func parseJSON(
    _ file: SourceFile, limits: SyntaxLimits
  ) -> (documents: [SyntaxNode], diagnostics: [Diagnostic]) {
    var reader = JSONReader(file, limits: limits)
    let root = reader.read()
    return (root.map { [$0] } ?? [], reader.diagnostics)
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
