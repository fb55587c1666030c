#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failed system call.
struct SystemError: Error, Sendable, Equatable {
  /// The value of `errno`.
  var code: Int32

  /// The system's words for it.
  var reason: String { String(cString: strerror(code)) }
  /// The error of the system call that just failed.
  static var last: SystemError { SystemError(code: errno) }
}

/// An open file, whose reads and writes go on after interruptions and short counts.
struct FileDescriptor: Sendable {
  /// The system's number.
  let number: Int32

  /// Wraps a number.
  init(_ number: Int32) { self.number = number }

  /// Opens a file; the descriptor does not outlive an `exec`.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    while true {
      let number = open(path, flags | O_CLOEXEC, mode)
      if number >= 0 {
        self.number = number
        return
      }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        systemWrite(number, rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        throw count == 0 ? SystemError(code: EIO) : .last
      }
    }
  }

  /// Reads to the end, or until more than `limit` bytes are read: the caller sees by the count
  /// that there is too much.
  func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .last
      }
    }
    return Array(bytes.prefix(limit + 1))
  }

  /// What the file is.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Closes it; an error means that data may be lost.
  func close() throws(SystemError) {
    guard systemClose(number) != 0, errno != EINTR else { return }
    throw .last
  }
}

// Inside the type the plain names would mean its methods.

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}

private func systemClose(_ number: Int32) -> Int32 {
  close(number)
}
