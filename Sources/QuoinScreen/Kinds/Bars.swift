extension ViewKind {
  /// `UINavigationBar`.
  static let navigationBar = bar(
    "navigationBar", "A bar with a title, by its title or its children.", edge: .bottom,
    attributes: [largeTitle]
  ) { bag, context in
    if bag.read(largeTitle, &context) ?? false { return BarMetrics.navigationBar.large }
    return context.hasCompactHeight
      ? BarMetrics.navigationBar.compact : BarMetrics.navigationBar.regular
  }

  /// `UITabBar`.
  static let tabBar = bar(
    "tabBar", "A bar of tabs, by a name or its children.", edge: .top
  ) { _, _ in BarMetrics.tabBar }

  /// `UIToolbar`.
  static let toolbar = bar(
    "toolbar", "A bar of buttons, by a name or its children.", edge: .top
  ) { _, context in
    context.hasCompactHeight ? BarMetrics.toolbar.compact : BarMetrics.toolbar.regular
  }

  private static let largeTitle = AttributeKey(
    "largeTitle", .bool, default: "false",
    "Whether it is as high as a bar with a large title below it.")

  /// Where a bar's hairline is.
  private enum Edge { case top, bottom }

  private static func bar(
    _ name: String, _ summary: String, edge: Edge, attributes: [AttributeKey<Bool>] = [],
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
          shapes: [
            .plate(context.systemColor("secondarySystemBackground")),
            .hairline(at: line, context.systemColor("separator")),
          ], captions: captions))
    }
  }
}

extension ReadContext {
  /// Whether the screen's vertical size class is compact: an iPhone held sideways.
  var hasCompactHeight: Bool { canvas.height.map { $0 < Self.regularHeight } ?? false }

  /// Every iPhone's short side is less, every regular height more.
  private static let regularHeight = 480.0
}
