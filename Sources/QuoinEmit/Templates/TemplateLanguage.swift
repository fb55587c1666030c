import QuoinTemplates

/// What a template writes, which says how the texts of a spec stand in it.
public struct TemplateLanguage: Sendable {
  /// The endings of its files.
  public let endings: [String]
  /// How texts are written, for people.
  public let summary: String
  /// How a template of it is rendered.
  let rules: Template.Rules

  /// The language of files with an ending; plain text where none is known.
  public static func ofFiles(_ ending: String) -> TemplateLanguage {
    all.first { $0.endings.contains(ending.lowercased()) } ?? plain
  }

  /// The languages that are known by their endings.
  public static let all: [TemplateLanguage] = [
    TemplateLanguage(
      endings: ["swift"], summary: "a string literal of Swift, quotes included",
      rules: .code(SwiftLiteral.escaper)),
    TemplateLanguage(
      endings: ["json", "js", "mjs", "ts"], summary: "a string of JSON, quotes included",
      rules: .code(Escaper { JSONWriter.quoted($0) })),
    TemplateLanguage(
      endings: ["kt", "kts"], summary: "a string literal of Kotlin, quotes included",
      rules: .code(Escaper { kotlinLiteral($0) })),
    TemplateLanguage(
      endings: ["html", "htm", "xml", "svg", "xhtml"],
      summary: "text with `&`, `<`, `>` and quotes as entities, what does not show as references",
      rules: .code(Escaper { markup($0) })),
  ]

  /// Kotlin's escapes are those of JSON, and a dollar sign begins a template.
  private static func kotlinLiteral(_ text: String) -> String {
    JSONWriter.quoted(text).split(separator: "$", omittingEmptySubsequences: false)
      .joined(separator: #"\$"#)
  }

  /// As in the tool's own pictures, and safe between single quotes too.
  private static func markup(_ text: String) -> String {
    XMLWriter.escaped(text).split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "&#39;")
  }

  /// Text without a grammar.
  public static let plain = TemplateLanguage(
    endings: [], summary: "the text as it is",
    rules: Template.Rules(escaper: .none, allowsUnescapedText: true, allowsMissingNames: false))
}
