import QuoinSource
import QuoinSyntax

/// The colours a spec may name: its own, then UIKit's.
struct Palette: Sendable {
  /// The spec's colours, each for the cell's theme.
  private var colors: [ExactString: Color] = [:]
  /// Their names in order, for suggestions.
  private var names: [String] = []

  /// Declares a colour of the spec's.
  mutating func declare(_ color: Color, named name: String) {
    if colors.updateValue(color, forKey: ExactString(name)) == nil { names.append(name) }
  }

  /// The colour of a name in a theme.
  func color(named name: String, in theme: Cell.Theme) -> Color? {
    colors[ExactString(name)] ?? SystemColor.named(name)?.color(in: theme)
  }

  /// Every name, for suggestions.
  var allNames: [String] { names + SystemColor.all.map(\.name) }
}

extension Color {
  /// Reads `RRGGBB` or `RRGGBBAA`, with or without `#`.
  init?(hexadecimal text: String) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
    let isHexadecimal = digits.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
      default: false
      }
    }
    guard isHexadecimal, digits.count == 6 || digits.count == 8,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(rgb: value)
    } else {
      self.init(rgb: value >> 8, alpha: UInt8(truncatingIfNeeded: value))
    }
  }
}

extension ValueType where Value == Color {
  /// `RRGGBB`, `RRGGBBAA`, a colour's name, or `{light, dark}`.
  static let color = ValueType("a colour") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if resolved.entries != nil { return themed(resolved, &context) }
    guard let text = resolved.scalar?.text else {
      context.report(.expected("a colour", got: resolved, hint: Self.colorHint))
      return nil
    }
    if let color = context.palette.color(named: text, in: context.cell.theme) { return color }
    if let color = Color(hexadecimal: text) { return color }
    let nearest =
      MendingWords.fullColor(of: text)
      ?? Suggestion.nearest(to: text, among: context.palette.allNames)
    var diagnostic = Diagnostic.expected(
      "a colour", got: resolved,
      hint: nearest.map { "did you mean '\($0)'?" } ?? Self.colorHint)
    diagnostic.fix = nearest.map {
      Diagnostic.Fix("write \($0)", edits: [.init(range: resolved.range, text: $0)])
    }
    context.report(diagnostic)
    return nil
  }

  private static let colorHint =
    "RRGGBB, RRGGBBAA, a name from colors: or one of UIKit's such as systemBlue"

  /// Reads `{light: …, dark: …}`; both are read, so that a fault in either is told.
  private static func themed(_ node: SyntaxNode, _ context: inout ReadContext) -> Color? {
    let fields = MapReader(node, &context, allows: ["light", "dark"])
    let light = fields.read("light", as: .color, &context)
    let dark = fields.read("dark", as: .color, &context)
    guard var color = context.cell.theme == .light ? light ?? dark : dark ?? light else {
      return nil
    }
    if let light, let dark { color.origin = .themed(light: light.packed, dark: dark.packed) }
    return color
  }
}
