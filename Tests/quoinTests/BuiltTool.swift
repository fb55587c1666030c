import Foundation

/// The built tool, run as a process.
struct BuiltTool {
  /// What a run left.
  struct Outcome {
    /// The exit code, or minus the number of the signal that ended it.
    var code: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
  }

  /// Where it runs.
  let folder: URL
  /// Its environment.
  var environment: [String: String] = [:]

  /// The tool's path: beside the tests in the build folder.
  static let url: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("quoin")
    #else
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("quoin")
    #endif
  }()

  /// Runs the tool to its end.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// Runs the tool to its end.
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try run(Self.url, arguments, input: input, environment: environment)
  }

  /// Runs a line of `sh` in which `$QUOIN` is the tool.
  func shell(_ line: String) throws -> Outcome {
    var environment = environment
    environment["QUOIN"] = Self.url.path
    environment["PATH"] = "/usr/bin:/bin:/usr/local/bin"
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: "", environment: environment)
  }

  private func run(
    _ url: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    // Files instead of pipes: a pipe that nobody reads would stop the tool.
    let scratch = try TemporaryFolder()
    process.standardInput = try scratch.handle(name: "input", content: input)
    process.standardOutput = try scratch.handle(name: "output")
    process.standardError = try scratch.handle(name: "errors")
    try withSignalsUnblocked { try process.run() }
    process.waitUntilExit()
    let crashed = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: crashed ? -process.terminationStatus : process.terminationStatus,
      output: try scratch.text(of: "output"), errors: try scratch.text(of: "errors"))
  }

  /// Runs `body` with no signal blocked, since a process inherits what its parent's thread blocks.
  ///
  /// The threads of Swift's concurrency block most signals, and a shell without SIGCHLD waits for
  /// ever.
  private func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
