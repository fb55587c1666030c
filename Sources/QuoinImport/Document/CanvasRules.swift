import QuoinScreen

/// The safe area and margins that Interface Builder's canvas gives a root, from its device, bars
/// and properties.
struct CanvasRules {
  let document: InterfaceDocument
  let root: InterfaceRoot
  let geometry: RootGeometry

  /// What bars, notch and home indicator take of the root view.
  var safeArea: EdgeInsets {
    guard root.role != .cell else { return .zero }
    let device = document.device
    let isWhole = geometry.size.width == device.size.width
    guard isWhole else { return .zero }
    var insets = device.safeArea
    if !root.bars.hasStatusBar, !device.hasHomeIndicator { insets.top = 0 }
    guard root.role == .screen else { return insets }
    let isCompact = !device.isRegularHeight
    if root.bars.hasNavigationBar {
      insets.top += isCompact ? 32 : 44
      if root.bars.hasLargeTitle, !isCompact { insets.top += 52 }
    }
    if root.bars.hasTabBar {
      insets.bottom += isCompact ? 32 : 49
    } else if root.bars.hasToolbar {
      insets.bottom += isCompact ? 32 : 44
    }
    return insets
  }

  /// The layout margins of the screen's view, safe area not included.
  var margins: EdgeInsets {
    let content = root.views[geometry.screenViews.max() ?? 0].element
    if let explicit = explicitMargins(content) { return explicit }
    let side: Double = document.device.isRegularWidth || document.device.size.width >= 414 ? 20 : 16
    switch root.role {
    case .screen: return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    case .freestanding: return Self.ordinary
    case .cell:
      guard content.flag("preservesSuperviewLayoutMargins") == true else { return Self.ordinary }
      return EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
  }

  /// The margins of a view that nothing else is said of.
  ///
  /// Source: Apple, `UIView.layoutMargins`.
  static let ordinary = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private func explicitMargins(_ element: XMLElement) -> EdgeInsets? {
    if let insets = element.child(key: "layoutMargins") {
      return EdgeInsets(
        top: insets.length("top") ?? 0, left: insets.length("left") ?? 0,
        bottom: insets.length("bottom") ?? 0, right: insets.length("right") ?? 0)
    }
    guard let insets = element.child(key: "directionalLayoutMargins") else { return nil }
    return EdgeInsets(
      top: insets.length("top") ?? 0, left: insets.length("leading") ?? 0,
      bottom: insets.length("bottom") ?? 0, right: insets.length("trailing") ?? 0)
  }

  /// The margins of a view in the screen.
  func margins(of view: Int, screen: ScreenInsets) -> EdgeInsets {
    let element = root.views[view].element
    var margins = explicitMargins(element) ?? Self.ordinary
    let frame = geometry.frame(of: view)
    let edges = EdgeInsets(
      top: frame.y, left: frame.x, bottom: geometry.size.height - frame.bottom,
      right: geometry.size.width - frame.right)
    if element.flag("preservesSuperviewLayoutMargins") == true,
      root.views[view].parent.map({ geometry.nested($0) == nil }) == true
    {
      margins = margins.largest(screen.margins.adding(edges, times: -1))
    }
    guard element.flag("insetsLayoutMarginsFromSafeArea") != false else { return margins }
    let overlap = screen.safeArea.adding(edges, times: -1).largest(.zero)
    return margins.adding(overlap, times: 1)
  }
}

/// The safe area and margins of a screen, and where they come from.
struct ScreenInsets {
  /// What bars, notch and home indicator take.
  var safeArea: EdgeInsets
  /// The margins, safe area not included.
  var margins: EdgeInsets
  /// The views whose stored frames they were read off, by index: no proof of the layout any more.
  var witnesses: Set<Int> = []
}

extension EdgeInsets {
  /// The sum with others, taken several times.
  func adding(_ other: EdgeInsets, times factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top + factor * other.top, left: left + factor * other.left,
      bottom: bottom + factor * other.bottom, right: right + factor * other.right)
  }

  /// The larger at each edge.
  func largest(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
