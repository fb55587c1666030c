#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OutputFile {
  /// Writes a file that is not there yet, and makes missing folders; one that is there, a broken
  /// symbolic link included, stays as it is.
  func create(_ content: [UInt8]) throws(Failure) {
    try makeFolder(FilePath.folder(of: path))
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      throw cannotCreate(error.code == EEXIST ? "it is there already" : error.reason)
    }
    do {
      try Signals.removing(path) { () throws(SystemError) in try descriptor.write(content) }
      try descriptor.close()
    } catch {
      unlink(path)
      throw cannotWrite(error)
    }
  }
}
