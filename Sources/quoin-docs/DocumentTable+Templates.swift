import QuoinEmit

extension DocumentTable {
  /// Every part of `docs/TEMPLATES.md`.
  static var ofTemplates: [DocumentTable] { [templates, languages, context] }

  private static var templates: DocumentTable {
    var table = MarkdownTable("template", "writes")
    for template in ShippedTemplate.all { table.add(template.name.code, template.summary) }
    return DocumentTable(name: "templates", text: table.text)
  }

  private static var languages: DocumentTable {
    var table = MarkdownTable("ending", "`{{name}}` of a text writes", "`{{{name}}}` of a text")
    for language in TemplateLanguage.all {
      table.add(
        language.endings.map(\.code).joined(separator: " "), language.summary, "is an error")
    }
    table.add("others", TemplateLanguage.plain.summary, "does the same")
    return DocumentTable(name: "languages", text: table.text)
  }

  /// A heading and a table for each kind of map.
  private static var context: DocumentTable {
    let parts = TemplateRecord.screen.reachable.map { record in
      var table = MarkdownTable("name", "value", "meaning")
      for field in record.fields {
        table.add(field.name.code, field.type.summary, field.summary)
      }
      return "### \(record.name)\n\n\(table.text)"
    }
    return DocumentTable(name: "context", text: parts.joined(separator: "\n\n"))
  }
}
