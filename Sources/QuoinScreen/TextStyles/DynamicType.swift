extension TextStyle {
  /// The point size at a Dynamic Type category.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  public func pointSize(at size: TextSize) -> Double {
    sizes[size.index]
  }

  /// The weight the system gives the style.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The sizes from XS to AX5, in points.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// A size of the spec's own that follows the style, at a category.
  ///
  /// It is scaled once, by the style's size there over its size at L; UIKit's exact curve is not
  /// public. It does not shrink below the least size of a text style, unless it is smaller itself.
  public func scaled(_ points: Double, at size: TextSize) -> Double {
    max(points * pointSize(at: size) / pointSize(at: .L), min(points, Self.leastPointSize))
  }

  /// The least size of any text style on iOS, in points (Human Interface Guidelines, Typography).
  public static let leastPointSize = 11.0
}

extension TextSize: Comparable {
  /// The place among the categories, XS is 0.
  var index: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  /// Smaller categories first.
  public static func < (first: TextSize, second: TextSize) -> Bool { first.index < second.index }

  /// The category of a name in any case.
  public init?(named name: String) {
    guard let size = TextSize(rawValue: name.uppercased()) else { return nil }
    self = size
  }
}
