import QuoinEmit

/// `quoin support`: write the types that generated UIKit code uses.
struct SupportCommand: Command {
  static let name = "support"
  static let summary = "Write the types that generated UIKit code uses."
  static let discussion = """
    The code of compile --emit uikit uses a few types that all screens share, such as the padded \
    label: one file for a target, QuoinSupport.swift. It depends on --insets and not on specs. \
    With --language objc it is the category of UILabel for code in Objective-C.
    """

  var code = CodeChoices()
  var language: SupportCode.Language?
  var output: String?

  static let arguments: [Argument<SupportCommand>] =
    CodeChoices.arguments.map { $0.within(\.code) }
    + [
      .option(
        "--language", sets: \.language,
        .choice("language", SupportCode.Language.allCases.map { ($0.rawValue, $0) }),
        help: "swift (the default), or objc: a header and an implementation."),
      .option(
        "-o", "--output", sets: \.output, .path("path"),
        help: "Write to this folder or, for one output, to this file; - is standard output."),
    ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    let files = SupportCode.files(code.options, language: language ?? .swift)
    guard let output, output != "-" else {
      try console.write(files.map(\.text).joined(separator: "\n"))
      return .success
    }
    let isFolder = FilePath.kind(of: output).map { $0 == .folder } ?? !Self.hasEnding(output)
    guard isFolder || files.count == 1 else {
      throw Failure(.usage, "\(output) is one file, but there are \(files.count) outputs")
    }
    for file in files {
      let path = isFolder ? FilePath.join(output, file.name) : output
      try OutputFile(path: path).write(Array(file.text.utf8))
    }
    return .success
  }

  private static func hasEnding(_ path: String) -> Bool {
    !path.hasSuffix("/") && FilePath.name(of: path).dropFirst().contains(".")
  }
}
