import Foundation

/// The compiler of the toolchain on the search path.
enum SwiftToolchain {
  static let compiler = tool("swiftc")
  /// Clang.
  static let clang = tool("clang")

  private static func tool(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  struct Failure: Error {
    var output: String
  }

  /// Type-checks sources together, warnings as errors.
  static func check(_ sources: [String]) throws {
    try withFiles(sources) { folder, files in
      _ = try run(
        compiler ?? "", ["-typecheck", "-swift-version", "6", "-warnings-as-errors"] + files,
        in: folder)
    }
  }

  /// Compiles and runs sources, one of them with a `@main` type; returns what they print.
  static func output(_ sources: [String]) throws -> Data {
    try withFiles(sources) { folder, files in
      _ = try run(
        compiler ?? "",
        ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-o", "program"]
          + files, in: folder)
      return try run(folder.appendingPathComponent("program").path, [], in: folder)
    }
  }

  private static func withFiles<Result>(
    _ sources: [String], _ body: (URL, [String]) throws -> Result
  ) throws -> Result {
    try withFiles(
      named: sources.enumerated().map { ("Source\($0.offset).swift", $0.element) }, body)
  }

  /// Runs a body with files in a folder of their own that goes with it.
  static func withFiles<Result>(
    named sources: [(name: String, text: String)], _ body: (URL, [String]) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return try body(folder, files)
  }

  /// Runs a tool to its end; returns what it prints.
  static func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let data = try Data(contentsOf: output)
    guard process.terminationStatus == 0 else {
      throw Failure(output: String(decoding: data, as: UTF8.self))
    }
    return data
  }
}
