import QuoinSource

/// Finds which bars Interface Builder shows around a view controller: those it is told to simulate,
/// else those of the containers that segues lead from.
struct BarFinder {
  private var metrics: [ExactString: XMLElement] = [:]
  /// For each controller the one that shows it, and whether as a container or by a push.
  private var sources: [ExactString: [(source: String, kind: Kind)]] = [:]

  private enum Kind { case root, tab, push }

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
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      bars.hasNavigationBar = top.name == "simulatedNavigationBarMetrics"
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
    }
    if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil" {
      bars.hasStatusBar = false
    }
    for (source, kind) in sources[ExactString(id)] ?? [] {
      guard let shower = metrics[ExactString(source)] else { continue }
      switch kind {
      case .root:
        guard shower.name == "navigationController" else { continue }
        bars.hasNavigationBar = bars.hasNavigationBar || shower.flag("navigationBarHidden") != true
        bars.hasToolbar = bars.hasToolbar || shower.flag("toolbarHidden") == false
        bars.hasLargeTitle =
          bars.hasLargeTitle || shower.child(key: "navigationBar")?.flag("largeTitles") == true
        inherit(into: &bars, from: shower, &visited)
      case .tab:
        bars.hasTabBar = true
        inherit(into: &bars, from: shower, &visited)
      case .push: inherit(into: &bars, from: shower, &visited)
      }
    }
  }
}
