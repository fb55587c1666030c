import QuoinEmit

/// `quoin support`: write the types that generated UIKit code uses.
struct SupportCommand: ConfigurableCommand {
  static let name = "support"
  static let summary = "Write the types that generated UIKit code uses."
  static let discussion = """
    The code of compile --emit uikit uses a few types that all screens share, such as the padded \
    label: one file for a target, QuoinSupport.swift. It depends on --insets and not on specs. \
    With --language objc it is the category of UILabel for code in Objective-C.
    With specs, their configurations say what is needed: where none of them is written as uikit, the \
    file holds no code.
    """

  var settings = Settings()
  var words: [String] = []
  var root: String?
  var language: SupportCode.Language?
  var output: String?

  static let arguments: [Argument<SupportCommand>] =
    [
      .positionals(
        appends: \.words, .path("file"), isRequired: false,
        help: "The specs, or folders of specs, whose code uses the types.")
    ]
    + CodeChoices.arguments.map { $0.within(\.settings.emission.code) }
    + [
      .option(
        "--language", sets: \.language,
        .choice("language", SupportCode.Language.allCases.map { ($0.rawValue, $0) }),
        help: "swift (the default), or objc: a header and an implementation."),
      .option(
        "-o", "--output", sets: \.output, .path("path"),
        help: "Write to this folder or, for one output, to this file; - is standard output."),
      .option(
        "--root", sets: \.root, .path("folder"),
        help: "Configurations are looked for below this folder only."),
    ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    let files = try files()
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

  /// What the command line asks for, or what the configurations of the specs do.
  private func files() throws(Failure) -> [SupportCode.File] {
    let language = language ?? .swift
    guard !words.isEmpty else {
      return SupportCode.files(settings.emission.code.options, language: language)
    }
    var configurations = Configurations(over: settings, root: root)
    var options: Set<CodeOptions> = []
    for spec in try SpecFinder(root: root).find(words) {
      let emission = try configurations.configured(for: spec).settings.emission
      if emission.isUIKit { options.insert(emission.code.options) }
    }
    guard let first = options.first else {
      return SupportCode.files(CodeOptions(), language: language).map { file in
        var empty = file
        empty.text = "// No spec is written as UIKit code.\n"
        return empty
      }
    }
    guard options.count == 1 else {
      throw Failure(
        .usage, "The specs' configurations ask for different insets or access; one target has one")
    }
    return SupportCode.files(first, language: language)
  }

  private static func hasEnding(_ path: String) -> Bool {
    !path.hasSuffix("/") && FilePath.name(of: path).dropFirst().contains(".")
  }
}
