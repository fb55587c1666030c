import QuoinSource

/// Files that live in a dictionary, by path.
public struct MemoryFiles: FileProvider {
  private let texts: [String: String]

  /// Holds texts by path.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a text; a path that begins with `../` leads out of the root.
  public func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    if path.hasPrefix("../") || path.hasPrefix("/") { return .failure(.outsideRoot) }
    guard let text = texts[path] else { return .failure(.notFound) }
    return .success(SourceFile(path: path, text: text))
  }
}
