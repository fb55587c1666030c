import QuoinScreen
import QuoinSource

extension Compiler {
  /// A screen that holds a view of each kind with the kind's sample, for the list of kinds; it is not
  /// to be laid out, since nothing says where the views are.
  public static func kindSamples(options: ScreenOptions = ScreenOptions()) -> Screen? {
    let views = ViewKind.all.map { "  \($0.name): {\($0.name): \($0.sample)}" }
    let text = "quoin: 1\nscreen: Kinds\nviews:\n" + views.joined(separator: "\n")
    let file = SourceFile(path: "kinds.quoin.yaml", text: text)
    return resolve(file, notation: .yaml, options: options, files: NoFiles()).first?.screen
  }
}

/// A folder without files.
private struct NoFiles: FileProvider {
  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    .failure(.notFound)
  }
}
