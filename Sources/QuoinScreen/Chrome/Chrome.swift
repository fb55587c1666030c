import QuoinSource
import QuoinSyntax

/// The bars that a spec puts around its views.
struct Chrome: Sendable, Equatable {
  var navigationBar = false
  var largeTitle = false
  var tabBar = false
  var toolbar = false
  var keyboard = false
}

extension ValueType where Value == Chrome {
  /// `{navigationBar, largeTitle, tabBar, toolbar, keyboard}`, each true or false.
  ///
  /// A large title is a navigation bar's, so it brings one.
  static let chrome = ValueType("a map of bars") { node, context in
    guard let resolved = context.resolve(node) else { return nil }
    if resolved.scalar?.isAbsent == true { return Chrome() }
    let fields = MapReader(
      resolved, &context,
      allows: ["navigationBar", "largeTitle", "tabBar", "toolbar", "keyboard"])
    var chrome = Chrome()
    let navigationBar = fields.read("navigationBar", as: .bool, &context)
    chrome.largeTitle = fields.read("largeTitle", as: .bool, &context) ?? false
    chrome.navigationBar = navigationBar ?? chrome.largeTitle
    chrome.tabBar = fields.read("tabBar", as: .bool, &context) ?? false
    chrome.toolbar = fields.read("toolbar", as: .bool, &context) ?? false
    chrome.keyboard = fields.read("keyboard", as: .bool, &context) ?? false
    if chrome.largeTitle, navigationBar == false, let entry = fields.entry("largeTitle") {
      context.report(.titleWithoutBar(at: entry.keyRange))
    }
    return chrome
  }
}

extension Canvas {
  /// Puts bars around the views: each takes from the safe area, and from the margins with it.
  ///
  /// A navigation bar is below the status bar, a tab bar above the home indicator, a toolbar above
  /// the tab bar. The keyboard is over all of them and takes what they leave of its height.
  mutating func add(_ bars: Chrome) {
    let traits = traits
    var top = safeArea.top
    var bottom = safeArea.bottom
    if bars.navigationBar {
      top +=
        bars.largeTitle
        ? ChromeMetrics.largeTitleBar(traits) : ChromeMetrics.navigationBar(traits)
      chrome.append(ChromeBar(.navigationBar, from: 0, to: top))
    }
    var outer = 0.0
    for (kind, height) in [
      (ChromeBar.Kind.tabBar, bars.tabBar ? ChromeMetrics.tabBar : nil),
      (.toolbar, bars.toolbar ? toolbar(above: bars.tabBar) : nil),
    ] {
      guard let height else { continue }
      bottom += height
      chrome.append(ChromeBar(kind, from: outer, to: bottom))
      outer = bottom
    }
    if bars.keyboard {
      let height = ChromeMetrics.keyboard(on: self)
      chrome.append(ChromeBar(.keyboard, from: 0, to: height))
      bottom = max(bottom, height)
    }
    let more = EdgeInsets(
      top: top - safeArea.top, left: 0, bottom: bottom - safeArea.bottom, right: 0)
    safeArea = safeArea.adding(more)
    margins = margins.adding(more)
  }

  /// The height of a toolbar, which is another where it stands on the home indicator.
  private func toolbar(above tabBar: Bool) -> Double {
    let onIndicator = !tabBar && HomeIndicator.isStrip(safeArea.bottom)
    return (onIndicator ? ChromeMetrics.toolbarOnHomeIndicator(traits) : nil)
      ?? ChromeMetrics.toolbar(traits)
  }
}

extension Diagnostic {
  static func titleWithoutBar(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "title-without-bar", "a large title needs the navigation bar", at: range,
      hint: "write navigationBar: true, or leave it out")
  }
}
