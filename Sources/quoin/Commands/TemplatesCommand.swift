import QuoinEmit

/// `quoin templates`: the templates that come with the tool.
struct TemplatesCommand: Command {
  static let name = "templates"
  static let summary = "List, show or export the code templates."
  static let discussion = """
    Code is written by Mustache templates. 'list' names those that come with the tool, 'show NAME' \
    prints one, 'export' copies one or all to files that can be changed and used with \
    --emit template=FILE. What a template can read is described in docs/TEMPLATES.md.
    """

  /// What to do.
  enum Action: String, Sendable, CaseIterable {
    case list, show, export
  }

  var action: Action?
  var names: [String] = []
  var folder: String?

  static let arguments: [Argument<TemplatesCommand>] = [
    .positional(sets: \.action, .cases("action"), help: "What to do: list, show or export."),
    .positionals(
      appends: \.names, .template, isRequired: false,
      help: "The templates: \(ShippedTemplate.all.map(\.name).joined(separator: ", "))."),
    .option(
      "-o", "--output", sets: \.folder, .path("folder"),
      help: "Export to this folder (default: templates). A file that is there is never "
        + "overwritten."),
  ]

  func run(on console: Console) throws(Failure) -> ExitCode {
    switch action ?? .list {
    case .list: try list(on: console)
    case .show: try show(on: console)
    case .export: try export(on: console)
    }
    return .success
  }

  private func list(on console: Console) throws(Failure) {
    let width = ShippedTemplate.all.map(\.name.count).max() ?? 0
    for template in chosen {
      let padding = String(repeating: " ", count: width - template.name.count)
      try console.write("\(template.name)\(padding)  \(template.summary)\n")
    }
  }

  private func show(on console: Console) throws(Failure) {
    guard !names.isEmpty else { throw Failure(.usage, "'templates show' needs a template's name") }
    for template in chosen { try console.write(template.source) }
  }

  private func export(on console: Console) throws(Failure) {
    for template in chosen {
      let path = FilePath.join(folder ?? "templates", template.name + UserTemplate.ending)
      try OutputFile(path: path).create(Array(template.source.utf8))
      try console.write("Wrote \(path)\n")
    }
  }

  private var chosen: [ShippedTemplate] {
    names.isEmpty ? ShippedTemplate.all : names.compactMap(ShippedTemplate.named)
  }
}

extension ValueReader where Value == String {
  /// The name of a template that comes with the tool.
  fileprivate static var template: ValueReader {
    .choice("template", ShippedTemplate.all.map { ($0.name, $0.name) })
  }
}
