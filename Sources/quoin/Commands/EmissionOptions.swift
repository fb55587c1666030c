import QuoinEmit
import QuoinSource

/// The options that say what is written.
struct EmissionOptions: Sendable {
  /// What `--emit` names.
  enum Choice: Sendable {
    /// A format of the tool's own.
    case format(Emitter)
    /// The path of a user's template.
    case template(String)
  }

  var choices: [Choice] = []
  var code = CodeChoices()

  static let arguments: [Argument<EmissionOptions>] =
    [.options("--emit", appends: \.choices, .emission, help: emitHelp)]
    + CodeChoices.arguments.map { $0.within(\.code) }

  private static var emitHelp: String {
    let formats = Emitter.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
    return "What to write; may be repeated: \(formats), template=FILE (a Mustache template of "
      + "yours). The default is that of the ending of -o, else table."
  }

  /// Whether UIKit code is written.
  var isUIKit: Bool {
    choices.contains { choice in
      if case .format(let emitter) = choice { emitter.name == "uikit" } else { false }
    }
  }

  /// Makes the paths of templates count from a folder.
  mutating func resolvePaths(from folder: String) {
    guard folder != "." else { return }
    choices = choices.map { choice in
      guard case .template(let path) = choice else { return choice }
      return .template(FilePath.join(folder, path))
    }
  }
}

extension ValueReader where Value == EmissionOptions.Choice {
  /// A format's name, or `template=FILE`.
  static var emission: ValueReader {
    let formats = ValueReader<Emitter>.choice("format", Emitter.all.map { ($0.name, $0) })
    let names = Emitter.all.map(\.name) + ["template="]
    return ValueReader(placeholder: "format", completion: .values(names)) { text in
      let prefix = "template="
      guard text.hasPrefix(prefix) else {
        let name = text.prefix { $0 != "=" }
        if name == "template" || Suggestion.nearest(to: String(name), among: ["template"]) != nil {
          return .failure(ValueProblem(advice: "A template is named by its file: template=FILE."))
        }
        return formats.read(text).map { .format($0) }
      }
      let path = String(text.dropFirst(prefix.count))
      guard !path.isEmpty else { return .failure(ValueProblem(advice: "A path is not empty.")) }
      return .success(.template(path))
    }
  }
}
