#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import QuoinEmit

/// The built `quoin`, run as a process of its own.
enum ToolProcess {
  /// The median time in microseconds of compiling a file to every format; nil where the tool does
  /// not stand beside this program or cannot be run.
  static func medianTime(compiling file: String, repeats: Int) -> Double? {
    let tool = folder + "/quoin"
    guard access(tool, X_OK) == 0 else { return nil }
    let output = folder + "/quoin-bench-output/"
    var arguments = [tool, "compile", file, "-o", output]
    for emitter in Emitter.all { arguments += ["--emit", emitter.name] }
    let times = (0..<repeats).compactMap { _ in time(arguments) }
    return times.count == repeats ? CompileCommand.median(times) : nil
  }

  /// The folder that this program is in.
  private static var folder: String {
    let path = CommandLine.arguments.first ?? ""
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[..<$0]) } ?? "."
  }

  private static func time(_ arguments: [String]) -> Double? {
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    guard posix_spawn(&process, arguments[0], &actions, nil, &words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // Exit codes 0 and 1: with diagnostics a compilation is one nevertheless.
    return status == 0 || status == 1 << 8 ? microseconds(clock.now - start) : nil
  }
}
