extension ViewKind {
  /// `UINavigationBar`.
  static let navigationBar = bar(
    "navigationBar", "A bar with a title, by its title or its children.", edge: .bottom,
    attributes: [largeTitle]
  ) { bag, context in
    let isLarge = bag.read(largeTitle, &context) ?? false
    return isLarge
      ? ChromeMetrics.largeTitleBar(context.canvas.traits)
      : ChromeMetrics.navigationBar(context.canvas.traits)
  }

  /// `UITabBar`.
  static let tabBar = bar(
    "tabBar", "A bar of tabs, by a name or its children.", edge: .top
  ) { _, _ in ChromeMetrics.tabBar }

  /// `UIToolbar`.
  static let toolbar = bar(
    "toolbar", "A bar of buttons, by a name or its children.", edge: .top,
    onHomeIndicator: ChromeMetrics.toolbarOnHomeIndicator
  ) { _, context in
    ChromeMetrics.toolbar(context.canvas.traits)
  }

  private static let largeTitle = AttributeKey(
    "largeTitle", .bool, default: "false",
    "Whether it is as high as a bar with a large title below it.")

  /// Where a bar's hairline is.
  private enum Edge { case top, bottom }

  private static func bar(
    _ name: String, _ summary: String, edge: Edge, attributes: [AttributeKey<Bool>] = [],
    onHomeIndicator: @escaping @Sendable (Traits) -> Double? = { _ in nil },
    height: @escaping @Sendable (AttributeBag, inout ReadContext) -> Double
  ) -> ViewKind {
    ViewKind(
      name: name, contentType: .nameOrChildren, summary: summary,
      attributes: attributes.map(\.description)
    ) { body, view, context in
      let line = Shape.Place(edge == .top ? 0 : 1, edge == .top ? 0 : -0.5)
      var captions = context.caption(of: body.content)
      captions?.font = Font(size: 17, weight: .semibold)
      captions?.color = context.systemColor("label")
      view.content = .control(
        ControlContent(
          size: ContentSize(height: height(body.attributes, &context)),
          heightOnHomeIndicator: onHomeIndicator(context.canvas.traits),
          shapes: [
            .plate(context.systemColor("secondarySystemBackground")),
            .hairline(at: line, context.systemColor("separator")),
          ], captions: captions))
    }
  }
}
