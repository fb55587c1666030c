import Foundation

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

  /// The object files of modules.
  static func objects(of modules: [String]) -> [String] {
    modules.flatMap { module in
      let folder = url.appendingPathComponent("\(module).build")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().map {
        folder.appendingPathComponent($0).path
      }
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
