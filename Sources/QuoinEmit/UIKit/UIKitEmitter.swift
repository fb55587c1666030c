import QuoinLayout

extension Emitter {
  /// The screen as a `UIView` subclass in Swift.
  static let uikit = Emitter(
    name: "uikit", fileExtension: "swift", fileSuffix: "+UIKit",
    summary: "the screen as a UIView subclass in Swift, which needs `quoin support`",
    isPerLayout: true, sharesFile: true, nameType: UIKitNames.type,
    findClashes: NameClash.inClass, findLosses: CodeLoss.inClass
  ) { inputs in
    // A view finds its own cell when the app runs: the code is that of the spec's first.
    inputs.cellsByScreen.compactMap(\.first).map { input in
      let value = UIKitScreen(input.layout, input.code).templateValue
      return CodeTemplates.source("uikit", .map(["uikit": value]))
    }.joined(separator: "\n")
  }
}
