import Foundation
import QuoinTemplates
import Testing

/// The public Mustache suite, which lies beside the checkout.
struct MustacheSuite: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var data: DataValue
    var template: String
    var partials: [String: String]?
    var expected: String

    var testDescription: String { name }

    func render() throws -> String {
      var templates: [String: Template] = [:]
      for (name, source) in partials ?? [:] {
        templates[name] = try Template(name: name, source: source)
      }
      return try Template(name: "template", source: template)
        .render(data.value ?? .map([:]), partials: templates)
    }
  }

  var tests: [Case]

  static let required = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  /// The optional modules that are supported.
  static let optional = ["~inheritance", "~dynamic-names"]

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What says which of the others are not.
  static let document = package.appendingPathComponent("docs/TEMPLATES.md")

  static let folder =
    package
    .deletingLastPathComponent().appendingPathComponent("shared/suites/mustache-spec")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func cases(_ modules: [String]) -> [Case] {
    modules.flatMap { module -> [Case] in
      let file = folder.appendingPathComponent(module + ".json")
      guard let data = try? Data(contentsOf: file),
        let suite = try? JSONDecoder().decode(MustacheSuite.self, from: data)
      else { return [] }
      return suite.tests
    }
  }
}

/// The data of a case; a null is a name without a value.
struct DataValue: Decodable, Sendable {
  var value: TemplateValue?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = nil
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .text(String(number))
    } else if let number = try? container.decode(Double.self) {
      value = .text(String(number))
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([DataValue].self) {
      value = .list(list.compactMap(\.value))
    } else {
      value = .map(try container.decode([String: DataValue].self).compactMapValues(\.value))
    }
  }
}
