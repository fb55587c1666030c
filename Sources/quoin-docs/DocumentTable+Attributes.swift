import QuoinScreen

extension DocumentTable {
  /// The attributes that every kind has.
  static var commonAttributes: DocumentTable {
    var table = attributeTable
    for attribute in LanguageReference.commonAttributes { table.add(attribute) }
    return DocumentTable(name: "common attributes", text: table.text)
  }

  /// The attributes that several kinds have.
  static var sharedAttributes: DocumentTable {
    var table = MarkdownTable("key", "kinds", "value", "default", "meaning", "example")
    for (attribute, kinds) in LanguageReference.sharedAttributes {
      table.add(
        attribute.name.code, kinds.map(\.code).joined(separator: " "), attribute.valueText,
        attribute.defaultText, attribute.summary, attribute.exampleText)
    }
    return DocumentTable(name: "shared attributes", text: table.text)
  }

  /// The attributes that a kind alone has, a heading and a table for each kind.
  static var ownAttributes: DocumentTable {
    let parts = ViewKind.all.compactMap { kind -> String? in
      let attributes = LanguageReference.ownAttributes(of: kind)
      guard !attributes.isEmpty else { return nil }
      var table = attributeTable
      for attribute in attributes { table.add(attribute) }
      return "#### \(kind.name.code)\n\n\(table.text)"
    }
    return DocumentTable(name: "attributes of one kind", text: parts.joined(separator: "\n\n"))
  }

  private static var attributeTable: MarkdownTable {
    MarkdownTable("key", "value", "default", "meaning", "example")
  }
}

extension MarkdownTable {
  fileprivate mutating func add(_ attribute: AttributeDescription) {
    add(
      attribute.name.code, attribute.valueText, attribute.defaultText, attribute.summary,
      attribute.exampleText)
  }
}

extension AttributeDescription {
  /// What it accepts, with the unit.
  fileprivate var valueText: String {
    let isLength = ["a length", "insets", "a size"].contains { type.hasPrefix($0) }
    return isLength ? "\(type) (pt)" : type
  }

  /// The example as code.
  fileprivate var exampleText: String { LanguageReference.example(of: self)?.code ?? "" }
}
