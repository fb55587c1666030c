/// What describes a font.
public final class UIFontDescriptor: Sendable {
  /// The font described.
  let font: UIFont
  /// The design of the system font.
  let design: SystemDesign

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All glyphs equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Describes a font.
  init(_ font: UIFont, design: SystemDesign) {
    self.font = font
    self.design = design
  }

  /// The same font in another design; nil for a font that is not the system's.
  ///
  /// QuoinText has the widths of one design, so all measure alike.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = font.face else { return nil }
    return UIFontDescriptor(font, design: design)
  }
}
