import QuoinScreen

/// A generated part of a document.
struct DocumentTable {
  /// The name in the document's marker.
  let name: String
  /// The Markdown, without a line end after the last line.
  let text: String

  /// The parts of the document of a name.
  static func all(of document: String) -> [DocumentTable] {
    document == "TEMPLATES.md" ? ofTemplates : ofReference
  }

  /// Every part of `docs/SPEC.md`.
  private static var ofReference: [DocumentTable] {
    [
      topLevelKeys, kinds, commonAttributes, sharedAttributes, ownAttributes, anchors, textStyles,
      colors, devices,
    ]
  }

  private static var topLevelKeys: DocumentTable {
    var table = MarkdownTable("key", "meaning")
    for key in TopLevelKey.allCases { table.add(key.rawValue.code, key.summary) }
    return DocumentTable(name: "top-level keys", text: table.text)
  }

  private static var kinds: DocumentTable {
    var table = MarkdownTable("kind", "content", "meaning")
    for kind in ViewKind.all {
      table.add(kind.name.code, contentText(kind.contentType.rawValue), kind.summary)
    }
    return DocumentTable(name: "kinds", text: table.text)
  }

  /// The words of a content type: "name or children" for `nameOrChildren`.
  private static func contentText(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  private static var anchors: DocumentTable {
    var table = MarkdownTable("key", "bounds", "a number means")
    for anchor in LanguageReference.anchors {
      table.add(
        anchor.name.code, anchor.bounds.map(\.code).joined(separator: " "), anchor.summary)
    }
    return DocumentTable(name: "anchor keys", text: table.text)
  }

  private static var textStyles: DocumentTable {
    var table = MarkdownTable("style", "weight", "XS S M **L** XL XXL XXXL", "AX1 AX2 AX3 AX4 AX5")
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { size in
        let points = number(style.pointSize(at: size))
        return size == .L ? "**\(points)**" : points
      }
      table.add(
        style.rawValue.code, style.weight.rawValue, sizes.prefix(7).joined(separator: " "),
        sizes.dropFirst(7).joined(separator: " "))
    }
    return DocumentTable(name: "text styles", text: table.text)
  }

  private static var colors: DocumentTable {
    var table = MarkdownTable("colour", "light", "dark")
    for color in SystemColor.all {
      table.add(color.name.code, color.light.hexadecimal, color.dark.hexadecimal)
    }
    return DocumentTable(name: "colours", text: table.text)
  }

  private static var devices: DocumentTable {
    var table = MarkdownTable("device", "size", "scale", "safe area", "in landscape")
    for device in Device.all {
      table.add(
        device.name, "\(number(device.size.width)) × \(number(device.size.height))",
        number(device.scale), sides(device.portraitSafeArea), sides(device.landscapeSafeArea))
    }
    return DocumentTable(name: "devices", text: table.text)
  }

  private static func sides(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  /// A number without ".0".
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Color {
  /// `RRGGBB`, and `AA` where it is not opaque.
  fileprivate var hexadecimal: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return parts.map { part in
      let digits = String(part, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
