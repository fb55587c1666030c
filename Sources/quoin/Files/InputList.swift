import QuoinSource
import QuoinSyntax

/// The files that a spec reads, each with a fingerprint of its content.
struct InputList {
  /// The folder from which paths in it are written.
  private let workingFolder: String
  /// A line for each file: the fingerprint in 16 hexadecimal digits, two blanks, the path.
  private(set) var text = ""

  /// Starts without files.
  init(workingFolder: String) { self.workingFolder = workingFolder }

  /// Adds a file whose content is known.
  mutating func add(_ file: SourceFile) { add(file.path, Fingerprint(of: file.bytes)) }

  /// Adds a file; one that went away since it was read has changed, and is taken for empty.
  mutating func add(_ path: String) {
    let bytes = try? DiskFiles.contents(of: path, limit: SyntaxLimits().fileBytes)
    add(path, Fingerprint(of: bytes ?? []))
  }

  private mutating func add(_ path: String, _ fingerprint: Fingerprint) {
    let spelling = FilePath.spelling(of: path, workingFolder: workingFolder)
    text += "\(fingerprint)  \(VisibleText.escape(spelling, limit: .max))\n"
  }
}
