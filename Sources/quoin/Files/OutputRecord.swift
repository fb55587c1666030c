import QuoinSource
import QuoinSyntax

/// What an output was made with, kept beside the list of its inputs: the tool, the words of the
/// command line, the list and the output itself.
///
/// A build system knows the times of files only, and runs a command again when its program was
/// linked anew, though from the same parts. With the record the run sees that nothing changed.
struct OutputRecord {
  /// The path of the record.
  private let path: String
  /// The path of the output.
  private let output: String
  /// The tool, the words and the list; nil when one of them is not known.
  private let origin: String?

  /// The record of an output.
  ///
  /// - Parameters:
  ///   - list: What `quoin inputs` wrote for the spec.
  ///   - words: The command line, the tool's path first.
  init(of output: String, list: String, words: [String], workingFolder: String) {
    path = list + ".made"
    self.output = output
    guard let tool = words.first.flatMap(ExecutableIdentity.init(ofProgramAt:)),
      let inputs = Self.fingerprint(of: list)
    else {
      origin = nil
      return
    }
    let command = ([workingFolder] + words).joined(separator: "\0")
    origin = "\(tool)\n\(Fingerprint(of: Array(command.utf8)))\n\(inputs)\n"
  }

  /// Whether making the output again would give the same.
  var isCurrent: Bool {
    guard let text = text, let bytes = Self.contents(of: path) else { return false }
    return bytes == Array(text.utf8)
  }

  /// Keeps what the output was made with.
  func write() throws(Failure) {
    guard let text = text else { return }
    try OutputFile(path: path).write(Array(text.utf8))
  }

  private var text: String? {
    guard let origin, let output = Self.fingerprint(of: output) else { return nil }
    return origin + "\(output)\n"
  }

  private static func fingerprint(of path: String) -> Fingerprint? {
    contents(of: path).map(Fingerprint.init(of:))
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard FilePath.kind(of: path) == .regular else { return nil }
    return try? DiskFiles.contents(of: path, limit: .max - 1)
  }
}
