import QuoinLayout
import QuoinTemplates

extension Emitter {
  /// The screen as value types in Swift, without UIKit or Foundation.
  static let swift = Emitter(
    name: "swift", fileExtension: "swift", summary: "the screen as value types in Swift",
    isPerLayout: true, sharesFile: true
  ) { inputs in
    inputs.map { SwiftModel.source(of: $0.layout) }.joined(separator: "\n")
  }
}

/// The Swift model of a screen, by way of the shipped template.
enum SwiftModel {
  /// The source text.
  ///
  /// A shipped template with a mistake is a fault of this program; the source then says so where it
  /// is compiled.
  static func source(of layout: ScreenLayout) -> String {
    do {
      return try CodeTemplates.shipped().render("swift", layout.templateValue)
    } catch {
      return "#error(\(SwiftLiteral.quoted(error.description)))\n"
    }
  }
}

/// Templates that write Swift.
struct CodeTemplates {
  private var templates: [String: Template] = [:]

  /// The templates that the program brings with it.
  static func shipped() throws(TemplateError) -> CodeTemplates {
    var result = CodeTemplates()
    for (name, source) in EmbeddedTemplates.sources {
      result.templates[name] = try Template(name: name + ".mustache", source: source)
    }
    return result
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
