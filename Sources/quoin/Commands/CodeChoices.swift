import QuoinEmit

/// What generated code is like.
struct CodeChoices: Sendable {
  var insets: InsetsWay?
  var access: AccessLevel?

  /// The choices as emitters read them.
  var options: CodeOptions {
    let standard = CodeOptions()
    return CodeOptions(insets: insets ?? standard.insets, access: access ?? standard.access)
  }

  static let arguments: [Argument<CodeChoices>] = [
    .option(
      "--insets", sets: \.insets, .cases("way"),
      help: "How labels get insets in UIKit code: subclass (the default), category or container; "
        + "text fields use side views with the last two."),
    .option(
      "--access", sets: \.access, .cases("level"),
      help: "Who may use generated types: public (the default), package or internal."),
  ]
}
