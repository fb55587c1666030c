import Foundation
import QuoinSource
import Testing

/// The folder of public suites beside the checkout.
enum SharedFolder {
  private static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `shared/suites/NAME` beside the package; nil where there is none, and the tests that
  /// use it are skipped.
  static func suite(_ name: String) -> URL? {
    let folder = packageRoot.deletingLastPathComponent()
      .appendingPathComponent("shared/suites/\(name)")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// Why a test is skipped.
  static let missing: Comment = "the suites are not beside the checkout, in ../shared/suites"

  /// Whether a suite is there.
  static func has(_ name: String) -> Bool { suite(name) != nil }

  /// The files below a folder, their paths relative to it, in order.
  static func files(in folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return all.compactMap { $0 as? String }.sorted()
  }

  /// A file's content.
  static func file(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}
