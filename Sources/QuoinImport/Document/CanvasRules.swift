import QuoinScreen

/// The safe area and margins that Interface Builder's canvas gives a root, from its device, bars
/// and properties.
///
/// Source, unless a line says otherwise: frames that Interface Builder stored, by Xcode's version.
struct CanvasRules {
  let document: InterfaceDocument
  let root: InterfaceRoot
  let geometry: RootGeometry

  /// What bars, notch and home indicator take of the root view.
  var safeArea: EdgeInsets {
    switch root.role {
    case .screen: screenSafeArea
    case .freestanding: freestandingSafeArea
    case .cell: .zero
    }
  }

  /// The safe area of a view controller's view.
  private var screenSafeArea: EdgeInsets {
    let device = document.device
    guard geometry.size.width == device.size.width else { return .zero }
    var insets = device.safeArea
    let missing = device.size.height - geometry.size.height
    if root.bars.isEmbedded {
      if missing > 0 { insets.bottom = 0 }
      return insets
    }
    if isSheet {
      // A sheet begins below the status bar, and its own bar is higher than a screen's.
      insets.top = root.bars.hasOwnNavigationBar ? 56 : 0
      return insets
    }
    if !root.bars.hasStatusBar { insets.top = 0 }
    if root.bars.hasNavigationBar { insets.top += navigationBarHeight }
    if missing > 0, missing == insets.top {
      // An opaque bar is above the view and takes nothing of it.
      insets.top = 0
    }
    if root.bars.hasTabBar {
      insets.bottom += 49
    } else if root.bars.hasToolbar {
      insets.bottom += device.hasHomeIndicator ? 49 : 44
    }
    return insets
  }

  /// Whether the view is a sheet, which leaves the screen behind it to be seen at the top.
  private var isSheet: Bool {
    (50...60).contains(document.device.size.height - geometry.size.height)
      && document.device.hasHomeIndicator
  }

  private var navigationBarHeight: Double {
    let bar: Double = document.toolsVersion >= 24000 ? 54 : 44
    return root.bars.hasLargeTitle ? bar + 52 : bar
  }

  /// The safe area of a view of a xib, which Interface Builder shows on the device where it is
  /// large enough to be a screen.
  private var freestandingSafeArea: EdgeInsets {
    let device = document.device
    guard geometry.size.height >= 0.6 * device.size.height else { return .zero }
    let hidesBar = root.views[0].element.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    var insets = device.safeArea
    if hidesBar { insets.top = 0 }
    return insets
  }

  /// The layout margins of the screen's view, safe area not included.
  var margins: EdgeInsets {
    let content = root.views[geometry.screenViews.max() ?? 0].element
    let preserves = content.flag("preservesSuperviewLayoutMargins") == true
    if let explicit = explicitMargins(content) {
      return preserves ? explicit.largest(ruledMargins) : explicit
    }
    return ruledMargins
  }

  private var ruledMargins: EdgeInsets {
    // A storyboard has the margins of its device, a xib those of its own width.
    let width = document.isStoryboard ? document.device.size.width : wholeSize.width
    let side: Double = width >= 394 ? 20 : 16
    switch (root.role, root.views[0].tag) {
    case (_, "tableViewCell"): return tableCellMargins(side: side)
    case (.cell, _): return Self.ordinary
    case (.screen, _), (.freestanding, _):
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }

  /// The margins of a table cell's content: those of the table at the sides, 11 above and below.
  private func tableCellMargins(side: Double) -> EdgeInsets {
    let tools = document.toolsVersion
    guard tools >= 13000 else { return Self.ordinary }
    // The table's margin was 15 on the smallest screens, and in Xcode 10.3 and 11 on all.
    let isOlder = document.device.size.width <= 320 || (14800..<17000).contains(tools)
    let leading = isOlder ? 15 : side
    let height: Double = tools >= 24000 && root.isInGroupedTable ? 15 : 11
    // Between the content and an accessory the content keeps its own margin.
    let cell = wholeSize
    let hasAccessory = geometry.size.width < cell.width
    // The separator is in the cell and not in its content.
    let separator = min(max(cell.height - geometry.size.height, 0), 1)
    return EdgeInsets(
      top: height, left: leading, bottom: height - separator, right: hasAccessory ? 8 : leading)
  }

  /// The size of the root view.
  private var wholeSize: Size {
    root.views[0].frame.map { Size(width: $0.width, height: $0.height) } ?? geometry.size
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
    guard let frame = geometry.frame(of: view) else { return margins }
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
  /// Where the frames say something else than the rules.
  var corrections: [Correction] = []

  /// An inset that was read off frames.
  struct Correction {
    /// The edge's name.
    var edge: String
    /// Whether it is a margin and not the safe area's.
    var isMargin: Bool
    /// What the rules say, in points.
    var ruled: Double
    /// What the frames say, in points.
    var inferred: Double
  }
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
