extension TextStyle {
  /// The distance from line to line that the style is designed with, in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "leading"; those of the accessibility sizes are
  /// one copy's. UIKit's own fonts have it: `UIFont.preferredFont(forTextStyle: .body).leading` is
  /// printed as 1.712, and 20.288 high lines stand 22 apart in labels that Interface Builder stored.
  public func linePitch(at size: TextSize) -> Double { pitches[size.index] }

  /// The pitches from XS to AX5, in points.
  private var pitches: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 39, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 22, 29, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
