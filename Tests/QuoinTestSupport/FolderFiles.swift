import Foundation
import QuoinSource

/// Files of the disk, relative to the file that names them.
public struct FolderFiles: FileProvider {
  /// The folder that paths in diagnostics are relative to.
  private let root: URL

  /// Serves the files below a folder.
  public init(root: URL) { self.root = root }

  /// Reads the file that `path` names beside `base`.
  public func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    let folder = root.appendingPathComponent(base).deletingLastPathComponent()
    let url = folder.appendingPathComponent(path).standardizedFileURL
    let prefix = root.standardizedFileURL.path + "/"
    guard url.path.hasPrefix(prefix) else {
      return .failure(.outsideRoot)
    }
    guard let data = try? Data(contentsOf: url) else { return .failure(.notFound) }
    return .success(SourceFile(path: String(url.path.dropFirst(prefix.count)), bytes: Array(data)))
  }
}
