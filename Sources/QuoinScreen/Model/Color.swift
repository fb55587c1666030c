/// A colour in sRGB, one byte a channel.
///
/// Two colours are equal when they look the same, wherever they come from.
public struct Color: Sendable, Hashable {
  /// Red.
  public var red: UInt8
  /// Green.
  public var green: UInt8
  /// Blue.
  public var blue: UInt8
  /// Opacity.
  public var alpha: UInt8
  /// What it comes from where it is not the same in both themes.
  public var origin: Origin?

  /// What a colour comes from.
  public enum Origin: Sendable, Hashable {
    /// One of UIKit's: "secondaryLabel".
    case system(String)
    /// One for each theme, as `0xRRGGBBAA`.
    case themed(light: UInt32, dark: UInt32)
  }

  /// Makes a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// The four channels as `0xRRGGBBAA`.
  public var packed: UInt32 {
    [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether two colours look the same.
  public static func == (first: Color, second: Color) -> Bool { first.packed == second.packed }

  /// Hashes what the colour looks like.
  public func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}
