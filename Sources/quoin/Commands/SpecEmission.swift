import QuoinEmit
import QuoinSource

/// What is written of one spec: formats and templates, ready to be used.
struct SpecEmission {
  /// The formats, templates among them, each once, in the order given.
  private(set) var emitters: [Emitter] = []
  /// The files of the templates, as diagnostics show them.
  private(set) var files: [String] = []
  /// What is wrong with the templates.
  private(set) var diagnostics: [Diagnostic] = []
  private var templates: [UserTemplate] = []

  /// Prepares what the settings ask for; without any what the ending of `-o` says, else tables.
  ///
  /// Of what a configuration asks for, one output file gets what has its ending.
  init(
    _ settings: Settings, output: String?, templates files: inout TemplateFiles
  ) throws(Failure) {
    let ending = settings.isDecided("--emit") ? nil : output.flatMap(Self.ending)
    let choices = settings.emission.choices.filter { choice in
      ending == nil || choice.fileExtension.hasSuffix(ending ?? "")
    }
    for choice in choices {
      switch choice {
      case .format(let emitter):
        if !emitters.contains(where: { $0.name == emitter.name }) { emitters.append(emitter) }
      case .template(let path):
        let loaded = try files.load(path)
        self.files += loaded.files
        diagnostics += loaded.diagnostics
        if let template = loaded.template {
          templates.append(template)
          emitters.append(.template(template))
        }
      }
    }
    let standard = Self.emitter(of: output) ?? Emitter.all.first
    if choices.isEmpty, let standard { emitters = [standard] }
  }

  /// The mistakes of templates that show when they write these screens.
  func faults(writing inputs: [EmitInput]) -> [Diagnostic] {
    templates.compactMap { template in
      guard case .failure(let problem) = template.render(inputs) else { return nil }
      return problem.diagnostic
    }
  }

  /// The ending of `-o` where it names a file.
  private static func ending(of output: String) -> String? {
    guard output != "-", FilePath.kind(of: output) != .folder else { return nil }
    let parts = FilePath.name(of: output).dropFirst().split(separator: ".")
    return parts.count > 1 ? parts.last.map(String.init) : nil
  }

  /// The format that the ending of `-o` says: the first of those with the longest.
  private static func emitter(of output: String?) -> Emitter? {
    let name = FilePath.name(of: output ?? "")
    return Emitter.all.filter { name.hasSuffix($0.fileEnding) }
      .max { $0.fileEnding.utf8.count < $1.fileEnding.utf8.count }
  }
}

extension EmissionOptions.Choice {
  /// The ending of what it writes.
  fileprivate var fileExtension: String {
    switch self {
    case .format(let emitter): emitter.fileExtension
    case .template(let path): UserTemplate.fileName(of: path).fileExtension
    }
  }
}

extension Emitter {
  /// A template as a format; what it cannot write has been told before.
  fileprivate static func template(_ template: UserTemplate) -> Emitter {
    Emitter(
      name: template.path, fileExtension: template.fileExtension,
      fileSuffix: template.fileSuffix, summary: "", isPerLayout: true,
      sharesFile: template.fileExtension.hasSuffix("swift")
    ) { inputs in
      ((try? template.render(inputs).get()) ?? []).joined(separator: "\n")
    }
  }
}
