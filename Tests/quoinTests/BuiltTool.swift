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
    let process = start(arguments)
    // Files instead of pipes: a pipe that nobody reads would stop the tool.
    let scratch = try TemporaryFolder()
    let outputs = try ["output", "errors"].map { try scratch.handle(name: $0) }
    process.standardInput = try scratch.handle(name: "input", content: input)
    process.standardOutput = outputs[0]
    process.standardError = outputs[1]
    try process.run()
    process.waitUntilExit()
    let crashed = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: crashed ? -process.terminationStatus : process.terminationStatus,
      output: try scratch.text(of: "output"), errors: try scratch.text(of: "errors"))
  }

  /// Runs a line of `sh` in which `$QUOIN` is the tool.
  func shell(_ line: String) throws -> Outcome {
    let process = start(["-c", line])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.environment = environment.merging(
      ["QUOIN": Self.url.path, "PATH": "/usr/bin:/bin:/usr/local/bin"]
    ) { first, _ in first }
    let scratch = try TemporaryFolder()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.handle(name: "output")
    process.standardError = try scratch.handle(name: "errors")
    try process.run()
    process.waitUntilExit()
    let crashed = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: crashed ? -process.terminationStatus : process.terminationStatus,
      output: try scratch.text(of: "output"), errors: try scratch.text(of: "errors"))
  }

  /// A process that is ready to run.
  private func start(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    return process
  }
}
