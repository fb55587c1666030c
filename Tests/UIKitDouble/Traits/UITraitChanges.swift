/// What has traits.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// A trait whose changes can be followed.
public protocol UITraitDefinition: Sendable {}

/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// Room along the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// Room along the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// Pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition {}

/// A list of traits.
public typealias UITrait = UITraitDefinition.Type

/// What ends a registration.
@MainActor public protocol UITraitChangeRegistration {}

/// A registration of a view.
struct TraitChangeRegistration: UITraitChangeRegistration {
  /// The traits that are followed.
  let traits: [UITrait]
  /// What is called with the traits before.
  let handler: @MainActor (UIView, UITraitCollection) -> Void

  /// Whether one of the traits differs.
  func concerns(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitPreferredContentSizeCategory.Type:
        new.preferredContentSizeCategory != old.preferredContentSizeCategory
      case is UITraitLayoutDirection.Type: new.layoutDirection != old.layoutDirection
      case is UITraitHorizontalSizeClass.Type: new.horizontalSizeClass != old.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: new.verticalSizeClass != old.verticalSizeClass
      case is UITraitUserInterfaceStyle.Type: new.userInterfaceStyle != old.userInterfaceStyle
      default: new.displayScale != old.displayScale
      }
    }
  }
}
