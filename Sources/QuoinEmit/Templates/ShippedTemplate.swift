import QuoinTemplates

/// A template that comes with the tool and that `--emit` uses.
public struct ShippedTemplate: Sendable {
  /// Its name, without an ending.
  public let name: String
  /// Its source.
  public let source: String

  /// Every template, in alphabetical order: those of formats, and what they include.
  ///
  /// The support of UIKit code comes from templates too; they have no context of a screen.
  public static let all: [ShippedTemplate] = {
    var names = EmbeddedTemplates.sources.map(\.name).filter { Emitter.named($0) != nil }
    let templates = (try? CodeTemplates.shipped().templates) ?? [:]
    var next = 0
    while next < names.count {
      for name in templates[names[next]]?.partialNames ?? [] where !names.contains(name) {
        names.append(name)
      }
      next += 1
    }
    return EmbeddedTemplates.sources.filter { names.contains($0.name) }.map { template in
      ShippedTemplate(name: template.name, source: template.source)
    }
  }()

  /// The template of a name.
  public static func named(_ name: String) -> ShippedTemplate? { all.first { $0.name == name } }

  /// What it writes, in a few words.
  public var summary: String { Emitter.named(name)?.summary ?? "a part of the others" }
}
