#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard input, output and error with every result checked.
///
/// `print` loses data without a word when the disk is full; products never go through it.
struct Console: Sendable {
  /// Whether standard error gets colour: `--color`, else a terminal without `NO_COLOR`.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
      return isatty(STDERR_FILENO) == 1 && !isRefused && environment("TERM") != "dumb"
    }
  }

  /// Writes a product to standard output.
  func write(_ text: String) throws(Failure) {
    do {
      try FileDescriptor(STDOUT_FILENO).write(Array(text.utf8))
    } catch {
      throw Failure(.inputOutput, "Cannot write to standard output: \(error.reason)")
    }
  }

  /// Closes standard output, which is when some file systems tell that a write failed.
  func closeOutput() throws(Failure) {
    guard close(STDOUT_FILENO) != 0, errno != EBADF else { return }
    let problem = SystemError.last
    throw Failure(.inputOutput, "Cannot write to standard output: \(problem.reason)")
  }

  /// Writes to standard error; nobody is left to tell when that fails.
  func warn(_ text: String) {
    _ = try? FileDescriptor(STDERR_FILENO).write(Array(text.utf8))
  }

  private func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// When messages are coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}
