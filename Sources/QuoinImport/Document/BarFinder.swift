import QuoinSource

/// Finds which bars Interface Builder shows around a view controller: those it is told to simulate,
/// else those of the containers that segues lead from.
struct BarFinder {
  private var metrics: [ExactString: XMLElement] = [:]
  /// For each controller the one that shows it, and whether as a container or by a push.
  private var sources: [ExactString: [(source: String, kind: Kind)]] = [:]

  private enum Kind { case root, tab, push, embed }

  /// Looks through a document.
  init(_ document: InterfaceDocument) {
    for scene in document.root.child("scenes")?.children ?? [] {
      for controller in scene.child("objects")?.children ?? [] { visit(controller) }
    }
  }

  private mutating func visit(_ controller: XMLElement) {
    guard let id = controller["id"] else { return }
    metrics[ExactString(id)] = controller
    visitSegues(of: controller, from: id)
  }

  private mutating func visitSegues(of element: XMLElement, from id: String) {
    if element.name == "segue", let destination = element["destination"] {
      let kind: Kind? =
        switch (element["kind"], element["relationship"]) {
        case (_, "rootViewController"): .root
        case (_, "viewControllers"): .tab
        case ("show", _), ("push", _): .push
        case ("embed", _): .embed
        default: nil
        }
      if let kind { sources[ExactString(destination), default: []].append((id, kind)) }
    }
    for child in element.children { visitSegues(of: child, from: id) }
  }

  /// The bars around a controller's view.
  func bars(around controller: XMLElement) -> SimulatedBars {
    var bars = SimulatedBars()
    var visited: Set<ExactString> = []
    inherit(into: &bars, from: controller, &visited)
    return bars
  }

  private func inherit(
    into bars: inout SimulatedBars, from controller: XMLElement, _ visited: inout Set<ExactString>
  ) {
    guard let id = controller["id"], visited.insert(ExactString(id)).inserted else { return }
    var inherited = SimulatedBars()
    for (source, kind) in sources[ExactString(id)] ?? [] {
      guard let shower = metrics[ExactString(source)] else { continue }
      add(to: &inherited, from: shower, kind, &visited)
    }
    // What a controller is told to simulate is stronger than what it would have.
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      inherited.hasNavigationBar = top.name == "simulatedNavigationBarMetrics"
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      inherited.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      inherited.hasToolbar = bottom.name == "simulatedToolbarMetrics"
    }
    if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil" {
      inherited.hasStatusBar = false
    }
    bars.add(inherited)
  }

  private func add(
    to bars: inout SimulatedBars, from shower: XMLElement, _ kind: Kind,
    _ visited: inout Set<ExactString>
  ) {
    switch kind {
    case .root:
      guard shower.name == "navigationController" else { return }
      if shower.flag("navigationBarHidden") != true {
        bars.hasNavigationBar = true
        bars.hasOwnNavigationBar = true
      }
      if shower.flag("toolbarHidden") == false { bars.hasToolbar = true }
      if shower.child(key: "navigationBar")?.flag("largeTitles") == true {
        bars.hasLargeTitle = true
      }
    case .tab: bars.hasTabBar = true
    case .push: break
    case .embed:
      bars.isEmbedded = true
      return
    }
    inherit(into: &bars, from: shower, &visited)
    if kind == .push { bars.hasOwnNavigationBar = false }
  }
}

extension SimulatedBars {
  /// Adds the bars of another way to the same view.
  fileprivate mutating func add(_ other: SimulatedBars) {
    isEmbedded = isEmbedded || other.isEmbedded
    hasStatusBar = hasStatusBar && other.hasStatusBar
    hasNavigationBar = hasNavigationBar || other.hasNavigationBar
    hasOwnNavigationBar = hasOwnNavigationBar || other.hasOwnNavigationBar
    hasLargeTitle = hasLargeTitle || other.hasLargeTitle
    hasTabBar = hasTabBar || other.hasTabBar
    hasToolbar = hasToolbar || other.hasToolbar
  }
}
