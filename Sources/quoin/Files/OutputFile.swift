#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An output that is replaced as a whole: after any failure or crash the file holds its old or its
/// new content.
///
/// The content goes to a temporary file in the same folder, named for the output, is flushed to the
/// disk and renamed. A lock tells a temporary file that another process is writing from one that a
/// killed process left, which is removed. An unchanged output is not touched; the mode of an
/// existing file is kept; a symbolic link is followed and its target written.
struct OutputFile {
  /// The path as messages show it.
  let path: String

  /// Writes the content, unless the file already holds it, and makes missing folders.
  func write(_ content: [UInt8]) throws(Failure) {
    let target = try resolved()
    let status = status(of: target)
    switch status.map({ FilePath.Kind(mode: $0.st_mode) }) {
    case .folder: throw cannotCreate("it is a folder")
    case .other: try writeThrough(content, to: target)
    case .regular, .symbolicLink:
      let isSame = status.map { Int($0.st_size) == content.count } ?? false
      if isSame, (try? DiskFiles.contents(of: target, limit: content.count)) == content {
        return TemporaryFile(for: target).sweep()
      }
      try replace(target, with: content, mode: status.map { $0.st_mode & 0o7777 })
    case nil:
      try makeFolder(FilePath.folder(of: target))
      try replace(target, with: content, mode: nil)
    }
  }

  /// Follows symbolic links to the path that is written; the last one need not exist.
  private func resolved() throws(Failure) -> String {
    var path = path
    for _ in 0..<40 {
      guard FilePath.kindWithoutFollowing(path) == .symbolicLink else { return path }
      guard let target = FilePath.linkTarget(path) else { throw cannotCreate(SystemError.last) }
      path = FilePath.join(FilePath.folder(of: path), target)
    }
    throw cannotCreate(SystemError(code: ELOOP))
  }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Writes to a device or a pipe, which cannot be replaced.
  private func writeThrough(_ content: [UInt8], to target: String) throws(Failure) {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor(opening: target, O_WRONLY)
    } catch {
      throw cannotCreate(error)
    }
    do {
      try descriptor.write(content)
      try descriptor.close()
    } catch {
      throw cannotWrite(error)
    }
  }

  /// Makes a folder and those it is in.
  func makeFolder(_ folder: String) throws(Failure) {
    if FilePath.kind(of: folder) == .folder { return }
    if folder != ".", folder != "/" { try makeFolder(FilePath.folder(of: folder)) }
    // Another process may make it at the same time.
    guard mkdir(folder, 0o777) != 0, errno != EEXIST || FilePath.kind(of: folder) != .folder else {
      return
    }
    throw cannotCreate(SystemError.last)
  }

  private func replace(_ target: String, with content: [UInt8], mode: mode_t?) throws(Failure) {
    let temporary = TemporaryFile(for: target)
    let descriptor: FileDescriptor
    do {
      descriptor = try temporary.open(mode: mode ?? 0o666)
    } catch {
      throw cannotCreate(error)
    }
    do {
      try Signals.removing(temporary.path) { () throws(SystemError) in
        try fill(descriptor, with: content, mode: mode)
      }
      try temporary.rename(to: target)
      try descriptor.close()
    } catch {
      temporary.remove()
      try? descriptor.close()
      throw cannotWrite(error)
    }
  }

  private func fill(
    _ descriptor: FileDescriptor, with content: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    try descriptor.write(content)
    if let mode, fchmod(descriptor.number, mode) != 0 { throw .last }
    guard fsync(descriptor.number) == 0 else { throw .last }
  }
}

// MARK: - Messages

extension OutputFile {
  private func cannotCreate(_ error: SystemError) -> Failure { cannotCreate(error.reason) }

  /// The failure of an output that cannot be created.
  func cannotCreate(_ reason: String) -> Failure {
    Failure(.cannotCreate, "Cannot create \(path): \(reason)")
  }

  /// The failure of an output that was not written to its end.
  func cannotWrite(_ error: SystemError) -> Failure {
    Failure(.inputOutput, "Cannot write \(path): \(error.reason)")
  }
}
