/// A template that comes with the tool.
public struct ShippedTemplate: Sendable {
  /// Its name, without an ending.
  public let name: String
  /// Its source.
  public let source: String

  /// Every template, in alphabetical order.
  public static let all = EmbeddedTemplates.sources.map { template in
    ShippedTemplate(name: template.name, source: template.source)
  }

  /// The template of a name.
  public static func named(_ name: String) -> ShippedTemplate? { all.first { $0.name == name } }

  /// What it writes, in a few words.
  public var summary: String {
    Emitter.named(name)?.summary ?? "a part of the others"
  }
}
