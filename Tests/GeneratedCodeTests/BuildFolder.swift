import Foundation
import QuoinTestSupport

/// The folder of the build that the tests run in: what they link generated code with.
enum BuildFolder {
  /// The folder.
  static let url: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #endif
  }()

  /// The compiled modules.
  static let modules = url.appendingPathComponent("Modules")

  /// The object files of modules, by the sources that there are: those of sources that are gone may
  /// still lie there.
  static func objects(of modules: [String]) -> [String] {
    modules.flatMap { module in
      let parent = module.hasSuffix("Double") ? "Tests" : "Sources"
      let sources = SharedFolder.package.appendingPathComponent("\(parent)/\(module)")
      let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        .map { file in
          let name = URL(fileURLWithPath: file).lastPathComponent
          return url.appendingPathComponent("\(module).build/\(name).o").path
        }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// The compiler of the toolchain on the search path.
  static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .map { $0 + "/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Why a test that builds is skipped.
  static let reason = "no swiftc on the search path, or the build has no modules to link with"

  /// Whether generated code can be built.
  static var canBuild: Bool {
    compiler != nil && FileManager.default.fileExists(atPath: modules.path)
      && !objects(of: ["UIKitDouble"]).isEmpty
  }
}
