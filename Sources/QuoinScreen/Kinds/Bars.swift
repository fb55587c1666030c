extension ViewKind {
  /// `UINavigationBar`.
  static let navigationBar = bar(
    "navigationBar", "UINavigationBar", "A bar with a title, by its title or its children.",
    edge: .bottom,
    attributes: [largeTitle]
  ) { bag, context in
    let isLarge = bag.read(largeTitle, &context) ?? false
    return Bar(
      height: isLarge
        ? ChromeMetrics.largeTitleBar(context.canvas.traits)
        : ChromeMetrics.navigationBar(context.canvas.traits),
      properties: isLarge ? [.init("prefersLargeTitles", .flag(true), isContent: false)] : [])
  }

  /// `UITabBar`.
  static let tabBar = bar(
    "tabBar", "UITabBar", "A bar of tabs, by a name or its children.", edge: .top
  ) { _, _ in Bar(height: ChromeMetrics.tabBar) }

  /// `UIToolbar`.
  static let toolbar = bar(
    "toolbar", "UIToolbar", "A bar of buttons, by a name or its children.", edge: .top,
    onHomeIndicator: ChromeMetrics.toolbarOnHomeIndicator
  ) { _, context in
    Bar(height: ChromeMetrics.toolbar(context.canvas.traits))
  }

  private static let largeTitle = AttributeKey(
    "largeTitle", .bool, default: "false",
    "Whether it is as high as a bar with a large title below it.")

  /// Where a bar's hairline is.
  private enum Edge { case top, bottom }

  /// What a bar's attributes make of it.
  private struct Bar {
    /// Its height in points.
    var height: Double
    /// What code sets of it.
    var properties: [ControlElement.Property] = []
  }

  private static func bar(
    _ name: String, _ className: String, _ summary: String, edge: Edge,
    attributes: [AttributeKey<Bool>] = [],
    onHomeIndicator: @escaping @Sendable (Traits) -> Double? = { _ in nil },
    read: @escaping @Sendable (AttributeBag, inout ReadContext) -> Bar
  ) -> ViewKind {
    ViewKind(
      name: name, contentType: .nameOrChildren, summary: summary,
      attributes: attributes.map(\.description)
    ) { body, view, context in
      let line = Shape.Place(edge == .top ? 0 : 1, edge == .top ? 0 : -0.5)
      var captions = context.caption(of: body.content)
      captions?.font = Font(size: 17, weight: .semibold)
      let bar = read(body.attributes, &context)
      view.element = .control(ControlElement(className, properties: bar.properties))
      captions?.color = context.systemColor("label")
      view.content = .control(
        ControlContent(
          size: ContentSize(height: bar.height),
          heightOnHomeIndicator: onHomeIndicator(context.canvas.traits),
          shapes: [
            .plate(context.systemColor("secondarySystemBackground")),
            .hairline(at: line, context.systemColor("separator")),
          ], captions: captions))
    }
  }
}
