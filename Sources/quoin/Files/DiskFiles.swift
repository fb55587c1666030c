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
    // A path that leaves the root is refused before the disk is asked whether it exists.
    guard let realFolder = FilePath.real(folder),
      staysInside(path, from: realFolder)
    else { return .failure(.outsideRoot) }
    guard let real = FilePath.real(shown) else { return .failure(.notFound) }
    guard FilePath.relative(real, to: root) != nil else { return .failure(.outsideRoot) }
    guard FilePath.kind(of: real) == .regular else {
      return .failure(.unreadable("not a plain file"))
    }
    do {
      let bytes = try Self.contents(of: real, limit: limit)
      guard bytes.count <= limit else {
        return .failure(.unreadable("larger than \(limit >> 20) MiB"))
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

  /// Whether a path's steps, taken as text, never leave the root.
  private func staysInside(_ path: String, from folder: String) -> Bool {
    let isAbsolute = path.hasPrefix("/")
    var steps = isAbsolute ? [] : folder.split(separator: "/").map(String.init)
    let rootSteps = root.split(separator: "/").map(String.init)
    for step in path.split(separator: "/") where step != "." {
      if step == ".." {
        _ = steps.popLast()
      } else {
        steps.append(String(step))
      }
    }
    return steps.count > rootSteps.count
      && zip(steps, rootSteps).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }
}
