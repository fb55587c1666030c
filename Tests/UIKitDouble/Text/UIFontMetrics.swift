/// What makes fonts and lengths follow the text size.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Follows a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Follows body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the current text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font at the current text size, no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of traits.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// The font at the text size of traits, no larger than a size; 0 for no limit.
  ///
  /// A font that follows the text size already must not be scaled again: UIKit raises an exception.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    precondition(font.scaling == nil, "the font is scaled already")
    let category = (traits ?? .current).preferredContentSizeCategory
    var size = DynamicTypeSizes.scaled(font.pointSize, style, at: category)
    size = max(size, min(font.pointSize, DynamicTypeSizes.least))
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(
      font.face, family: font.familyName, design: font.design, size: size,
      scaling: .metrics(style, base: font.pointSize, maximum: maximumPointSize))
  }

  /// A length at the current text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the text size of traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    DynamicTypeSizes.scaled(
      value, style, at: (traits ?? .current).preferredContentSizeCategory)
  }
}
