import QuoinScreen

/// The colours of all that a spec does not colour itself.
struct SVGPalette {
  /// The device's body and its rim.
  let body, rim: Color
  /// The screen behind everything.
  let screen: Color
  /// Outlines of views and hints of the safe area.
  let outline: Color
  /// The areas of insets.
  let inset: Color
  /// Boxes that stand for pictures, and their lines and names.
  let picture, pictureLine: Color

  /// The colours of a theme.
  static func of(_ theme: Cell.Theme) -> SVGPalette {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }

  private static let light = SVGPalette(
    body: Color(rgb: 0x1F2126), rim: Color(rgb: 0x4A4D55), screen: Color(rgb: 0xFFFFFF),
    outline: Color(rgb: 0x7C8798), inset: Color(rgb: 0xC026D3), picture: Color(rgb: 0xEDF0F4),
    pictureLine: Color(rgb: 0x98A2B3))

  private static let dark = SVGPalette(
    body: Color(rgb: 0x2B2D33), rim: Color(rgb: 0x5B5E67), screen: Color(rgb: 0x000000),
    outline: Color(rgb: 0x8A94A6), inset: Color(rgb: 0xE879F9), picture: Color(rgb: 0x22252B),
    pictureLine: Color(rgb: 0x6B7483))
}

extension Color {
  /// The attributes that paint with the colour: `fill` or `stroke`, and its opacity unless it is
  /// full.
  func attributes(_ paint: String, opacity: Double = 1) -> XMLWriter.Attributes {
    let channels = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    let opacity = Double(alpha) / 255 * opacity
    return [(paint, "#" + channels.joined())]
      + (opacity < 1 ? [(paint + "-opacity", opacity.decimalText)] : [])
  }
}
