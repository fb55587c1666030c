extension UIView {
  /// What its surroundings are like: the host's, or those of the moment where it has no host.
  public var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if let traits = current.ownTraits { return traits }
      view = current.superview
    }
    return .current
  }

  /// The direction in which its content is laid out.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of a view with an attribute.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.effectiveUserInterfaceLayoutDirection
  }

  /// Calls a closure when traits change.
  @discardableResult
  public func registerForTraitChanges<View: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { view, previous in
      if let view = view as? View { handler(view, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Tells it and all that is in it of traits that changed.
  func tell(ofTraitsBefore previous: UITraitCollection) {
    let now = traitCollection
    guard now != previous else { return }
    for view in tree where view.traitCollection == now {
      view.traitsChanged(from: previous)
      view.traitCollectionDidChange(previous)
      for registration in view.traitRegistrations where registration.concerns(now, previous) {
        registration.handler(view, previous)
      }
    }
    setNeedsLayout()
  }
}
