import QuoinLayout

extension Emitter {
  /// The screen as a `UIView` subclass in Swift.
  static let uikit = Emitter(
    name: "uikit", fileExtension: "swift", fileSuffix: "+UIKit",
    summary: "the screen as a UIView subclass in Swift, which needs `quoin support`",
    isPerLayout: true, sharesFile: true
  ) { inputs in
    inputs.map { input in
      CodeTemplates.source("uikit", UIKitScreen(input.layout, input.code).templateValue)
    }.joined(separator: "\n")
  }
}
