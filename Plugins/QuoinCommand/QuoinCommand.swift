import Foundation
import PackagePlugin

/// `swift package quoin …`: runs the tool in the package's folder with the words that follow.
@main
struct QuoinCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "quoin").url, arguments, in: context.package.directoryURL)
  }

  /// Runs the tool to its end; a code other than 0 fails the command, and the tool has said what is
  /// wrong.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("quoin was ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("quoin ended with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension QuoinCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode puts the chosen targets first, as `--target NAME`; the tool knows no targets.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "quoin").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
