import QuoinSource
import QuoinSyntax

/// A document merged with what its `include:` names, which is a step between parsing and resolving:
/// a tree to a tree.
///
/// Every merged value keeps the range of the file that wrote it, so that what is said of it points
/// there.
public struct Inclusion: Sendable {
  /// The merged document, without `include:`.
  public var document: SyntaxNode
  /// The files that were opened, as diagnostics show them, each once, in the order opened.
  public var files: [String]
  /// What is wrong with the files and with how they fit together.
  public var diagnostics: [Diagnostic]

  /// How many files a document may include, those of its includes counted too.
  static let includeLimit = 1000
  /// How deep includes may nest.
  static let depthLimit = 16

  /// Merges a document with the files it includes, and with those that they include.
  ///
  /// The files are merged in order and the document over them. A file that is named twice counts
  /// once, where it is first named: what several files build on does not undo what they change.
  public static func merge(_ document: SyntaxNode, files: any FileProvider) -> Inclusion {
    guard document.entry(TopLevelKey.include.rawValue) != nil else {
      return Inclusion(document: document, files: [], diagnostics: [])
    }
    var reader = IncludeReader(main: document, files: files)
    let merged = reader.merged(document)
    if !reader.diagnostics.containsError {
      reader.diagnostics += UnusedNames(in: merged, included: reader.included).notes
    }
    return Inclusion(
      document: merged, files: reader.opened, diagnostics: reader.diagnostics)
  }
}
