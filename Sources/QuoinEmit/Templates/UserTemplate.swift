import QuoinSource
import QuoinTemplates

/// A template of a user's own, with the templates that it includes.
public struct UserTemplate: Sendable {
  /// The path as diagnostics show it.
  public let path: String
  /// What its outputs have after the spec's name: "+UIKit" for a copy of the template `uikit`.
  public let fileSuffix: String
  /// The ending of its outputs: of `page.swift.mustache` it is "swift", and so of `swift.mustache`.
  public let fileExtension: String
  private let template: Template
  private let partials: [String: Template]
  private let sources: [ExactString: SourceFile]

  /// The ending of templates' names.
  public static let ending = ".mustache"

  /// Parses a template and those that it includes; gives what is wrong with them.
  ///
  /// - Parameters:
  ///   - partial: The template of a name, which lies beside the first; nil for one that comes with
  ///     the tool.
  ///   - others: The names of all that lie beside it, which are read where a value says what is
  ///     included.
  public static func read(
    _ file: SourceFile, partial: (String) -> SourceFile?, others: () -> [String] = { [] }
  ) -> (template: UserTemplate?, diagnostics: [Diagnostic]) {
    var sources = [ExactString(file.path): file]
    do {
      let main = try Template(file)
      var partials = try CodeTemplates.shipped().templates
      var waiting = main.partialNames + (main.hasDynamicNames ? others() : [])
      var seen: Set<ExactString> = []
      while let name = waiting.popLast() {
        guard seen.insert(ExactString(name)).inserted else { continue }
        if let source = partial(name) {
          sources[ExactString(source.path)] = source
          partials[name] = try Template(source)
        }
        guard let part = partials[name] else { continue }
        waiting += part.partialNames + (part.hasDynamicNames ? others() : [])
      }
      return (UserTemplate(file, main, partials: partials, sources: sources), [])
    } catch {
      return (nil, [.template(error, in: sources)])
    }
  }

  private init(
    _ file: SourceFile, _ template: Template, partials: [String: Template],
    sources: [ExactString: SourceFile]
  ) {
    path = file.path
    (fileSuffix, fileExtension) = Self.fileName(of: file.path)
    self.template = template
    self.partials = partials
    self.sources = sources
  }

  /// The paths of its files, as diagnostics show them, in alphabetical order.
  public var files: [String] { sources.keys.sorted().map(\.text) }

  /// What outputs have after the spec's name: what follows the first dot of the template's name; of
  /// a name without one what the format of that name has, else the name itself.
  public static func fileName(of path: String) -> (suffix: String, fileExtension: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    guard let dot = stem.dropFirst().firstIndex(of: ".") else {
      let emitter = Emitter.named(stem)
      return (emitter?.fileSuffix ?? "", emitter?.fileExtension ?? stem)
    }
    return ("", String(stem[stem.index(after: dot)...]))
  }

  /// Writes screens, each with its cells.
  public func render(_ inputs: [EmitInput]) -> Result<[String], TemplateProblem> {
    let language = TemplateLanguage.ofFiles(
      fileExtension.split(separator: ".").last.map(String.init) ?? "")
    do {
      var texts: [String] = []
      for cells in inputs.cellsByScreen {
        let value = TemplateRecord.context(of: cells)
        texts.append(try template.render(value, rules: language.rules, partials: partials))
      }
      return .success(texts)
    } catch {
      return .failure(TemplateProblem(diagnostic: .template(error, in: sources)))
    }
  }
}

/// Why a template cannot write a screen.
public struct TemplateProblem: Error, Sendable {
  /// The mistake, in the template's own line.
  public var diagnostic: Diagnostic
}

extension Template {
  fileprivate init(_ file: SourceFile) throws(TemplateError) {
    let bytes = file.bytes.dropFirst(file.byteOrderMarkLength)
    try self.init(name: file.path, source: String(decoding: bytes, as: UTF8.self))
  }
}

// MARK: - Wording

extension Diagnostic {
  fileprivate static func template(
    _ error: TemplateError, in sources: [ExactString: SourceFile]
  ) -> Diagnostic {
    let known = error.unknownName.flatMap { Suggestion.nearest(to: $0, among: error.knownNames) }
    let hint =
      known.map { "did you mean '\($0)'?" }
      ?? error.unknownName.map { _ in "docs/TEMPLATES.md lists the names of the context" }
      ?? error.unescapedName.map { "write {{\($0)}}" }
    let file =
      sources[ExactString(error.template)] ?? SourceFile(path: error.template, bytes: [])
    return Diagnostic(
      .error, id: "template", error.message, at: file.range(ofTag: error), hint: hint)
  }
}

extension SourceFile {
  /// The tag at a place, to its end or that of its line.
  fileprivate func range(ofTag error: TemplateError) -> SourceRange {
    let line = line(error.line)
    let text = String(decoding: line, as: UTF8.self).unicodeScalars
    let front = text.prefix(error.column - 1)
    let lower = line.startIndex + String(String.UnicodeScalarView(front)).utf8.count
    let rest = bytes[min(lower, line.endIndex)..<line.endIndex]
    let end = rest.indices.first { index in
      bytes[index] == UInt8(ascii: "}") && (index + 1 == rest.endIndex || bytes[index + 1] != 0x7D)
    }
    return SourceRange(file: self, lower: lower, upper: end.map { $0 + 1 } ?? line.endIndex)
  }
}
