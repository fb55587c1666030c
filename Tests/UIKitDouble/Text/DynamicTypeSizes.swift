/// The point sizes of text styles at each text size.
///
/// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
enum DynamicTypeSizes {
  /// The size of a style at a category, in points.
  static func pointSize(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let row = rows[style] ?? body
    return row[category.index]
  }

  /// A length that follows a style, in points: in the proportion of the style's sizes, once.
  ///
  /// UIKit's own curve is not public; this is the approximation that is commonly used.
  static func scaled(
    _ value: CGFloat, _ style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    value * pointSize(style, at: category) / pointSize(style, at: .large)
  }

  /// How far the baselines of a style's lines lie apart at a category, in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "leading"; those of the accessibility sizes are
  /// one copy's.
  static func pitch(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    (pitches[style] ?? bodyPitches)[category.index]
  }

  /// The least size of a text style on iOS, in points.
  static let least: CGFloat = 11

  private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let rows: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: body,
    .body: body,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let bodyPitches: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  private static let pitches: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: bodyPitches,
    .body: bodyPitches,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 39, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 22, 29, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
