import QuoinImport
import QuoinSource

/// Finds the storyboards and xibs that the words on the command line stand for.
enum InterfaceFinder {
  /// The endings of documents, as found in folders.
  static let endings = [".storyboard", ".xib"]

  /// The paths in the order of the words, those of a folder in the order of their bytes; a file
  /// that is named twice is taken once.
  static func find(_ words: [String]) throws(Failure) -> [String] {
    var paths: [String] = []
    var seen: Set<ExactString> = []
    for word in words {
      for path in try self.paths(for: word) {
        guard let real = FilePath.real(path) else { throw missing(path) }
        if seen.insert(ExactString(real)).inserted { paths.append(path) }
      }
    }
    return paths
  }

  /// Reads a document, or just beyond the limit, so that the importer says so.
  static func read(_ path: String) throws(Failure) -> SourceFile {
    do throws(SystemError) {
      let bytes = try DiskFiles.contents(of: path, limit: Importer.fileLimit)
      return SourceFile(path: path, bytes: bytes)
    } catch {
      throw Failure(.inputOutput, "Cannot read \(path): \(error.reason)")
    }
  }

  private static func paths(for word: String) throws(Failure) -> [String] {
    guard let kind = FilePath.kind(of: word) else { throw missing(word) }
    guard kind == .folder else { return [word] }
    let paths = try FolderSearch.files(below: word, endings: endings)
    guard !paths.isEmpty else {
      throw Failure(.noInput, "No storyboard or xib below \(word)")
    }
    return paths
  }

  private static func missing(_ path: String) -> Failure {
    Failure(.noInput, "No such file or folder: \(path)")
  }
}
