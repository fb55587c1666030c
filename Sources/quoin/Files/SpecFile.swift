import QuoinCompiler
import QuoinSource
import QuoinSyntax

/// A spec on the command line: a file, one found below a folder, or standard input.
struct SpecFile: Sendable {
  /// The path as diagnostics show it: as it was written, or below the folder that was.
  var path: String
  /// The real path; nil for standard input.
  var realPath: String?
  /// The real path of the folder that the spec and what it names must not leave.
  var root: String
  /// The output's path below the output folder, without an ending.
  var stem: String

  /// What standard input is called in diagnostics.
  static let standardInputPath = "<stdin>"
  /// The endings of specs, as found in folders.
  static let endings = yamlEndings + [".quoin.json"]
  /// The endings of specs in YAML.
  static let yamlEndings = [".quoin.yaml", ".quoin.yml"]

  /// Reads the content.
  ///
  /// A file over the language's limit is read to just above it, so that the parser says so.
  func read() throws(Failure) -> (file: SourceFile, notation: SyntaxParser.Notation) {
    let bytes: [UInt8]
    do {
      bytes = try contents()
    } catch {
      throw Failure(.inputOutput, "Cannot read \(path): \(error.reason)")
    }
    return (SourceFile(path: path, bytes: bytes), notation(for: bytes))
  }

  private func contents() throws(SystemError) -> [UInt8] {
    let limit = SyntaxLimits().fileBytes
    guard let realPath else { return try FileDescriptor(0).read(upTo: limit) }
    return try DiskFiles.contents(of: realPath, limit: limit)
  }

  /// By the ending; without a known one JSON if the first character is `{`.
  private func notation(for bytes: [UInt8]) -> SyntaxParser.Notation {
    let path = path.lowercased()
    if path.hasSuffix(".json") { return .json }
    if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { return .yaml }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return bytes.first { !blanks.contains($0) } == UInt8(ascii: "{") ? .json : .yaml
  }
}
