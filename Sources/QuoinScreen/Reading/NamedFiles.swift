import QuoinSource

/// The files that a spec names, and which of them were opened.
struct NamedFiles: Sendable {
  /// Their paths as diagnostics show them, each once, in the order opened.
  private(set) var opened: [String] = []
  private var seen: Set<ExactString> = []
  private let provider: any FileProvider

  /// Reads from a provider.
  init(_ provider: any FileProvider) { self.provider = provider }

  /// Reads the file that `path`, written in the file shown as `base`, names.
  mutating func read(
    _ path: String, relativeTo base: String
  ) -> Result<SourceFile, FileProblem> {
    let result = provider.read(path, relativeTo: base)
    if case .success(let file) = result, seen.insert(ExactString(file.path)).inserted {
      opened.append(file.path)
    }
    return result
  }

  /// Why a file cannot be read; nil when it can.
  mutating func problem(with path: String, in base: String) -> FileProblem? {
    if case .failure(let problem) = read(path, relativeTo: base) { problem } else { nil }
  }
}
