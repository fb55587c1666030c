/// Where a stage gets the content of files that a spec names (strings, metrics, includes, images).
///
/// Paths are relative to the file that names them; the provider refuses what leaves the root.
public protocol FileProvider: Sendable {
  /// Reads the file that `path`, written in the file shown as `base`, names.
  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem>
}

/// Why a named file cannot be read.
public enum FileProblem: Error, Sendable, Equatable {
  /// There is no such file.
  case notFound
  /// The path leads out of the root; it is not told whether the file exists.
  case outsideRoot
  /// The file is there but cannot be read; the system's words.
  case unreadable(String)
}
