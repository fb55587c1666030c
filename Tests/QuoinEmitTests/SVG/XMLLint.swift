import Foundation

/// Checks of documents with xmllint, against the DTD of SVG 1.1 where the system has it.
enum XMLLint {
  static let tool = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { $0 + "/xmllint" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static let grammar = [
    "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816/svg11.dtd"
  ].first { FileManager.default.fileExists(atPath: $0) }

  static func accepts(_ document: String, _ arguments: [String]) throws -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(document.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool ?? "")
    process.arguments = ["--nonet", "--noout"] + arguments + [file.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
