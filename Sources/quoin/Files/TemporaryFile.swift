#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file beside an output that its new content is written to first.
///
/// Its name follows from the output's, so one that a killed process left is found and removed by
/// the next run. Who holds the lock on it owns it.
struct TemporaryFile {
  /// The path.
  let path: String

  /// The temporary file of an output.
  init(for output: String) {
    let folder = FilePath.folder(of: output)
    // A name may have 255 bytes; a long output name is cut, which only makes processes wait.
    let name = FilePath.name(of: output).utf8.prefix(200)
    path = FilePath.join(folder, ".\(String(decoding: name, as: UTF8.self)).quoin-new")
  }

  /// Creates and locks it; waits for a process that is writing the same output.
  func open(mode: mode_t) throws(SystemError) -> FileDescriptor {
    while true {
      do {
        let descriptor = try FileDescriptor(
          opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
        if try lock(descriptor) { return descriptor }
        try descriptor.close()
      } catch {
        guard error.code == EEXIST else { throw error }
        try removeAbandoned()
      }
    }
  }

  /// Gives the file its final name.
  func rename(to target: String) throws(SystemError) {
    guard systemRename(path, target) == 0 else { throw .last }
  }

  /// Removes it.
  func remove() { unlink(path) }

  /// Removes a file that a killed process left; one that is being written stays.
  func sweep() {
    guard FilePath.kindWithoutFollowing(path) == .regular else { return }
    try? removeAbandoned(waiting: false)
  }

  /// Removes the file that is in the way once nobody holds its lock.
  private func removeAbandoned(waiting: Bool = true) throws(SystemError) {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      if error.code == ENOENT { return }
      throw error
    }
    defer { try? descriptor.close() }
    guard try lock(descriptor, waiting: waiting) else { return }
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Waits for the lock; false when the path meanwhile leads to another file.
  private func lock(
    _ descriptor: FileDescriptor, waiting: Bool = true
  ) throws(SystemError) -> Bool {
    while flock(descriptor.number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks: the name alone has to do.
      if errno == ENOTSUP || errno == ENOLCK || errno == ENOSYS { break }
      guard errno == EINTR else { throw .last }
    }
    let mine = try descriptor.status()
    var current = stat()
    guard lstat(path, &current) == 0 else { return false }
    return mine.st_dev == current.st_dev && mine.st_ino == current.st_ino
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
