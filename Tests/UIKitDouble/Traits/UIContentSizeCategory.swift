/// A text size of Dynamic Type.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ word: String) { self.init(rawValue: "UICTContentSizeCategory" + word) }

  /// No category.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// S.
  public static let small = UIContentSizeCategory("S")
  /// M.
  public static let medium = UIContentSizeCategory("M")
  /// L, where nobody chose.
  public static let large = UIContentSizeCategory("L")
  /// XL.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All in order, the smallest first; UIKit has no such list.
  public static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in the order; that of L for one that is not in it.
  var index: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Smaller categories first.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.index < second.index
  }
}
