import QuoinScreen
import QuoinSource

/// Fonts of Interface Builder as specs write them.
struct FontImport {
  /// The font's value; nil where it is the default.
  var value: SpecNode?
  /// What is remarked where a font is not carried as it is.
  var comment: String?

  /// Reads the font of a view.
  ///
  /// - Parameters:
  ///   - usual: the size that the kind has in a spec where no font is written.
  ///   - missing: the size that Interface Builder takes where no font is stored.
  init(of view: XMLElement, usual: Double, missing: Double) {
    if let font = view.child(key: "fontDescription") {
      self.init(font, usual: usual)
    } else {
      self.init(missing == usual ? nil : Self.sized(missing, weight: nil))
    }
  }

  private init(_ value: SpecNode?) { self.value = value }

  /// Reads a font.
  init(_ font: XMLElement, usual: Double) {
    let size = font.length("pointSize").flatMap { $0 > 0 ? $0 : nil }
    if let style = font["style"].flatMap(Self.textStyle) {
      value = .plain(style.rawValue)
      return
    }
    let weight = Self.weight(font)
    if let name = font["name"], !Self.isSystem(name) {
      comment = "font \(name), measured as the system font"
      value = Self.sized(size ?? usual, weight: Self.weight(ofName: name))
      return
    }
    guard size != usual || weight != nil else { return }
    value = Self.sized(size ?? usual, weight: weight)
  }

  private static func sized(_ size: Double, weight: String?) -> SpecNode {
    var entries = [SpecEntry("size", .number(size))]
    if let weight { entries.append(SpecEntry("weight", .plain(weight))) }
    return .map(entries)
  }

  /// `UICTFontTextStyleTitle1` and its like.
  private static func textStyle(_ name: String) -> TextStyle? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "Title0": return .largeTitle
    case "Subhead": return .subheadline
    case let rest:
      return TextStyle(rawValue: String(rest.prefix(1).lowercased() + rest.dropFirst()))
    }
  }

  private static func weight(_ font: XMLElement) -> String? {
    switch (font["type"], font["weight"]) {
    case (_, let weight?) where weight != "regular":
      Font.Weight(rawValue: weight == "ultralight" ? "ultraLight" : weight)?.rawValue
    case ("boldSystem", nil): "bold"
    default: nil
    }
  }

  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF")
      || name.hasPrefix(".HelveticaNeueDeskInterface")
  }

  /// The weight that the name of a face ends in.
  private static func weight(ofName name: String) -> String? {
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let face = name[name.index(after: dash)...].lowercased()
    let weights = [
      "ultralight": "ultraLight", "thin": "thin", "light": "light", "medium": "medium",
      "semibold": "semibold", "demibold": "semibold", "bold": "bold", "heavy": "heavy",
      "black": "black",
    ]
    return weights[face]
  }
}
