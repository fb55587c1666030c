import Foundation

/// A program that tests build of sources and run, in a folder of its own that goes with it.
final class Program {
  /// What a tool or the program said before it failed.
  struct Failure: Error, CustomStringConvertible {
    /// Its output.
    var description: String
  }

  /// Where sources, program and files are.
  let folder: URL

  /// Makes an empty folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Builds sources, by file name, with the double of UIKit; warnings are errors.
  ///
  /// The sources import UIKit, WebKit and MapKit: module aliases give them the doubles.
  func build(_ sources: [String: String]) throws {
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let aliases = ["UIKit", "WebKit", "MapKit"].flatMap { ["-module-alias", "\($0)=\($0)Double"] }
    let linked = ["UIKitDouble", "WebKitDouble", "MapKitDouble", "QuoinSolver", "QuoinText"]
    let arguments =
      // As one unit, which takes half the time: no file is read again for each of the others.
      ["-swift-version", "6", "-warnings-as-errors", "-whole-module-optimization", "-Onone"]
      + ["-module-name", "Screens"]
      + ["-I", BuildFolder.modules.path] + aliases + sources.keys.sorted()
      + BuildFolder.objects(of: linked) + ["-o", "program"]
    _ = try run(BuildFolder.compiler ?? "swiftc", arguments)
  }

  /// Runs the program with a file of input; returns the file of output that it writes.
  func run(input: Data) throws -> Data {
    let (first, second) = ("input.json", "output.json")
    try input.write(to: folder.appendingPathComponent(first))
    _ = try run(folder.appendingPathComponent("program").path, [first, second])
    return try Data(contentsOf: folder.appendingPathComponent(second))
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "\(tool): \(process.terminationStatus)\n\(output)")
    }
    return output
  }
}
