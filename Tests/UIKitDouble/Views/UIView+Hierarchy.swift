extension UIView {
  /// The window it is in.
  public var window: UIWindow? { root as? UIWindow }

  /// Puts a view on top of those in it.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those in it.
  public func insertSubview(_ view: UIView, at index: Int) {
    let previous = view.traitCollection
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.tellOfWindow() }
    view.tell(ofTraitsBefore: previous)
    setNeedsLayout()
  }

  /// Puts a view on top of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a view below another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Takes the view out of its superview; constraints that reach out of it end.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    var holder: UIView? = superview
    while let view = holder {
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
      holder = view.superview
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    didMoveToSuperview()
  }

  /// Puts a view on top of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view below the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether it is another view or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view in it, or itself, with a number.
  public func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

  /// Itself and all that is in it, each before what is in it.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  private func tellOfWindow() {
    for view in tree { view.didMoveToWindow() }
  }

  /// What hiding changes around it.
  func visibilityChanged() {
    (superview as? UIStackView)?.setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is in a view.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem, distance.first?.item, distance.second?.item].contains { item in
      item.flatMap { AnchorPlace.view(of: $0) }?.isDescendant(of: view) ?? false
    }
  }
}
