import QuoinEmit
import QuoinSource
import QuoinSyntax

/// The user's templates of a run, each read once.
struct TemplateFiles {
  /// A template, unless it is wrong, and the files that were opened for it.
  struct Loaded: Sendable {
    /// The template; nil when something is wrong with it.
    var template: UserTemplate?
    /// The files, as diagnostics show them.
    var files: [String]
    /// What is wrong.
    var diagnostics: [Diagnostic]
  }

  private var known: [ExactString: Loaded] = [:]

  /// Reads a template and, beside it, those that it includes.
  mutating func load(_ path: String) throws(Failure) -> Loaded {
    if let loaded = known[ExactString(path)] { return loaded }
    guard let folder = FilePath.real(FilePath.folder(of: path)),
      FilePath.kind(of: path) == .regular
    else { throw Failure(.noInput, "No such template: \(path)") }
    let file: SourceFile
    do {
      let limit = SyntaxLimits().fileBytes
      file = SourceFile(path: path, bytes: try DiskFiles.contents(of: path, limit: limit))
    } catch {
      throw Failure(.inputOutput, "Cannot read \(path): \(error.reason)")
    }
    let files = DiskFiles(root: folder)
    var opened = [path]
    let (template, diagnostics) = UserTemplate.read(file) { name in
      guard
        case .success(let part) = files.read(name + UserTemplate.ending, relativeTo: path)
      else { return nil }
      if !opened.contains(part.path) { opened.append(part.path) }
      return part
    } others: {
      let names = (try? FilePath.names(in: folder)) ?? []
      return names.filter { $0.hasSuffix(UserTemplate.ending) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(UserTemplate.ending.count)) }
    }
    let loaded = Loaded(template: template, files: opened, diagnostics: diagnostics)
    known[ExactString(path)] = loaded
    return loaded
  }
}
