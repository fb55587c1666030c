import QuoinSource
import QuoinSyntax

/// A `quoin.config.yaml`: options for the specs beside and below it, by their names without dashes.
struct ConfigurationFile {
  /// Its name.
  static let name = "quoin.config.yaml"

  /// The file.
  let file: SourceFile

  /// Sets the options that the command line leaves open; gives what is wrong with the file.
  func apply(to settings: inout Settings) -> [Diagnostic] {
    let reading = SyntaxParser.read(file, as: .yaml)
    // A file of comments sets nothing.
    var findings = reading.diagnostics.filter { $0.id != "no-document" }
    guard let document = reading.documents.first, !findings.containsError else { return findings }
    for other in reading.documents.dropFirst() {
      findings.append(.secondConfiguration(at: other.range))
    }
    if document.scalar?.isAbsent == true { return findings }
    guard let entries = document.entries else {
      return findings + [.noOptions(at: document.range)]
    }
    for entry in entries { findings += read(entry, into: &settings) }
    return findings
  }

  private func read(_ entry: SyntaxEntry, into settings: inout Settings) -> [Diagnostic] {
    let argument = Settings.arguments.first { argument in
      argument.description.key.utf8.elementsEqual(entry.key.utf8)
    }
    guard let argument else { return [.unknownOption(entry)] }
    // What the command line decides is read all the same, so that its faults are told.
    var read = settings
    var findings: [Diagnostic] = []
    let items = entry.value.items ?? [entry.value]
    if items.count > 1, !argument.description.isRepeatable {
      findings.append(.severalValues(entry))
    }
    for item in items {
      guard let word = argument.description.word(of: item) else {
        findings.append(.noValue(item, of: entry.key))
        continue
      }
      if let problem = argument.apply(&read, word) {
        findings.append(.invalidValue(word, of: entry.key, problem, at: item.range))
      }
    }
    if let name = argument.description.names.last, !settings.isDecided(name) {
      read.place(name, from: FilePath.folder(of: file.path))
      settings = read
    }
    return findings
  }

  /// The keys that a file may have.
  static var keys: [String] { Settings.arguments.map(\.description.key) }
}

extension Settings {
  /// Notes that an option of this name comes from a file in a folder.
  fileprivate mutating func place(_ name: String, from folder: String) {
    switch name {
    case "--emit": emission.resolvePaths(from: folder)
    case "--device", "--canvas": cell.isAreaDefault = true
    default: break
    }
  }
}

extension ArgumentDescription {
  /// The key of a configuration file: `textSize` for `--text-size`.
  var key: String {
    let words = (names.last ?? "").split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What a command line would have for a value; nil when it is none.
  fileprivate func word(of node: SyntaxNode) -> String? {
    guard let scalar = node.scalar, !scalar.isAbsent else { return nil }
    return scalar.text
  }
}

// MARK: - Wording

extension Diagnostic {
  fileprivate static func unknownOption(_ entry: SyntaxEntry) -> Diagnostic {
    let keys = ConfigurationFile.keys
    let nearest = Suggestion.nearest(to: entry.key, among: keys)
    let option = CompileCommand.arguments.map(\.description)
      .first { $0.form != .positional && $0.key == entry.key }
    let hint =
      option.map { "\($0.names.last ?? "") is of a whole run: give it on the command line" }
      ?? nearest.map { "did you mean '\($0)'?" } ?? "the keys are \(keys.joined(separator: ", "))"
    let fix = option == nil ? nearest : nil
    return Diagnostic(
      .error, id: "unknown-key", "unknown key '\(entry.key)'", at: entry.keyRange, hint: hint,
      fix: fix.map { Fix("write \($0)", edits: [.init(range: entry.keyRange, text: $0)]) })
  }

  fileprivate static func severalValues(_ entry: SyntaxEntry) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-type", "'\(entry.key)' takes one value", at: entry.value.range,
      hint: "write one of them")
  }

  fileprivate static func noValue(_ node: SyntaxNode, of key: String) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-type", "expected a value of '\(key)'", at: node.range,
      hint: "write it as the command line has it")
  }

  fileprivate static func invalidValue(
    _ word: String, of key: String, _ problem: ValueProblem, at range: SourceRange
  ) -> Diagnostic {
    let sentence = problem.advice.hasSuffix(".") ? problem.advice.dropLast() : problem.advice[...]
    return Diagnostic(
      .error, id: "wrong-type", "'\(word)' is no value of '\(key)'", at: range,
      hint: sentence.prefix(1).lowercased() + sentence.dropFirst())
  }

  fileprivate static func secondConfiguration(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-type", "a configuration is one document",
      at: SourceRange(file: range.file, lower: range.lower, upper: range.lower),
      hint: "remove the line '---' and join the two")
  }

  fileprivate static func noOptions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrong-type", "expected a map of options", at: range,
      hint: "write options by their names, as in textSize: AX1")
  }
}
