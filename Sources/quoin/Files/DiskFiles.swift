#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import QuoinSource
import QuoinSyntax

/// The files that specs name, on the disk: relative to the file that names them and below a root
/// after all symbolic links are resolved.
struct DiskFiles: FileProvider {
  /// The real path of the folder that no file may leave.
  let root: String
  /// The largest file that is read whole.
  var limit = SyntaxLimits().fileBytes

  func read(_ path: String, relativeTo base: String) -> Result<SourceFile, FileProblem> {
    guard !path.utf8.contains(0) else { return .failure(.notFound) }
    let folder = base == SpecFile.standardInputPath ? "." : FilePath.folder(of: base)
    let shown = folder == "." ? path : FilePath.join(folder, path)
    guard let real = FilePath.real(shown) else {
      // Whether a file outside exists is not told either.
      return .failure(isInside(nearest(to: shown)) ? .notFound : .outsideRoot)
    }
    guard isInside(real) else { return .failure(.outsideRoot) }
    guard FilePath.kind(of: real) == .regular else {
      return .failure(.unreadable("not a plain file"))
    }
    do {
      let bytes = try Self.contents(of: real, limit: limit)
      guard bytes.count <= limit else {
        return .failure(.unreadable("larger than \(limit) bytes"))
      }
      return .success(SourceFile(path: shown, bytes: bytes))
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }

  /// Reads a file whole, or just beyond the limit.
  static func contents(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try FileDescriptor(opening: path, O_RDONLY)
    let bytes: [UInt8]
    do {
      bytes = try descriptor.read(upTo: limit)
    } catch {
      try? descriptor.close()
      throw error
    }
    try descriptor.close()
    return bytes
  }

  private func isInside(_ real: String) -> Bool {
    real.utf8.elementsEqual(root.utf8) || FilePath.relative(real, to: root) != nil
  }

  /// The real path of the deepest folder on the way to a missing file, links followed.
  private func nearest(to path: String, links: Int = 0) -> String {
    if let real = FilePath.real(path) { return real }
    guard links < 40, let target = FilePath.linkTarget(path) else {
      return nearest(to: FilePath.folder(of: path), links: links)
    }
    return nearest(to: FilePath.join(FilePath.folder(of: path), target), links: links + 1)
  }
}
