import Foundation

/// The data that lies beside the checkout: suites, corpora and oracles, which a clone alone has not.
public enum SharedFolder {
  /// The folder of the package.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder; nil where it is missing.
  public static let url: URL? = {
    let url = package.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// What a test that needs the folder says when it is skipped.
  public static let reason = "../shared, the test data beside the checkout, is missing"

  /// Whether the folder is there.
  public static var exists: Bool { url != nil }
}
