/// Whether there is little room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The direction that the traits ask for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The direction in which views are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view mirrors with the direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What a view's surroundings are like.
public final class UITraitCollection: Sendable, Hashable {
  /// Room along the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room along the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels in a point.
  public let displayScale: CGFloat

  /// Makes traits; what is not given is not specified.
  init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified, displayScale: CGFloat = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }

  /// Makes traits of a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      horizontalSizeClass: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Makes traits of a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(horizontalSizeClass: .unspecified, layoutDirection: layoutDirection)
  }

  /// Makes traits of a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontalSizeClass: .unspecified, userInterfaceStyle: userInterfaceStyle)
  }

  /// Makes traits that join several; later ones win where they say anything.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, unless none: Trait) -> Trait
    {
      collections.map(trait).last { $0 != none } ?? none
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unless: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0))
  }

  /// Equal when all traits are.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first.horizontalSizeClass == second.horizontalSizeClass
      && first.verticalSizeClass == second.verticalSizeClass
      && first.userInterfaceIdiom == second.userInterfaceIdiom
      && first.userInterfaceStyle == second.userInterfaceStyle
      && first.layoutDirection == second.layoutDirection
      && first.preferredContentSizeCategory == second.preferredContentSizeCategory
      && first.displayScale == second.displayScale
  }

  /// Feeds the traits to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(horizontalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
  }

  /// Whether colours look different in other traits.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

extension UITraitCollection {
  /// The traits that code without a view at hand goes by, such as `preferredFont(forTextStyle:)`.
  public static var current: UITraitCollection {
    get { now }
    set { now = newValue }
  }

  // UIKit keeps one a thread; tests of the double stay on the main actor.
  private nonisolated(unsafe) static var now = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    userInterfaceStyle: .light, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
    displayScale: 3)
}
