import QuoinSource
import QuoinSyntax

/// The configurations of a run: of each spec the nearest `quoin.config.yaml`, beside it or above.
struct Configurations {
  /// What a configuration makes of the settings of the command line.
  struct Configured: Sendable {
    /// The settings.
    var settings: Settings
    /// The file as diagnostics show it; nil when there is none.
    var path: String?
    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []
  }

  private let settings: Settings
  /// The real path of the last folder that is searched.
  private let limit: String?
  private var known: [ExactString: Configured] = [:]

  /// Starts with the settings of the command line; below a given root nothing above it is read.
  init(over settings: Settings, root: String?) {
    self.settings = settings
    limit = root.flatMap(FilePath.real)
  }

  /// The settings of a spec.
  mutating func configured(for spec: SpecFile) throws(Failure) -> Configured {
    var folder = spec.realPath == nil ? FilePath.real(".") : FilePath.real(spec.folder)
    while let current = folder {
      let path = FilePath.join(current, ConfigurationFile.name)
      if FilePath.kind(of: path) == .regular { return try configured(by: path) }
      if current == "/" || current == limit { break }
      folder = FilePath.folder(of: current)
    }
    return Configured(settings: settings)
  }

  private mutating func configured(by path: String) throws(Failure) -> Configured {
    if let configured = known[ExactString(path)] { return configured }
    let shown = FilePath.spelling(of: path, workingFolder: FilePath.real(".") ?? "/")
    let bytes: [UInt8]
    do {
      bytes = try DiskFiles.contents(of: path, limit: SyntaxLimits().fileBytes)
    } catch {
      throw Failure(.inputOutput, "Cannot read \(shown): \(error.reason)")
    }
    var configured = Configured(settings: settings, path: shown)
    configured.diagnostics =
      ConfigurationFile(file: SourceFile(path: shown, bytes: bytes))
      .apply(to: &configured.settings)
    known[ExactString(path)] = configured
    return configured
  }
}

extension SpecFile {
  /// The folder it is in, as it was written.
  fileprivate var folder: String { FilePath.folder(of: path) }
}
