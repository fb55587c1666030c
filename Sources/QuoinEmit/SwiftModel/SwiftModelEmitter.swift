import QuoinLayout
import QuoinTemplates

extension Emitter {
  /// The screen as value types in Swift, without UIKit or Foundation.
  static let swift = Emitter(
    name: "swift", fileExtension: "swift", summary: "the screen as value types in Swift",
    isPerLayout: true, sharesFile: true, nameType: { SwiftName.type($0.name) },
    findClashes: NameClash.inModel
  ) { inputs in
    inputs.cellsByScreen.map { CodeTemplates.source("swift", SwiftModel($0).templateValue) }
      .joined(separator: "\n")
  }
}

extension [EmitInput] {
  /// The inputs of each screen together, screens in order, each with its cells in order.
  var cellsByScreen: [[EmitInput]] {
    var groups: [[EmitInput]] = []
    for input in self {
      let source = input.layout.screen.source
      if let last = groups.last?.first, last.layout.screen.source == source {
        groups[groups.count - 1].append(input)
      } else {
        groups.append([input])
      }
    }
    return groups
  }
}

/// Templates that write Swift.
struct CodeTemplates {
  private(set) var templates: [String: Template] = [:]

  /// The templates that the program brings with it.
  static func shipped() throws(TemplateError) -> CodeTemplates {
    var result = CodeTemplates()
    for (name, source) in EmbeddedTemplates.sources {
      result.templates[name] = try Template(name: name + ".mustache", source: source)
    }
    return result
  }

  /// The source that a shipped template makes.
  ///
  /// A shipped template with a mistake is a fault of this program; the source then says so where it
  /// is compiled.
  static func source(_ name: String, _ value: TemplateValue) -> String {
    do {
      return try shipped().render(name, value)
    } catch {
      return "#error(\(SwiftLiteral.quoted(error.description)))\n"
    }
  }

  /// Renders a template by its name; text becomes string literals, and no text stands unescaped.
  func render(_ name: String, _ value: TemplateValue) throws(TemplateError) -> String {
    guard let template = templates[name] else {
      throw TemplateError(template: name, line: 1, column: 1, message: "there is no such template")
    }
    return try template.render(
      value, rules: .code(SwiftLiteral.escaper), partials: templates)
  }
}
