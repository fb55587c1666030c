/// A colour of UIKit's palette in both themes.
public struct SystemColor: Sendable, Hashable {
  /// UIKit's name, without `Color` where UIKit leaves it out: "systemBlue", "secondaryLabel".
  public var name: String
  /// The colour in the light theme.
  public var light: Color
  /// The colour in the dark theme.
  public var dark: Color

  /// The colour in a theme.
  public func color(in theme: Cell.Theme) -> Color {
    var color = theme == .light ? light : dark
    color.origin = .system(name)
    return color
  }

  /// The colour of a name; nil when UIKit has none.
  public static func named(_ name: String) -> SystemColor? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// A colour that changes with the theme.
  private static func themed(
    _ name: String, _ light: UInt32, _ dark: UInt32, alpha: (UInt8, UInt8) = (255, 255)
  ) -> SystemColor {
    SystemColor(
      name: name, light: Color(rgb: light, alpha: alpha.0), dark: Color(rgb: dark, alpha: alpha.1))
  }

  /// UIKit's adaptable, semantic and fixed colours.
  ///
  /// Source: the values UIKit resolves in its standard appearance, as the Human Interface
  /// Guidelines list them; alphas are 0.6, 0.3, 0.18 … of 255, rounded.
  public static let all: [SystemColor] = [
    themed("systemRed", 0xFF3B30, 0xFF453A),
    themed("systemOrange", 0xFF9500, 0xFF9F0A),
    themed("systemYellow", 0xFFCC00, 0xFFD60A),
    themed("systemGreen", 0x34C759, 0x30D158),
    themed("systemMint", 0x00C7BE, 0x63E6E2),
    themed("systemTeal", 0x30B0C7, 0x40C8E0),
    themed("systemCyan", 0x32ADE6, 0x64D2FF),
    themed("systemBlue", 0x007AFF, 0x0A84FF),
    themed("systemIndigo", 0x5856D6, 0x5E5CE6),
    themed("systemPurple", 0xAF52DE, 0xBF5AF2),
    themed("systemPink", 0xFF2D55, 0xFF375F),
    themed("systemBrown", 0xA2845E, 0xAC8E68),
    themed("systemGray", 0x8E8E93, 0x8E8E93),
    themed("systemGray2", 0xAEAEB2, 0x636366),
    themed("systemGray3", 0xC7C7CC, 0x48484A),
    themed("systemGray4", 0xD1D1D6, 0x3A3A3C),
    themed("systemGray5", 0xE5E5EA, 0x2C2C2E),
    themed("systemGray6", 0xF2F2F7, 0x1C1C1E),
    themed("label", 0x000000, 0xFFFFFF),
    themed("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (153, 153)),
    themed("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (77, 77)),
    themed("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (46, 41)),
    themed("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (77, 77)),
    themed("link", 0x007AFF, 0x0984FF),
    themed("separator", 0x3C3C43, 0x545458, alpha: (74, 153)),
    themed("opaqueSeparator", 0xC6C6C8, 0x38383A),
    themed("systemFill", 0x787880, 0x787880, alpha: (51, 92)),
    themed("secondarySystemFill", 0x787880, 0x787880, alpha: (41, 82)),
    themed("tertiarySystemFill", 0x767680, 0x767680, alpha: (31, 61)),
    themed("quaternarySystemFill", 0x747480, 0x747480, alpha: (20, 46)),
    themed("systemBackground", 0xFFFFFF, 0x000000),
    themed("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    themed("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    themed("systemGroupedBackground", 0xF2F2F7, 0x000000),
    themed("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    themed("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    themed("tintColor", 0x007AFF, 0x0A84FF),
    themed("black", 0x000000, 0x000000),
    themed("darkGray", 0x555555, 0x555555),
    themed("gray", 0x808080, 0x808080),
    themed("lightGray", 0xAAAAAA, 0xAAAAAA),
    themed("white", 0xFFFFFF, 0xFFFFFF),
    themed("red", 0xFF0000, 0xFF0000),
    themed("green", 0x00FF00, 0x00FF00),
    themed("blue", 0x0000FF, 0x0000FF),
    themed("cyan", 0x00FFFF, 0x00FFFF),
    themed("yellow", 0xFFFF00, 0xFFFF00),
    themed("magenta", 0xFF00FF, 0xFF00FF),
    themed("orange", 0xFF8000, 0xFF8000),
    themed("purple", 0x800080, 0x800080),
    themed("brown", 0x996633, 0x996633),
    themed("clear", 0x000000, 0x000000, alpha: (0, 0)),
  ]
}
