/// What a device and an app give a screen.
public struct HostEnvironment: Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// What bars and the device cover.
  public var safeArea: UIEdgeInsets
  /// The margins of a view controller's view, inside the safe area.
  public var margins: NSDirectionalEdgeInsets
  /// The height of the keyboard, 0 while it is down.
  public var keyboardHeight: CGFloat
  /// The traits.
  public var traits: UITraitCollection

  /// Makes surroundings.
  public init(
    size: CGSize, safeArea: UIEdgeInsets = .zero,
    margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16),
    keyboardHeight: CGFloat = 0, traits: UITraitCollection = .current
  ) {
    self.size = size
    self.safeArea = safeArea
    self.margins = margins
    self.keyboardHeight = keyboardHeight
    self.traits = traits
  }
}

extension UITraitCollection {
  /// Makes traits as tests need them.
  public static func host(
    scale: CGFloat, textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular
  ) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: horizontal, verticalSizeClass: vertical, userInterfaceIdiom: idiom,
      userInterfaceStyle: style, layoutDirection: direction,
      preferredContentSizeCategory: textSize, displayScale: scale)
  }
}

/// A window of a device, which shows one view as a view controller would.
@MainActor public final class HostWindow: UIWindow {
  /// The surroundings; changing them changes the view's traits, size and safe area.
  public var environment: HostEnvironment { didSet { environmentChanged(from: oldValue) } }

  /// Makes a window of a device.
  public init(_ environment: HostEnvironment) {
    self.environment = environment
    super.init(frame: CGRect(origin: .zero, size: environment.size))
    ownTraits = environment.traits
    UITraitCollection.current = environment.traits
  }

  /// A window comes from no archive.
  public required init?(coder: NSCoder) { nil }

  /// Shows a view as a view controller's.
  public func show(_ view: UIView) {
    for other in subviews { other.removeFromSuperview() }
    addSubview(view)
    adopt(view)
    layoutIfNeeded()
  }

  /// The smallest height, or width, that a view allows, with the other length given; nil is open.
  public func fittingSize(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
    if view.superview !== self { addSubview(view) }
    adopt(view)
    return view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }

  private func adopt(_ view: UIView) {
    view.ownSafeArea = environment.safeArea
    view.ownMargins = environment.margins
    view.frame = CGRect(origin: .zero, size: environment.size)
    view.safeAreaInsetsDidChange()
    view.layoutMarginsDidChange()
  }

  private func environmentChanged(from previous: HostEnvironment) {
    box.size = environment.size
    ownTraits = environment.traits
    UITraitCollection.current = environment.traits
    for view in subviews { adopt(view) }
    tell(ofTraitsBefore: previous.traits)
  }
}
