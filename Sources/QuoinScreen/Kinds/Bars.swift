extension ViewKind {
  /// `UINavigationBar`.
  static let navigationBar = bar(
    "navigationBar", "UINavigationBar", "A bar with a title, by its title or its children.",
    edge: .bottom,
    attributes: [largeTitle]
  ) { bag, context in
    let traits = context.canvas.traits
    let bar = ChromeMetrics.navigationBar(traits)
    guard bag.read(largeTitle, &context) == true else { return Metrics(height: bar) }
    let height = ChromeMetrics.largeTitleBar(traits)
    return Metrics(
      height: height, large: height > bar ? bar : nil,
      properties: [.init("prefersLargeTitles", .flag(true), isContent: false)])
  }

  /// `UITabBar`.
  static let tabBar = bar(
    "tabBar", "UITabBar", "A bar of tabs, by a name or its children.", edge: .top
  ) { _, _ in Metrics(height: ChromeMetrics.tabBar) }

  /// `UIToolbar`.
  static let toolbar = bar(
    "toolbar", "UIToolbar", "A bar of buttons, by a name or its children.", edge: .top,
    onHomeIndicator: ChromeMetrics.toolbarOnHomeIndicator
  ) { _, context in
    Metrics(height: ChromeMetrics.toolbar(context.canvas.traits))
  }

  private static let largeTitle = AttributeKey(
    "largeTitle", .bool, default: "false",
    "Whether it is as high as a bar with a large title below it.")

  /// How high a bar is, in points.
  private struct Metrics {
    var height: Double
    /// What is above a large title; nil for a title in the bar's middle.
    var large: Double?
    /// What code sets of it.
    var properties: [ControlElement.Property] = []
  }

  /// Where a bar's hairline is.
  private enum Edge { case top, bottom }

  private static func bar(
    _ name: String, _ className: String, _ summary: String, edge: Edge,
    attributes: [AttributeKey<Bool>] = [],
    onHomeIndicator: @escaping @Sendable (Traits) -> Double? = { _ in nil },
    metrics: @escaping @Sendable (AttributeBag, inout ReadContext) -> Metrics
  ) -> ViewKind {
    ViewKind(
      name: name, contentType: .nameOrChildren, summary: summary,
      attributes: attributes.map(\.description)
    ) { body, view, context in
      let line = Shape.Place(edge == .top ? 0 : 1, edge == .top ? 0 : -0.5)
      let metrics = metrics(body.attributes, &context)
      var captions = context.caption(of: body.content)
      captions?.font = Font(size: 17, weight: .semibold)
      if let top = metrics.large { captions?.beLargeTitle(below: top) }
      view.element = .control(ControlElement(className, properties: metrics.properties))
      captions?.color = context.systemColor("label")
      view.content = .control(
        ControlContent(
          size: ContentSize(height: metrics.height),
          heightOnHomeIndicator: onHomeIndicator(context.canvas.traits),
          shapes: [
            .plate(context.systemColor("secondarySystemBackground")),
            .hairline(at: line, context.systemColor("separator")),
          ], captions: captions))
    }
  }
}

extension Captions {
  /// Stands as `UINavigationBar`'s large title does: bold, at the leading margin, below the bar.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography: Large Title is 34; the bold face and the
  /// margin of 16 are seen in iOS 11 to 18.
  fileprivate mutating func beLargeTitle(below top: Double) {
    font = Font(size: 34, weight: .bold)
    alignment = .natural
    leadingInset = 16
    topInset = top
  }
}
