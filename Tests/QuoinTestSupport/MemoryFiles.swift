import QuoinSource

/// Files that live in a dictionary, by path below the root.
public struct MemoryFiles: FileProvider {
  private let texts: [String: String]

  /// Holds texts by path.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a text beside the file that names it; a path that leaves the root leads outside.
  public func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    guard !path.hasPrefix("/") else { return .failure(.outsideRoot) }
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return .failure(.outsideRoot)
      }
    }
    let place = parts.joined(separator: "/")
    guard let text = texts[place] else { return .failure(.notFound) }
    return .success(SourceFile(path: place, text: text))
  }
}
