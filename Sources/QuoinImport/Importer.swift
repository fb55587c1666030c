import QuoinSource

/// Imports documents of Interface Builder.
public enum Importer {
  /// What an import gives.
  public struct Result: Sendable {
    /// One spec a root, in the order of the document.
    public var specs: [ImportedSpec] = []
    /// What could not be carried, and what is wrong with the document.
    public var diagnostics: [Diagnostic] = []
    /// The generation of the document's format: Xcode's build, such as 17156.
    public var toolsVersion = 0

    /// Whether the document could not be read.
    public var hasErrors: Bool { diagnostics.containsError }
  }

  /// The size in bytes beyond which a document is not read.
  public static let fileLimit = XMLReader.Limits().fileBytes

  /// Imports a storyboard or xib; never fails: what cannot be read is told.
  public static func `import`(_ file: SourceFile) -> Result {
    var result = Result()
    let (root, faults) = XMLReader.read(file)
    result.diagnostics += faults
    guard let root else { return result }
    let (document, refusals) = InterfaceDocument.read(file, root)
    result.diagnostics += refusals
    guard let document else { return result }
    result.toolsVersion = document.toolsVersion
    result.diagnostics += ConnectionCheck.diagnostics(root)
    let (roots, findings) = RootFinder.find(in: document)
    result.diagnostics += findings
    for root in roots {
      let spec = SpecBuilder.build(root, in: document)
      result.diagnostics += spec.diagnostics
      result.specs.append(spec)
    }
    result.diagnostics = result.diagnostics.inOrderOfPlace()
    return result
  }
}
