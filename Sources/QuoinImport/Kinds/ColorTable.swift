import QuoinScreen
import QuoinSource

/// The colours of a spec: those it names itself are collected for its `colors:`.
struct ColorTable {
  /// The colours of asset catalogues that views use, in order of use.
  private(set) var named: [(name: String, value: String)] = []
  private let catalogue: [ExactString: XMLElement]

  /// Starts without colours of a document.
  init(_ catalogue: [ExactString: XMLElement] = [:]) { self.catalogue = catalogue }

  /// The colour of a property as a spec writes it; nil where it is not set or not known.
  mutating func color(_ element: XMLElement, _ key: String) -> SpecNode? {
    guard let color = element.children.first(where: { $0.name == "color" && $0["key"] == key })
    else { return nil }
    return self.color(color)
  }

  /// A colour as a spec writes it.
  mutating func color(_ element: XMLElement) -> SpecNode? {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"],
      let name = Self.systemName(system)
    {
      return .plain(name)
    }
    if let name = element["name"] { return namedColor(name) }
    return Self.hex(element).map { .plain($0) }
  }

  private mutating func namedColor(_ name: String) -> SpecNode? {
    guard let value = catalogue[ExactString(name)].flatMap(Self.hex) else { return nil }
    let spelled = ViewNames.camelCase(name, kind: "color") ?? "color"
    if let known = named.first(where: { $0.name == spelled }) {
      return .plain(known.value == value ? spelled : value)
    }
    // A name that UIKit has would hide its colour.
    guard Self.systemName(spelled) == nil else { return .plain(value) }
    named.append((spelled, value))
    return .plain(spelled)
  }

  /// A name of UIKit's colours that specs know too.
  private static func systemName(_ name: String) -> String? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let other = renamed[stem] { return other }
    return SystemColor.named(stem) == nil ? nil : stem
  }

  /// Older names of colours.
  private static let renamed = [
    "darkText": "black", "lightText": "FFFFFF99",
    "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedText": "label", "viewFlipside": "systemGray",
    "scrollViewTexturedBackground": "systemGray", "linkColor": "link",
  ]

  /// `RRGGBB` or `RRGGBBAA`.
  private static func hex(_ element: XMLElement) -> String? {
    let alpha = element.length("alpha") ?? 1
    let parts: [Double]
    if let white = element.length("white") {
      parts = [white, white, white]
    } else if let red = element.length("red"), let green = element.length("green"),
      let blue = element.length("blue")
    {
      parts = [red, green, blue]
    } else {
      return nil
    }
    let text = parts.map(byte).joined()
    return alpha < 1 ? text + byte(alpha) : text
  }

  private static func byte(_ share: Double) -> String {
    let value = Int((min(max(share, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
