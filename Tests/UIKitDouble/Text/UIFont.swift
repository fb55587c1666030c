import QuoinText

/// A font at a size.
public final class UIFont: Sendable, Hashable {
  /// The size in points.
  public let pointSize: CGFloat
  /// What it is measured with.
  let face: TextFont.Face
  /// The design of the system font.
  let design: UIFontDescriptor.SystemDesign
  /// The name of the family.
  public let familyName: String
  /// What lies between two lines, in points: none but in the font of a text style.
  public let leading: CGFloat
  /// What a change of the text size does to it; nil for a font that does not follow.
  let scaling: Scaling?

  /// How a font follows the text size.
  enum Scaling: Sendable, Hashable {
    /// It is the font of a text style.
    case style(TextStyle)
    /// It was made by font metrics from a font of a size.
    case metrics(TextStyle, base: CGFloat, maximum: CGFloat)
  }

  /// Makes a font.
  init(
    _ face: TextFont.Face, family: String, design: UIFontDescriptor.SystemDesign = .default,
    size: CGFloat, leading: CGFloat? = nil, scaling: Scaling? = nil
  ) {
    self.face = face
    self.design = design
    familyName = family
    pointSize = size
    self.leading = leading ?? CGFloat(TextFont(face: face, size: size).lineMetrics.leading)
    self.scaling = scaling
  }

  /// Makes a font that was registered under a name; nil where none was.
  public convenience init?(name: String, size: CGFloat) {
    guard let metrics = FontRegistry.metrics(named: name) else { return nil }
    self.init(.metrics(metrics), family: name, size: size)
  }

  /// Makes the font that a descriptor describes; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      font.face, family: font.familyName, design: descriptor.design,
      size: size > 0 ? size : font.pointSize, leading: size > 0 ? nil : font.leading,
      scaling: size > 0 ? nil : font.scaling)
  }

  /// The system font, regular.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system font of a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(.current, weight.cut), family: ".AppleSystemUIFont", size: size)
  }

  /// The system font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of a text style at the text size of `UITraitCollection.current`.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(
      .system(.current, style == .headline ? .semibold : .regular), family: ".AppleSystemUIFont",
      style, at: (traits ?? .current).preferredContentSizeCategory)
  }

  /// Makes the font of a text style, with the leading that the style's lines are designed with.
  private convenience init(
    _ face: TextFont.Face, family: String, design: UIFontDescriptor.SystemDesign = .default,
    _ style: TextStyle, at category: UIContentSizeCategory
  ) {
    let size = DynamicTypeSizes.pointSize(style, at: category)
    let line = TextFont(face: face, size: size).lineMetrics.lineHeight
    self.init(
      face, family: family, design: design, size: size,
      leading: max(0, DynamicTypeSizes.pitch(style, at: category) - CGFloat(line)),
      scaling: .style(style))
  }

  /// The font at another size; it no longer follows the text size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(face, family: familyName, design: design, size: size)
  }

  /// What describes it.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, design: design) }

  /// Equal when all is; fonts of metrics files are told by their names.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.pointSize == second.pointSize && first.familyName == second.familyName
      && first.cut == second.cut && first.design == second.design && first.scaling == second.scaling
  }

  /// Feeds what tells fonts apart to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(familyName)
    hasher.combine(cut)
  }

  private var cut: FontWeight? {
    guard case .system(_, let weight) = face else { return nil }
    return weight
  }
}

/// Vertical metrics, in points.
extension UIFont {
  /// The height of a line, without what lies between two.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// From the top of a line to the baseline.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline to the bottom of a line, negative.
  public var descender: CGFloat { -metrics.descender }
  /// The height of capitals.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lower-case x.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The font as QuoinText takes it.
  func textFont(kern: CGFloat = 0) -> TextFont {
    var font = TextFont(face: face, size: pointSize, kern: kern)
    if case .system = face { font.leading = leading }
    return font
  }

  private var metrics: LineMetrics { textFont().lineMetrics }

  /// The font at another text size; the same where it does not follow.
  func scaled(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: return self
    case .style(let style):
      return UIFont(
        face, family: familyName, design: design, style, at: traits.preferredContentSizeCategory)
    case .metrics(let style, let base, let maximum):
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: withSize(base), maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}
