import Foundation

/// What takes the place of the Objective-C runtime where there is none.
///
/// The category exchanges two methods of `UILabel` by the runtime. Without one the compiler refuses
/// `@objc` and `#selector`; three replacements give the same code the same meaning by Swift's own
/// dynamic replacement, all else runs as it is:
///
/// - `#selector(name)` becomes the name, which the double's `class_getInstanceMethod` takes;
/// - `@objc private func quoin_name(` becomes `@_dynamicReplacement(for: name)`, which is there from
///   the start and not from the first exchange on;
/// - a call of `quoin_name(` in it, which after the exchange calls UIKit's method, becomes a call of
///   `name(`, which in a dynamic replacement does.
enum LinuxRuntime {
  /// Code as it can be built here; the same text where it does not need the runtime.
  static func prepared(_ code: String) -> String {
    #if canImport(ObjectiveC)
      return code
    #else
      guard code.contains("#selector") else { return code }
      var text = code.replacing(/#selector\(([^)]*\([^)]*\))\)/) { "Selector(\"\($0.1)\")" }
      for method in methods {
        let own = "quoin_\(method.prefix { $0 != "(" })("
        let original = "\(method.prefix { $0 != "(" })("
        let declaration = "@objc private func \(own)"
        let parts = text.components(separatedBy: declaration)
        text = parts.enumerated().map { number, part in
          number == 0 ? part : part.replacing(own, with: original)
        }.joined(separator: "@_dynamicReplacement(for: \(method)) private func \(own)")
      }
      return text
    #endif
  }

  private static let methods = [
    "textRect(forBounds:limitedToNumberOfLines:)", "drawText(in:)",
  ]
}
