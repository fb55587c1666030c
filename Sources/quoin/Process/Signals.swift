#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the process does on signals: SIGINT and SIGTERM end it with 130 and 143 and take the
/// half-written file with them; SIGPIPE ends it quietly; a crash is told as a fault of the tool.
///
/// The handlers call nothing but `unlink`, `write` and `_exit`, which POSIX allows in a handler.
enum Signals {
  /// The path of the file being written, for the handler; nil when there is none.
  nonisolated(unsafe) private static var unfinished: UnsafeMutablePointer<CChar>?

  /// Installs the handlers and makes sure that descriptors 0 to 2 are taken, so that no output file
  /// becomes standard output by accident.
  static func install() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // Opened the wrong way round on purpose: using a closed stream stays an error.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    for number in [SIGINT, SIGTERM] {
      handle(number) { number in
        if let path = Signals.unfinished { unlink(path) }
        _exit(128 + number)
      }
    }
    signal(SIGPIPE, SIG_DFL)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      handle(number) { _ in
        let message: StaticString = "Error: quoin has a fault and stopped; please report it.\n"
        _ = message.withUTF8Buffer { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if let path = Signals.unfinished { unlink(path) }
        _exit(ExitCode.internalError.rawValue)
      }
    }
  }

  /// Runs `body` while `path` is a half-written file that must not survive a signal.
  static func removing(
    _ path: String, while body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    let copy = strdup(path)
    withSignalsBlocked { unfinished = copy }
    defer {
      withSignalsBlocked { unfinished = nil }
      free(copy)
    }
    try body()
  }

  private static func withSignalsBlocked(_ body: () -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    sigprocmask(SIG_BLOCK, &all, &before)
    body()
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  private static func handle(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }
}
